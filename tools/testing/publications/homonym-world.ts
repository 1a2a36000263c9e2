// A world of people who share their names: doctors of ours, people who are not, what they publish and how badly it is written down.
import type postgres from 'postgres';
import { spellPerson } from '../../../apps/server/src/modules/hospitals/index.ts';
import { random, type Random } from '../../../database/seeds/demo/random.ts';

export interface Person {
  readonly index: number;
  readonly name: string;
  readonly family: string;
  /** Syllables of the given name. */
  readonly given: readonly string[];
  readonly hospital: number;
  /** Where the person worked before; papers may name it. */
  readonly former: number;
  readonly field: Field;
  readonly since: number;
  readonly isDoctor: boolean;
  /** Numbers the source gives the person; a few are shared with others of the name. */
  readonly numbers: readonly string[];
  readonly circle: number[];
  /** Until this year the person's works name the former hospital; undefined where any work may. */
  readonly movedIn: number | undefined;
}

export interface WorldPlan {
  readonly doctors: number;
  readonly others: number;
  /**
   * As bad as sources are with Chinese names: a few names are borne by hundreds, one person in four is taken for a namesake,
   * people change their hospital once in life, and few people write most of the works.
   */
  readonly isHarsh?: boolean;
}

export interface World {
  readonly isHarsh: boolean;
  readonly people: readonly Person[];
  readonly hospitals: readonly { zh: string; en: string; city: string; enCity: string }[];
  /** Ids of the doctors by place among the people. */
  readonly doctorIds: ReadonlyMap<number, string>;
}

interface Field {
  readonly department: string;
  readonly code: string;
  readonly indication: string;
  readonly direction: string;
  readonly topics: readonly string[];
}

const fields: readonly Field[] = [
  {
    department: '神经内科',
    code: '03.03',
    indication: '偏头痛',
    direction: '偏头痛的规范诊治',
    topics: ['Migraine', 'Headache', 'Neurology'],
  },
  {
    department: '神经内科',
    code: '03.03',
    indication: '癫痫',
    direction: '癫痫',
    topics: ['Epilepsy', 'Seizure', 'Electroencephalography'],
  },
  {
    department: '精神科',
    code: '15',
    indication: '抑郁障碍',
    direction: '抑郁障碍的个体化治疗',
    topics: ['Depression', 'Psychiatry', 'Antidepressants'],
  },
  {
    department: '老年病科',
    code: '03.10',
    indication: '阿尔茨海默病',
    direction: '认知障碍与痴呆',
    topics: ['Dementia', 'Alzheimer disease', 'Geriatrics'],
  },
  {
    department: '睡眠医学科',
    code: '15.08',
    indication: '失眠障碍',
    direction: '睡眠障碍',
    topics: ['Insomnia', 'Sleep disorder', 'Circadian rhythm'],
  },
  {
    department: '康复医学科',
    code: '21',
    indication: '脑卒中康复',
    direction: '神经康复',
    topics: ['Stroke rehabilitation', 'Rehabilitation', 'Motor recovery'],
  },
];
/** What people outside our lists do besides. */
const otherTopics: readonly (readonly string[])[] = [
  ['Breast cancer', 'Chemotherapy', 'Oncology'],
  ['Diabetes mellitus', 'Insulin', 'Endocrinology'],
  ['Coronary artery disease', 'Cardiology', 'Myocardial infarction'],
  ['Materials science', 'Graphene', 'Nanotechnology'],
  ['Knee', 'Orthopedics', 'Arthroplasty'],
];

const families = '王李张刘陈杨黄赵吴周';
const givens = [
  '伟',
  '静',
  '敏',
  '军',
  '磊',
  '丽',
  '若溪',
  '思远',
  '子涵',
  '明轩',
  '佳怡',
  '晓峰',
  '文静',
  '志强',
  '建国',
  '雨桐',
  '嘉琪',
  '浩然',
  '雅婷',
  '国平',
];
const cities = [
  ['330100', '杭州', 'Hangzhou'],
  ['320100', '南京', 'Nanjing'],
  ['420100', '武汉', 'Wuhan'],
  ['510100', '成都', 'Chengdu'],
  ['370100', '济南', 'Jinan'],
] as const;
const marks = ['Yunhe', 'Linjiang', 'Chenghu', 'Nanyu', 'Jinghe', 'Muxi', 'Langyuan', 'Songling'] as const;
const houses = [
  ['医院', 'Hospital'],
  ['中心医院', 'Central Hospital'],
  ['第一医院', 'First Hospital'],
  ['精神卫生中心', 'Mental Health Center'],
] as const;
const zhMarks = ['云合', '临江', '澄湖', '南屿', '景禾', '沐溪', '朗原', '松岭'] as const;

export function planWorld(seed: string, { doctors, others, isHarsh = false }: WorldPlan): Omit<World, 'doctorIds'> {
  const randomly = random('homonyms', seed);
  const harshly = isHarsh ? random('harsh homonyms', seed) : undefined;
  const hospitals = cities.flatMap(([city, zhCity, enCity]) =>
    marks.flatMap((mark, at) =>
      houses.map(([zh, en]) => ({ zh: `${zhCity}${zhMarks[at]!}${zh}`, en: `${enCity} ${mark} ${en}`, city, enCity })),
    ),
  );
  const count = doctors + others;
  const taken = new Set<string>();
  const people: Person[] = [];
  while (people.length < count) {
    const isDoctor = people.length < doctors;
    const person = planPerson({ randomly, harshly }, people, hospitals.length, isDoctor);
    // Two doctors of one name in one department are the business of duplicates.
    const key = `${person.name}|${person.hospital}|${person.field.department}`;
    if (isDoctor && taken.has(key)) continue;
    taken.add(key);
    people.push(person);
  }
  // People write mostly with colleagues of their own field.
  const byWard = Map.groupBy(people, ({ hospital, field }) => `${hospital}|${field.topics[0]!}`);
  const byField = Map.groupBy(people, ({ field }) => field.topics[0]!);
  for (const person of people) {
    const ward = byWard.get(`${person.hospital}|${person.field.topics[0]!}`)!;
    const field = byField.get(person.field.topics[0]!)!;
    while (person.circle.length < 5) {
      const pool = randomly.chance(0.6) ? ward : randomly.chance(0.7) ? field : people;
      person.circle.push(randomly.pick(pool).index);
    }
  }
  return { people, hospitals, isHarsh };
}

/** The first choices come far more often than the last. */
export const pickFront = <T>(randomly: Random, choices: readonly T[]): T =>
  choices[Math.floor(randomly.next() ** 2 * choices.length)]!;

interface Chances {
  readonly randomly: Random;
  readonly harshly: Random | undefined;
}

function planPerson(
  { randomly, harshly }: Chances,
  people: readonly Person[],
  hospitals: number,
  isDoctor: boolean,
): Person {
  const index = people.length;
  const [family, given] =
    harshly === undefined
      ? [randomly.pick([...families]), randomly.pick(givens)]
      : [pickFront(harshly, [...families]), pickFront(harshly, givens)];
  const name = family + given;
  const spelled = spellPerson(name).pinyin;
  const first = spellPerson(family).pinyin;
  const syllables = [...given].map((one) => spellPerson(one).pinyin);
  const field = randomly.pick(fields);
  const namesake = people.findLast((other) => other.name === name);
  // The source takes one person in twenty for a namesake.
  const own = [`A${8_000_000_000 + index * 2}`, ...(randomly.chance(0.3) ? [`A${8_000_000_001 + index * 2}`] : [])];
  const isTaken = namesake !== undefined && (harshly?.chance(0.25) ?? randomly.chance(0.05));
  const numbers = isTaken ? [namesake.numbers[0]!] : own;
  if (first + syllables.join('') !== spelled) throw new Error(`${name} is read ${spelled}`);
  return {
    index,
    name,
    family: first,
    given: syllables,
    hospital: randomly.between(0, hospitals - 1),
    former: randomly.between(0, hospitals - 1),
    field:
      isDoctor || randomly.chance(0.3) ? field : { ...field, department: '其他', topics: randomly.pick(otherTopics) },
    since: randomly.between(1990, 2015),
    isDoctor,
    numbers,
    circle: [],
    movedIn: harshly?.chance(0.4) === true ? harshly.between(1998, 2022) : undefined,
  };
}

/** Stores the hospitals and doctors; whoever else bears one of the names stays outside. */
export async function storeWorld(owner: postgres.Sql, world: Omit<World, 'doctorIds'>): Promise<World> {
  const places = await owner<{ id: string; name: string }[]>`
    insert into hospitals (enterprise_id, name, en_name, province_code, city_code)
    select 1, x.zh, x.en, left(x.city, 2) || '0000', x.city from jsonb_to_recordset(${owner.json(world.hospitals)}) as x(zh text, en text, city text)
    returning id::text, name`;
  const idOf = new Map(places.map(({ id, name }) => [name, id]));
  const rows = world.people
    .filter(({ isDoctor }) => isDoctor)
    .map(({ index, name, family, given, hospital, field, since }) => ({
      code: `HOM${index}`,
      name,
      pinyin: family + given.join(''),
      initials: family[0]! + given.map((one) => one[0]!).join(''),
      en: `${given.join('')} ${family}`,
      hospital: idOf.get(world.hospitals[hospital]!.zh),
      city: world.hospitals[hospital]!.city,
      since,
      department: field.department,
      departmentCode: field.code,
      indication: field.indication,
      direction: field.direction,
    }));
  const stored = await owner<{ id: string; code: string }[]>`
    insert into doctors (enterprise_id, code, name, pinyin, initials, en_name, hospital_id, city_code, province_code, working_since, department_name,
      department_code, indication, professional_direction)
    select 1, x.code, x.name, x.pinyin, x.initials, x.en, x.hospital, x.city, left(x.city, 2) || '0000', x.since, x.department, x."departmentCode",
      x.indication, x.direction
    from jsonb_to_recordset(${owner.json(rows)}) as x(code text, name text, pinyin text, initials text, en text, hospital bigint, city text,
      since int, department text, "departmentCode" text, indication text, direction text)
    returning id::text, code`;
  return { ...world, doctorIds: new Map(stored.map(({ id, code }) => [Number(code.slice(3)), id])) };
}
