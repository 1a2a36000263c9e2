// Shares of two portraits and by how much they differ, from the published numbers alone: nothing is told that the portraits do not tell.
import {
  delays,
  type ComparedShare,
  type PatientPortrait,
  type PortraitComparison,
  type ShareDifference,
} from '@yijian/contract/treatment-records';

/** 97.5 % point of the normal distribution. */
const Z = 1.959964;
/** Months at which curves are compared. */
const MONTHS = [6, 12, 24, 36];

type Row = PortraitComparison['rows'][number];

export function comparisonRows(portraits: readonly PatientPortrait[]): Row[] {
  const row = (
    measure: Row['measure'],
    key: string,
    shareIn: (one: PatientPortrait) => ComparedShare | null,
  ): Row | undefined => {
    const shares = portraits.map(shareIn);
    if (shares.every((one) => one === null)) return undefined;
    const [first, ...others] = shares;
    return { measure, key, shares, differences: others.map((one) => differenceOf(first ?? null, one)) };
  };
  const cells = (
    measure: 'DELAY' | 'STOP' | 'COMORBIDITY',
    listOf: (one: PatientPortrait) => PatientPortrait['stops'],
    keys: readonly string[] = keysOf(portraits.flatMap(listOf)),
  ) =>
    keys.map((key) =>
      row(measure, key, (one) => {
        const patients = listOf(one).find((cell) => cell.key === key)?.patients;
        return patients === undefined ? null : shareOf(patients, one.persona.patients);
      }),
    );
  const inTime = delays.filter((key) => key !== 'OTHERS');
  return [
    row('WOMEN', '', womenIn),
    row('FAST', '', fastIn),
    ...cells('DELAY', (one) => one.delays, inTime),
    ...MONTHS.map((month) => row('PERSISTENCE', String(month), (one) => stillOn(one, month))),
    ...cells('STOP', ({ stops }) => stops),
    ...cells('COMORBIDITY', ({ comorbidities }) => comorbidities),
  ].filter((one) => one !== undefined);
}

/** The keys of cells, those of most patients first; what was put together is another group in each portrait. */
function keysOf(cells: PatientPortrait['stops']): string[] {
  const sums = new Map<string, number>();
  for (const { key, patients } of cells) if (key !== 'OTHERS') sums.set(key, (sums.get(key) ?? 0) + patients);
  return [...sums].toSorted(([a, one], [b, other]) => other - one || (a < b ? -1 : 1)).map(([key]) => key);
}

const sumOf = (rows: readonly { readonly patients: number }[]): number =>
  rows.reduce((all, { patients }) => all + patients, 0);

/** Null where cells are put together, which may hold more of one kind than of the other. */
function partOf<T extends { readonly patients: number }>(
  told: readonly T[],
  isPart: (row: T) => boolean,
  isMerged: boolean,
): ComparedShare | null {
  const whole = sumOf(told);
  return isMerged || whole === 0 ? null : shareOf(sumOf(told.filter(isPart)), whole);
}

const womenIn = ({ sexAge }: PatientPortrait): ComparedShare | null =>
  partOf(
    sexAge,
    ({ sex }) => sex === 'FEMALE',
    sexAge.some(({ sex }) => sex === null),
  );

const soon: ReadonlySet<string> = new Set(['UNDER_1', 'FROM_1_TO_3', 'FROM_3_TO_6']);

/** Among those whose first symptom has a day. */
const fastIn = ({ delays: told }: PatientPortrait): ComparedShare | null =>
  partOf(
    told.filter(({ key }) => key !== 'UNKNOWN'),
    ({ key }) => soon.has(key),
    told.some(({ key }) => key === 'OTHERS'),
  );

/** The last point up to the month, where the curve goes on to it. */
function stillOn({ persona, persistence }: PatientPortrait, month: number): ComparedShare | null {
  const last = persistence.at(-1);
  const point = persistence.findLast((one) => one.month <= month);
  if (last === undefined || point === undefined || last.month < month || point.month === 0) return null;
  return { share: point.survival, low: point.low, high: point.high, patients: null, of: persona.patients };
}

/** A share with the interval of Wilson's score. */
export function shareOf(patients: number, of: number): ComparedShare {
  const share = patients / of;
  const middle = share + (Z * Z) / (2 * of);
  const half = Z * Math.sqrt((share * (1 - share)) / of + (Z * Z) / (4 * of * of));
  const scale = 1 + (Z * Z) / of;
  return {
    share: rounded(share),
    low: rounded(Math.max(0, (middle - half) / scale)),
    high: rounded(Math.min(1, (middle + half) / scale)),
    patients,
    of,
  };
}

const rounded = (value: number): number => Math.round(value * 10_000) / 10_000;

type Interval = Pick<ComparedShare, 'share' | 'low' | 'high'>;

/**
 * What the other is above the first. Its interval is put together from those of both (Newcombe's method 10 for shares; the same for curves,
 * whose bands are not symmetric either); the two groups are taken to be apart.
 */
export function differenceOf(first: Interval | null, other: Interval | null): ShareDifference | null {
  if (first === null || other === null) return null;
  const value = other.share - first.share;
  return {
    value: rounded(value),
    low: rounded(value - Math.hypot(other.share - other.low, first.high - first.share)),
    high: rounded(value + Math.hypot(other.high - other.share, first.share - first.low)),
  };
}
