// The ranking worked out once more in the plainest way, from the points of single years: what the fast statement is compared with (product 3.4).
import {
  academicComponents,
  clinicalScale,
  kolComponents,
  type KolComponent,
  type KolSettings,
  type KolTier,
  type KolWeights,
} from '@yijian/contract/opinion-leaders';
import type postgres from 'postgres';

export interface PlainQuestion {
  readonly area?: string;
  readonly region?: string;
  readonly indication?: string;
  readonly from: number;
  readonly to: number;
}

export interface PlainRow {
  readonly doctorId: string;
  readonly rank: number;
  readonly previousRank: number | null;
  readonly nationalRank: number;
  readonly score: number;
  readonly computedTier: KolTier;
  readonly suggested: number;
  readonly risingRank: number | null;
}

interface Doctor {
  readonly id: string;
  readonly province: string | null;
  readonly city: string | null;
  readonly level: keyof typeof clinicalScale.level;
  readonly beds: number | null;
  readonly outpatients: string | null;
}
type Fact = { readonly id: string; readonly year: number; readonly suggested: number } & Readonly<
  Record<KolComponent, number>
>;
type Logs = Record<KolComponent, number>;

/** The database keeps points and logs as reals. */
const real = Math.fround;

export async function plainRanking(
  owner: postgres.Sql,
  question: PlainQuestion,
  weights: KolWeights,
  settings: KolSettings,
): Promise<PlainRow[]> {
  const doctors = await selectDoctors(owner, question);
  const facts = Map.groupBy(
    await owner<Fact[]>`select f.*, f.doctor_id::text as id from kol_facts f where f.enterprise_id = 1`,
    ({ id }) => id,
  );
  const { from, to } = question;
  const people = doctors.map((doctor) => {
    const own = facts.get(doctor.id) ?? [];
    const sum = (one: KolComponent | 'suggested', first: number, last: number): number =>
      own.filter(({ year }) => year >= first && year <= last).reduce((all, fact) => all + real(fact[one]), 0);
    const logs = (first: number, last: number): Logs =>
      Object.fromEntries(
        kolComponents.map((one) => [
          one,
          real(Math.log(1 + (one === 'clinical' ? volume(doctor) : sum(one, first, last)))),
        ]),
      ) as Logs;
    const weighted = (first: number, last: number): number =>
      academicComponents.reduce((all, one) => all + (sum(one, first, last) * weights[one]) / 100, 0);
    const papers = own.filter((fact) => fact.publications > 0 && fact.year <= to).map(({ year }) => year);
    const [recent, earlier] = [weighted(to - 2, to), weighted(to - 5, to - 3)];
    const years = papers.length === 0 ? settings.careerYears / 2 : to - Math.min(...papers);
    const rise =
      ((recent - earlier) / (earlier + settings.priorPoints)) * Math.max(0, 1 - years / settings.careerYears);
    return {
      ...doctor,
      now: logs(from, to),
      before: logs(from - (to - from + 1), from - 1),
      recent,
      rising: Math.min(100, Math.max(0, rise * 100)),
      suggested: sum('suggested', from, to),
    };
  });
  return rowsOf(people, { question, weights, settings });
}

type Person = Doctor & {
  readonly now: Logs;
  readonly before: Logs;
  readonly recent: number;
  readonly rising: number;
  readonly suggested: number;
};

function rowsOf(
  people: readonly Person[],
  { question: { region }, weights, settings }: { question: PlainQuestion; weights: KolWeights; settings: KolSettings },
): PlainRow[] {
  const inside = people.filter(({ province, city }) => region === undefined || province === region || city === region);
  const scores = (of: (person: Person) => Logs, among: readonly Person[]): Map<string, number> => {
    const best = (one: KolComponent): number => among.reduce((most, person) => Math.max(most, of(person)[one]), 0);
    const gives = Object.fromEntries(
      kolComponents.map((one) => [one, best(one) === 0 ? 0 : weights[one] / best(one)]),
    ) as Logs;
    return new Map(
      people.map((person) => [person.id, kolComponents.reduce((all, one) => all + of(person)[one] * gives[one], 0)]),
    );
  };
  const national = scores((person) => person.now, people);
  const regional = scores((person) => person.now, inside);
  const before = scores((person) => person.before, inside);
  const isActive = (logs: Logs): boolean => academicComponents.some((one) => logs[one] > 0);
  const nationalRanks = ranksOf(people, national);
  const ranks = ranksOf(inside, regional);
  const ranksBefore = ranksOf(inside, before);
  const active = people.filter((person) => isActive(person.now));
  const firstOf = (place: 'province' | 'city', most: number): Set<string> =>
    new Set(
      [
        ...Map.groupBy(
          active.filter((person) => person[place] !== null),
          (person) => person[place],
        ).values(),
      ].flatMap((group) =>
        group
          .toSorted((a, b) => nationalRanks.get(a.id)! - nationalRanks.get(b.id)!)
          .slice(0, most)
          .map(({ id }) => id),
      ),
    );
  const leading = firstOf('province', settings.regionalRanks);
  const local = firstOf('city', settings.localRanks);
  const order = (of: (person: Person) => number[]) => (a: Person, b: Person) => {
    const at = of(a).findIndex((value, index) => value !== of(b)[index]);
    return at === -1 ? Number(a.id) - Number(b.id) : of(b)[at]! - of(a)[at]!;
  };
  const rising = people
    .filter((person) => person.rising > 0 && person.recent >= settings.leastPoints)
    .toSorted(order((person) => [person.rising, person.recent]))
    .slice(0, settings.risingRanks)
    .map(({ id }) => id);
  const online = people
    .filter((person) => person.now.digital > 0)
    .toSorted(order((person) => [person.now.digital]))
    .slice(0, settings.digitalRanks)
    .map(({ id }) => id);
  const tierOf = (person: Person): KolTier => {
    if (!isActive(person.now)) return 'NONE';
    if (nationalRanks.get(person.id)! <= settings.nationalRanks) return 'NATIONAL';
    if (leading.has(person.id)) return 'REGIONAL';
    if (local.has(person.id)) return 'LOCAL';
    if (rising.includes(person.id)) return 'RISING';
    return online.includes(person.id) ? 'DIGITAL' : 'NONE';
  };
  return inside
    .map((person) => ({
      doctorId: person.id,
      rank: ranks.get(person.id)!,
      previousRank: isActive(person.before) ? ranksBefore.get(person.id)! : null,
      nationalRank: nationalRanks.get(person.id)!,
      score: Math.min(100, regional.get(person.id)!),
      computedTier: tierOf(person),
      suggested: person.suggested,
      risingRank: rising.includes(person.id) ? rising.indexOf(person.id) + 1 : null,
    }))
    .toSorted((a, b) => a.rank - b.rank);
}

function ranksOf(people: readonly Person[], scores: ReadonlyMap<string, number>): Map<string, number> {
  const sorted = people.toSorted((a, b) => scores.get(b.id)! - scores.get(a.id)! || Number(a.id) - Number(b.id));
  return new Map(sorted.map(({ id }, at) => [id, at + 1]));
}

function volume({ level, beds, outpatients }: Doctor): number {
  const scaled = (value: number, { points, full }: { points: number; full: number }): number =>
    Math.min(1, Math.log(1 + value) / Math.log(1 + full)) * points;
  return (
    clinicalScale.level[level] +
    scaled(beds ?? 0, clinicalScale.beds) +
    scaled(Number(outpatients ?? 0), clinicalScale.outpatients)
  );
}

function selectDoctors(
  owner: postgres.Sql,
  { area = null, indication = null }: { area?: string | null; indication?: string | null },
): Promise<Doctor[]> {
  return owner<Doctor[]>`
    select d.id::text, d.province_code as province, d.city_code as city, h.level, h.beds, h.yearly_outpatients as outpatients
    from doctors d join hospitals h on h.enterprise_id = 1 and h.id = d.hospital_id
    where d.enterprise_id = 1 and d.is_enabled and (${area}::text is null or d.department_code = ${area} or d.department_code like ${area} || '.%')
      and (${indication}::text is null or d.indication = ${indication})`;
}
