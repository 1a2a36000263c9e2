// The hospitals of an enterprise: where they are, how large, who looks after them (specification 3).
import { spellWords, type Spelling, type Transaction } from '../../reference/index.ts';
import { reserveIds } from '../load/identities.ts';
import type { Team } from '../people/team.ts';
import type { DemoPlan } from '../plans.ts';
import { type Random, random, weighted } from '../random.ts';
import { type City, cityDraw, listCities } from './cities.ts';
import { type HospitalType, type Named, hospitalName } from './hospital-names.ts';

export interface Hospital {
  readonly id: number;
  readonly index: number;
  readonly name: string;
  /** What the name is put together of: place, invented word, kind. */
  readonly words: readonly string[];
  readonly spelling: Spelling;
  readonly city: City;
  readonly countyCode: string | null;
  readonly countyName: string;
  readonly level: string;
  readonly type: HospitalType;
  readonly hasSales: boolean;
  /** How many doctors it has beside others. */
  readonly weight: number;
}

/** Hospitals a visitor of the demo meets first. */
const featured: readonly [words: readonly string[], city: string, level: string, type: HospitalType][] = [
  [['云川', '大学附属第一医院'], '330100', '3A', 'GENERAL'],
  [['杭州市', '云川', '东郊医院'], '330100', '2A', 'GENERAL'],
  [['云川', '大学附属第三医院'], '330100', '3A', 'GENERAL'],
  [['江澜', '大学附属医院'], '330400', '3A', 'GENERAL'],
  [['绍兴市', '江澜', '精神卫生中心'], '330600', '3A', 'SPECIALTY'],
  [['杭州市', '云川', '中医医院'], '330100', '3A', 'TCM'],
];

const drawType = weighted<HospitalType>([
  ['GENERAL', 60],
  ['SPECIALTY', 14],
  ['TCM', 12],
  ['WOMEN_CHILDREN', 6],
  ['COMMUNITY', 8],
]);
const drawLevel = weighted([
  ['3A', 26],
  ['3B', 14],
  ['3', 8],
  ['2A', 26],
  ['2B', 10],
  ['2', 6],
  ['1', 4],
  ['UNRATED', 6],
] as const);
const sizes: Readonly<Record<string, number>> = {
  '3A': 14,
  '3B': 8,
  '3': 6,
  '2A': 5,
  '2B': 3,
  '2': 3,
  '1': 1,
  UNRATED: 1,
};

export async function planHospitals(tx: Transaction, plan: DemoPlan, team: Team): Promise<Hospital[]> {
  const { realm } = plan.spec;
  const first = await reserveIds(tx, 'hospitals', plan.hospitals);
  const randomly = random(realm, 'hospitals');
  const draw = cityDraw(team.organizations, team.byLogin(plan.hero.login).organization, plan.elsewhere);
  const cities = new Map(listCities(team.organizations).map((city) => [city.code, city]));
  const taken = new Set<string>();
  const hospitals: Hospital[] = [];
  for (let index = 0; index < plan.hospitals; index += 1) {
    const fixed = realm === 'weili' ? featured[index] : undefined;
    const city = fixed ? cities.get(fixed[1])! : draw(randomly);
    const county = city.counties.length > 0 ? randomly.pick(city.counties) : undefined;
    const type = fixed?.[3] ?? drawType(randomly);
    const level = fixed?.[2] ?? (type === 'COMMUNITY' ? '1' : drawLevel(randomly));
    const words = fixed
      ? fixed[0]
      : freshName(randomly, { city, county: county?.name ?? city.name, type, level }, taken);
    const name = words.join('');
    taken.add(name);
    hospitals.push({
      id: first + index,
      index,
      name,
      words,
      spelling: spellWords(words),
      city,
      level,
      type,
      countyCode: county?.code ?? null,
      countyName: county?.name ?? '',
      hasSales: randomly.chance(level.startsWith('3') ? 0.62 : 0.28),
      weight: sizes[level]! * (0.5 + randomly.next()),
    });
  }
  return hospitals;
}

/** Names differ in the whole enterprise; where the words run out, a campus is added. */
function freshName(randomly: Random, named: Named, taken: ReadonlySet<string>): string[] {
  for (let attempt = 0; ; attempt += 1) {
    const words = hospitalName(randomly, named);
    if (attempt > 5) words.push(`${randomly.pick([...'东西南北'])}${randomly.pick([...'城苑湖区'])}院区`);
    if (!taken.has(words.join(''))) return words;
  }
}

/** How many doctors each hospital has; they sum up to `doctors`, and no hospital has none. */
export function doctorCounts(hospitals: readonly Hospital[], doctors: number): number[] {
  const total = hospitals.reduce((sum, hospital) => sum + hospital.weight, 0);
  const free = doctors - hospitals.length;
  let due = 0;
  let given = 0;
  return hospitals.map((hospital) => {
    due += (hospital.weight / total) * free;
    const count = Math.round(due) - given;
    given += count;
    return count + 1;
  });
}
