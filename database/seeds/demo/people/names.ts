// Invented Chinese personal names with a natural spread; nobody is meant.
import { type Random, weighted } from '../random.ts';

const familyName = weighted([
  ...share(70, '王李张刘陈'),
  ...share(32, '杨黄赵吴周徐孙马朱胡'),
  ...share(16, '郭何林高罗郑梁谢宋唐'),
  ...share(
    9,
    '许邓冯韩曹曾彭萧蔡潘田董袁于余叶蒋杜苏魏程吕丁沈任姚卢傅钟姜崔谭廖范汪陆金石戴贾韦夏邱方侯邹熊孟秦白江阎薛尹段雷黎史龙陶贺顾毛郝龚邵万钱严覃武赖',
  ),
  ...share(3, '洪汤尚温芦庞樊兰殷施梅安倪牛岳齐伍葛柯俞单毕聂关齐宁路喻柳戚祝谷柴欧柏穆卓岑祁费凌霍虞'),
  ...(['欧阳', '上官', '司马', '诸葛', '慕容', '皇甫', '令狐', '尉迟'] as const).map((name) => [name, 1.5] as const),
]);

const female = '静婷雅慧敏洁雪琳玲颖佳怡欣妍婉若溪晓莹芳蕾瑶菲岚清宁书月霏蓉悦薇娴蕴兰心菁芷依诗';
const male = '伟强磊军勇杰涛明超峰辉鹏飞宇航浩博文轩毅恒志远建国鸿振立诚凯旭东亮平刚锋嘉承景泽';
const either = '子一思知以之安然行言君和云舟衡川砚明嘉瑞晨昕时维初望南新楠林青润章柏';

export interface PersonName {
  readonly family: string;
  readonly given: string;
  readonly sex: 'MALE' | 'FEMALE';
}

/** A name; three in four have two given characters. */
export function personName(random: Random): PersonName {
  const sex = random.chance(0.46) ? 'FEMALE' : 'MALE';
  const pool = sex === 'FEMALE' ? female : male;
  const last = random.pick([...pool]);
  const family = familyName(random);
  if (random.chance(0.24)) return { family, given: last, sex };
  const first = random.chance(0.6) ? random.pick([...either]) : random.pick([...pool]);
  return { family, given: first + last, sex };
}

/** How a name is written in English: `Ruoxi Shen`. */
export function englishName(familySyllables: readonly string[], givenSyllables: readonly string[]): string {
  return `${capital(givenSyllables.join(''))} ${capital(familySyllables.join(''))}`;
}

function capital(word: string): string {
  return word.slice(0, 1).toUpperCase() + word.slice(1);
}

function share(weight: number, characters: string): [string, number][] {
  return [...characters].map((character) => [character, weight]);
}
