// What the name of a hospital says of its kind and of who owns it, for lists that have no column for it (specification 2.3 DataCollection).
import type { z } from 'zod';
import type { HospitalOwnership, HospitalType } from '@yijian/contract/hospitals';

/** What the name says; a general hospital is one whose name says nothing else. */
export interface Told {
  readonly type: z.infer<typeof HospitalType> | undefined;
  readonly ownership: z.infer<typeof HospitalOwnership> | undefined;
}

/** The first that fits: 眼科门诊部 is no hospital of eyes, and 中医妇幼 is one for women and children. */
const types: readonly (readonly [z.infer<typeof HospitalType>, RegExp])[] = [
  ['COMMUNITY', /卫生院|卫院$|卫生室|卫生所|卫生站|社区(?:卫生|健康)?服务|社区医院|卫生服务中心/],
  ['OTHER', /门诊部|诊所|医务室|急救中心|急救站|疾病预防|疾控|血站|血液中心|体检中心|卫生监督/],
  ['WOMEN_CHILDREN', /妇幼|妇女儿童|妇儿|妇产|妇科|儿童医|儿科医|儿童保健|母婴|母子/],
  // 汉中医院 and 集中医学观察 only seem to say 中医.
  [
    'TCM',
    /(?<![汉晋吴台榆阆关巴资华集高初])中医(?!务)|中西医|国医|[蒙藏壮苗傣彝瑶]医|维吾尔医|维医|民族医|针灸|推拿|正骨/,
  ],
  [
    'SPECIALTY',
    /专科|口腔|牙科|眼科|眼病|耳鼻喉|五官科|肿瘤|癌症|精神|心理|脑科|脑病|安定医院|传染病|感染病|公共卫生临床|结核|肺科|胸科|肝病|肝胆|肾病|泌尿|骨科|骨伤|创伤|手外科|心血管|心脑|心脏|糖尿病|内分泌|皮肤|性病|整形|美容|烧伤|肛肠|胃肠|风湿|血液病|康复|老年病|职业病|麻风|戒毒|生殖|不孕|男科|癫痫|神经|疼痛|慢性病|病防治/,
  ],
  ['OTHER', /疗养院|护理院|养老|休养院/],
];

const ownerships: readonly (readonly [z.infer<typeof HospitalOwnership>, RegExp])[] = [
  ['MILITARY', /解放军|武警|联勤|军区|战区|军医大学|海军|空军|陆军|火箭军|部队医院|野战/],
  // A company that runs a hospital for its workers is not one itself: 矿业有限公司医院.
  [
    'PRIVATE',
    /民营|私立|股份制|合资|外资|独资|民办|有限(?:责任)?公司$|股份公司$|爱尔眼科|华厦眼科|普瑞眼科|和睦家|美中宜和|玛丽亚/,
  ],
];

const first = <T>(list: readonly (readonly [T, RegExp])[], name: string): T | undefined =>
  list.find(([, words]) => words.test(name))?.[0];

/** Undefined where the name says nothing. */
export function toldByName(name: string): Told {
  return { type: first(types, name), ownership: first(ownerships, name) };
}
