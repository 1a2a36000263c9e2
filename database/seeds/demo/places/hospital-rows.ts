// Hospitals, their owners and the standing of the products there, as rows.
import { spellWords, type Transaction } from '../../reference/index.ts';
import { addDays, momentOf } from '../days.ts';
import { type Copied, copyRows, line } from '../load/copy.ts';
import { random } from '../random.ts';
import { placeIn } from './city-centres.ts';
import type { Hospital } from './hospitals.ts';

const columns = [
  'id',
  'code',
  'name',
  'en_name',
  'aliases',
  'pinyin',
  'initials',
  'level',
  'type',
  'ownership',
  'province_code',
  'city_code',
  'county_code',
  'address',
  'telephone',
  'website',
  'beds',
  'yearly_outpatients',
  'key_departments',
  'latitude',
  'longitude',
  'reception_rule',
  'has_sales',
  'source',
  'created_at',
  'updated_at',
];

const kinds = {
  GENERAL: 'Hospital',
  SPECIALTY: 'Neuroscience Center',
  TCM: 'TCM Hospital',
  WOMEN_CHILDREN: "Women and Children's Hospital",
  COMMUNITY: 'Community Health Center',
};
const keyDepartments = ['神经内科', '精神科', '睡眠医学科', '神经外科', '老年病科', '疼痛科', '康复医学科'];
const roads = ['云溪路', '澄湖路', '南屿大道', '临汐路', '望江路', '松屏街', '学府路', '明德路'];

export function copyHospitals(
  tx: Transaction,
  hospitals: readonly Hospital[],
  realm: string,
  today: string,
): Promise<Copied> {
  return copyRows(tx, 'hospitals', columns, hospitalLines(hospitals, realm, today));
}

function* hospitalLines(hospitals: readonly Hospital[], realm: string, today: string): Generator<string> {
  const randomly = random(realm, 'hospital rows');
  const somewhere = random(realm, 'hospital positions');
  for (const hospital of hospitals) {
    const { city, level, spelling, index } = hospital;
    const beds = bedsOf(level, randomly.next());
    const created = new Date(momentOf(addDays(today, -randomly.between(400, 1100)), 600));
    yield line(
      hospital.id,
      `H${String(index + 1).padStart(6, '0')}`,
      hospital.name,
      englishName(hospital),
      [],
      spelling.pinyin,
      spelling.initials,
      level,
      hospital.type,
      ownership(randomly.next()),
      city.provinceCode,
      city.code,
      hospital.countyCode,
      `${city.name}${hospital.countyName}${randomly.pick(roads)}${randomly.between(1, 888)}号`,
      // 0000 is no exchange: the number is well formed and reaches nobody.
      `0571-0000${String(index % 10_000).padStart(4, '0')}`,
      `https://h${index + 1}.hospital.example`,
      beds,
      beds * randomly.between(400, 900),
      keyDepartments.filter(() => randomly.chance(level.startsWith('3') ? 0.4 : 0.15)),
      ...placeIn(city.code, somewhere),
      receptionRule(randomly.next()),
      hospital.hasSales,
      'DEMO',
      created,
      created,
    );
  }
}

function bedsOf(level: string, point: number): number {
  const [low, high] = level.startsWith('3') ? [500, 2800] : level.startsWith('2') ? [120, 700] : [20, 150];
  return Math.round(low + (high - low) * point * point);
}

function ownership(point: number): string {
  if (point < 0.82) return 'PUBLIC';
  return point < 0.96 ? 'PRIVATE' : 'MILITARY';
}

/** Fixed time, place and person, flow and record; half of the hospitals have published theirs. */
function receptionRule(point: number): string {
  if (point < 0.5) return '{}';
  const days = point < 0.6 ? [2, 4] : point < 0.8 ? [1, 3, 5] : [1, 2, 3, 4, 5];
  const hours =
    point < 0.7
      ? [['13:30', '16:30']]
      : [
          ['09:00', '11:30'],
          ['14:00', '16:00'],
        ].slice(point < 0.85 ? 0 : 1);
  const needsAppointment = point > 0.75;
  const rule = {
    windows: days.flatMap((day) => hours.map(([from, to]) => ({ day, from, to }))),
    room: '行政楼接待室',
    contact: '药剂科',
    flow: point > 0.65 ? '前台登记，佩戴来访证，由药剂科陪同进入' : '前台登记后进入接待室',
    record: '离院前在来访登记本签字',
    appointmentUrl: '',
    noticeDays: needsAppointment ? 1 : 0,
    needsAppointment,
    needsFiling: point > 0.6,
  };
  return JSON.stringify(rule);
}

const ordinals: Readonly<Record<string, string>> = {
  一: 'First',
  二: 'Second',
  三: 'Third',
  四: 'Fourth',
  五: 'Fifth',
  六: 'Sixth',
};

/** `Hangzhou Meiyu TCM Hospital`, `First Affiliated Hospital of Yunchuan University`. */
function englishName({ words, type }: Hospital): string {
  const places = words.slice(0, -1).map((word) => capital(spellWords([word.replace(/(市|区|县)$/, '')]).pinyin));
  const kind = kinds[type];
  if (words.at(-1)!.startsWith('大学')) {
    const ordinal = ordinals[/第(.)医院/.exec(words.at(-1)!)?.[1] ?? ''];
    const affiliated = words.at(-1)!.includes('附属') ? 'Affiliated ' : '';
    return `${ordinal ? `${ordinal} ` : ''}${affiliated}Hospital of ${places.join(' ')} University`;
  }
  return places.length === 0
    ? `${capital(spellWords([words[0]!.slice(0, 2)]).pinyin)} ${kind}`
    : `${places.join(' ')} ${kind}`;
}

function capital(word: string): string {
  return word.slice(0, 1).toUpperCase() + word.slice(1);
}

/** Listed products are purchased, and where one is purchased the hospital has sales. */
export async function copyHospitalProducts(
  tx: Transaction,
  hospitals: readonly Hospital[],
  realm: string,
  today: string,
): Promise<Copied> {
  const products = await tx<
    { id: string }[]
  >`select id::text from products where enterprise_id = app.enterprise_id() order by sort`;
  const ids = products.map((product) => product.id);
  return copyRows(
    tx,
    'hospital_products',
    ['hospital_id', 'product_id', 'listing_status', 'procurement_status', 'since'],
    lines(),
  );

  function* lines(): Generator<string> {
    const randomly = random(realm, 'hospital products');
    for (const hospital of hospitals) {
      for (const [index, product] of ids.entries()) {
        const sold = hospital.hasSales && (index === 0 || randomly.chance(0.35));
        const since = addDays(today, -randomly.between(30, 900));
        if (sold) yield line(hospital.id, product, randomly.chance(0.85) ? 'LISTED' : 'TEMPORARY', 'PURCHASING', since);
        else if (randomly.chance(0.3)) yield line(hospital.id, product, ...standing(randomly.next()), since);
      }
    }
  }
}

function standing(point: number): [string, string] {
  if (point < 0.4) return ['PROPOSED', 'NONE'];
  if (point < 0.7) return ['NONE', 'NONE'];
  return point < 0.85 ? ['LISTED', 'PAUSED'] : ['STOPPED', 'STOPPED'];
}
