// Doctors as rows, with place and level copied from their hospital and last visit and activity from what happened.
import { maskOf } from '../../../../apps/server/src/platform/secrets/index.ts';
import { spellPerson, type Transaction } from '../../reference/index.ts';
import { addDays, momentOf } from '../days.ts';
import { type Copied, copyRows, line, type Value } from '../load/copy.ts';
import { englishName, type PersonName, personName } from '../people/names.ts';
import { doctorPhone } from '../people/numbers.ts';
import { type Random, random, weighted } from '../random.ts';
import { type Cast, WEEKS } from './cast.ts';
import { degreesOf, type Field, maskOfTags, resumeOf, specialtyOf, tagsOf } from './writing.ts';

const columns = [
  'id',
  'code',
  'name',
  'en_name',
  'pinyin',
  'initials',
  'sex',
  'title_code',
  'doctor_type',
  'administrative_position',
  'hospital_id',
  'department_code',
  'department_name',
  'professional_direction',
  'indication',
  'province_code',
  'city_code',
  'hospital_level',
  'tier',
  'coverage_status',
  'masked_phone',
  'email',
  'native_place',
  'birth_year',
  'working_since',
  'degree_title',
  'resume',
  'has_sales',
  'is_verified',
  'last_visit_at',
  'next_task_title',
  'next_task_due',
  'weekly_activity',
  'source',
  'created_at',
  'updated_at',
];

type Department = readonly [code: string, name: string, field: Field, indication: string];

const drawDepartment = weighted<Department>([
  [['03.03', '神经内科', 'neurology', '偏头痛'], 42],
  [['15', '精神科', 'psychiatry', '抑郁障碍'], 18],
  [['04.02', '神经外科', 'other', '偏头痛'], 7],
  [['03.10', '老年病科', 'neurology', '阿尔茨海默病'], 6],
  [['15.08', '睡眠医学科', 'psychiatry', '失眠障碍'], 6],
  [['21', '康复医学科', 'other', '脑卒中康复'], 5],
  [['27', '疼痛科', 'other', '偏头痛'], 4],
  [['02', '全科医疗科', 'other', '失眠障碍'], 4],
  [['15.06', '临床心理科', 'psychiatry', '焦虑障碍'], 4],
  [['07.08', '小儿神经科', 'neurology', '癫痫'], 2],
  [['50.07', '中医脑病科', 'neurology', '眩晕'], 2],
]);

const titles = [
  ['CHIEF_PHYSICIAN', 'CHIEF', '主任医师', 52],
  ['ASSOCIATE_CHIEF_PHYSICIAN', 'ASSOCIATE_CHIEF', '副主任医师', 45],
  ['ATTENDING_PHYSICIAN', 'ATTENDING', '主治医师', 37],
  ['RESIDENT_PHYSICIAN', 'RESIDENT', '住院医师', 32],
] as const;
const rankByTier = [
  weighted([
    [0, 7],
    [1, 3],
  ]),
  weighted([
    [0, 3],
    [1, 5],
    [2, 2],
  ]),
  weighted([
    [0, 1],
    [1, 4],
    [2, 5],
    [3, 1],
  ]),
  weighted([
    [1, 1],
    [2, 6],
    [3, 3],
  ]),
];
const tasks = [
  '学术拜访：新版指南解读',
  '邀请：区域神经论坛',
  '发送文献：睡眠与情绪',
  '补充讲者年度声明',
  '电话随访：资料反馈',
  '企微推送：偏头痛问答',
  '核验执业信息',
  '取得沟通授权',
];
const nativePlaces = [
  '浙江杭州',
  '浙江宁波',
  '江苏苏州',
  '江苏南京',
  '安徽合肥',
  '山东济南',
  '河南郑州',
  '湖北武汉',
  '湖南长沙',
  '四川成都',
  '福建厦门',
  '北京',
  '上海',
  '重庆',
];

const neurology: Department = ['03.03', '神经内科', 'neurology', '偏头痛'];
const psychiatry: Department = ['15', '精神科', 'psychiatry', '抑郁障碍'];

/** Doctors a visitor of the demo meets first, all invented; `rank` is the place in `titles`. */
const featured = [
  { family: '沈', given: '若溪', sex: 'FEMALE', rank: 0, department: neurology },
  { family: '顾', given: '明岐', sex: 'MALE', rank: 0, department: neurology },
  { family: '许', given: '静姝', sex: 'FEMALE', rank: 1, department: psychiatry },
  { family: '陆', given: '景和', sex: 'MALE', rank: 0, department: neurology },
  { family: '周', given: '砚清', sex: 'MALE', rank: 1, department: neurology },
  { family: '韩', given: '书珩', sex: 'MALE', rank: 2, department: neurology },
] as const;
type Featured = (typeof featured)[number] | undefined;

export function copyDoctors(tx: Transaction, cast: Cast, realm: string, today: string): Promise<Copied> {
  return copyRows(tx, 'doctors', columns, doctorLines(cast, realm, today));
}

function* doctorLines(cast: Cast, realm: string, today: string): Generator<string> {
  const randomly = random(realm, 'doctor rows');
  let hospital = -1;
  let taken = new Set<string>();
  for (let index = 0; index < cast.count; index += 1) {
    if (hospital !== cast.hospitalOf[index]) taken = new Set();
    hospital = cast.hospitalOf[index]!;
    yield doctorLine(cast, index, realm === 'weili' ? featured[index] : undefined, taken, randomly, today);
  }
}

/** Within a hospital no two doctors have the same name. */
function freshName(randomly: Random, taken: Set<string>, fixed: Featured): PersonName {
  let name: PersonName = fixed ?? personName(randomly);
  while (taken.has(name.family + name.given)) name = personName(randomly);
  taken.add(name.family + name.given);
  return name;
}

function doctorLine(
  cast: Cast,
  index: number,
  fixed: Featured,
  taken: Set<string>,
  randomly: Random,
  today: string,
): string {
  const hospital = cast.hospitals[cast.hospitalOf[index]!]!;
  const tier = cast.tierOf[index]!;
  const name = freshName(randomly, taken, fixed);
  const fullName = name.family + name.given;
  const rank = fixed?.rank ?? rankByTier[tier]!(randomly);
  const last = cast.lastVisit[index]!;
  const created = new Date(momentOf(addDays(today, -randomly.between(380, 1000)), 540 + randomly.between(0, 400)));
  const person = personColumns(name, rank, randomly);
  const department = departmentColumns(fixed, randomly);
  const contact = contactColumns(name, index, randomly);
  const life = lifeColumns(rank, fullName, randomly, today);
  cast.tagsOf[index] = maskOfTags(tagsOf(randomly, tier, cast.activityOf[index]! > 190));
  return line(
    cast.firstId + index,
    `D${doctorNumber(index)}`,
    ...person,
    hospital.id,
    ...department,
    hospital.city.provinceCode,
    hospital.city.code,
    hospital.level,
    'ABCD'[tier]!,
    coverageOf(last, today),
    ...contact,
    ...life,
    hospital.hasSales,
    randomly.chance(0.62),
    last === 0 ? null : new Date(last),
    ...nextTask(randomly, last, today),
    Array.from(cast.weekly.subarray(index * WEEKS, (index + 1) * WEEKS)),
    'DEMO',
    created,
    created,
  );
}

function doctorNumber(index: number): string {
  return String(index + 1).padStart(7, '0');
}

function personColumns({ family, given, sex }: PersonName, rank: number, randomly: Random): Value[] {
  const { pinyin, initials, syllables } = spellPerson(family, given);
  const [title, type] = titles[rank]!;
  const english = englishName(syllables.slice(0, family.length), syllables.slice(family.length));
  return [family + given, english, pinyin, initials, sex, title, type, positionOf(rank, randomly.next())];
}

function departmentColumns(fixed: Featured, randomly: Random): Value[] {
  const [code, name, field, indication] = fixed?.department ?? drawDepartment(randomly);
  const ward = fixed === undefined && randomly.chance(0.1) ? `${randomly.pick(['一', '二', '三'])}病区` : '';
  return [code, name + ward, specialtyOf(randomly, field), indication];
}

function contactColumns({ family, given }: PersonName, index: number, randomly: Random): Value[] {
  const mail = `${spellPerson(family, given).pinyin}${index + 1}@hospital.example`;
  return [maskOf('PHONE', doctorPhone(index)), randomly.chance(0.6) ? mail : null, randomly.pick(nativePlaces)];
}

function lifeColumns(rank: number, fullName: string, randomly: Random, today: string): Value[] {
  const [, , titleName, age] = titles[rank]!;
  const year = Number(today.slice(0, 4));
  const born = year - age - randomly.between(-6, 6);
  const resume = randomly.chance(0.9) ? resumeOf(randomly, fullName, titleName) : '';
  return [born, Math.min(born + randomly.between(24, 28), year - 1), degreesOf(randomly, rank), resume];
}

function positionOf(rank: number, point: number): string | null {
  if (rank > 1) return null;
  if (point < 0.1) return 'DEPARTMENT_DIRECTOR';
  if (point < 0.2) return 'DEPARTMENT_VICE_DIRECTOR';
  return point < 0.23 ? 'VICE_PRESIDENT' : null;
}

/** Lost when nobody came for half a year. */
function coverageOf(lastVisit: number, today: string): string {
  if (lastVisit === 0) return 'UNCOVERED';
  return lastVisit < momentOf(addDays(today, -180), 0) ? 'LOST' : 'COVERED';
}

/** Only doctors somebody visits have a next task; some are overdue. */
function nextTask(randomly: Random, lastVisit: number, today: string): [string | null, string | null] {
  if (lastVisit === 0 || !randomly.chance(0.55)) return [null, null];
  return [randomly.pick(tasks), addDays(today, randomly.between(-4, 14))];
}
