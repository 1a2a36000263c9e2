// Invented hospital names; a made-up place word keeps them apart from real institutions.
import type { Random } from '../random.ts';
import type { City } from './cities.ts';

export type HospitalType = 'GENERAL' | 'SPECIALTY' | 'TCM' | 'WOMEN_CHILDREN' | 'COMMUNITY';

const firsts = '云江临南澄清明瑞景和安宁嘉恒沐朗星松梅竹翠碧青蓝远望锦鹭雁岚霁晴';
const seconds = '川澜汐屿湖溪岸原岭桥浦洲泉渡台苑林坪港湾畔川野峰';

const numbers = ['第十五', '第十六', '第十七', '第十八', '第十九', '第二十', '第二十一', '第二十二'];

const endings: Record<HospitalType, readonly string[]> = {
  GENERAL: [
    '医院',
    '中心医院',
    '人民医院',
    '大学附属医院',
    '大学附属第一医院',
    '大学附属第二医院',
    '大学附属第三医院',
    '红十字医院',
    '协同医院',
    '综合医院',
  ],
  SPECIALTY: ['脑科医院', '精神卫生中心', '神经医学中心', '睡眠医学中心', '康复医院', '心理医院', '老年病医院'],
  TCM: ['中医医院', '中西医结合医院', '中医脑病医院'],
  WOMEN_CHILDREN: ['妇幼保健院', '儿童医院', '妇女儿童医院'],
  COMMUNITY: ['社区卫生服务中心', '街道卫生服务中心', '镇卫生院'],
};

export interface Named {
  readonly city: City;
  readonly county: string;
  readonly type: HospitalType;
  readonly level: string;
}

/** The words a name is put together of: place, invented word, kind of institution. Hospitals of universities are of level 3. */
export function hospitalName(random: Random, { city, county, type, level }: Named): string[] {
  if (type === 'GENERAL' && random.chance(0.08)) return [city.name, random.pick(numbers), '人民医院'];
  const word = random.pick([...firsts]) + random.pick([...seconds]);
  const drawn = random.pick(endings[type]);
  const ending = drawn.startsWith('大学') && !level.startsWith('3') ? '医院' : drawn;
  if (ending.startsWith('大学')) return [word, ending];
  const place = type === 'COMMUNITY' || random.chance(0.35) ? county : city.name;
  return [place, word, ending];
}
