// Which days a reading covers, which types belong together, and that nothing is left out of a range (specification 2.5).
import type {
  ActivenessEntry,
  DataType,
  Granularity,
  Statistic,
  Tendency,
  TendencyType,
} from '@yijian/contract/interactions';

const AHEAD = 8 * 3_600_000;
const DAY = 86_400_000;
/** Most days or months that are counted one by one. */
const MOST = { DAY: 366, MONTH: 120 } as const;

/** Calendar day in Asia/Shanghai. */
export const dayOf = (now: Date): string => new Date(now.getTime() + AHEAD).toISOString().slice(0, 10);
const shift = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY).toISOString().slice(0, 10);

export interface Span {
  readonly from: string;
  readonly to: string;
}

/** The last 14 days or 12 months unless it says otherwise; too long a range ends at its last day. */
export function activenessSpan(
  now: Date,
  { granularity, from, to }: { granularity: Granularity; from?: string | undefined; to?: string | undefined },
): Span {
  const last = to ?? dayOf(now);
  if (granularity === 'DAY') {
    const earliest = shift(last, 1 - MOST.DAY);
    const wanted = from ?? shift(last, -13);
    return { from: wanted < earliest ? earliest : wanted, to: last };
  }
  const wanted = from ?? monthsBefore(last, 11);
  const earliest = monthsBefore(last, MOST.MONTH - 1);
  return { from: `${(wanted < earliest ? earliest : wanted).slice(0, 7)}-01`, to: last };
}

function monthsBefore(day: string, months: number): string {
  const count = Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7)) - 1 - months;
  return `${String(Math.floor(count / 12))}-${String((count % 12) + 1).padStart(2, '0')}-01`;
}

/** The last year unless it says otherwise. */
export function behaviourSpan(now: Date, { from, to }: { from?: string | undefined; to?: string | undefined }): Span {
  const last = to ?? dayOf(now);
  return { from: from ?? shift(last, -364), to: last };
}

/** Every day or month of the span, with 0 where nothing happened. */
export function filled(span: Span, granularity: Granularity, found: ReadonlyMap<string, number>): ActivenessEntry[] {
  const entries: ActivenessEntry[] = [];
  const add = (actionDate: string) => entries.push({ actionDate, counts: found.get(actionDate) ?? 0 });
  if (granularity === 'DAY') for (let day = span.from; day <= span.to; day = shift(day, 1)) add(day);
  else for (let month = span.from; month <= span.to; month = monthsBefore(month, -1)) add(month.slice(0, 7));
  return entries;
}

const groups: Readonly<Record<Exclude<DataType, 'SENT'>, TendencyType>> = {
  READ: 'ACADEMIC',
  COURSE: 'ACADEMIC',
  LITERATURE: 'ACADEMIC',
  CASE: 'ACADEMIC',
  QUIZ: 'ACADEMIC',
  LIVE: 'LIVE',
  ASK: 'LIVE',
  MEETING: 'MEETING',
  VISIT: 'VISIT',
  SURVEY: 'SURVEY',
  REPLY: 'OTHER',
  CLICK: 'OTHER',
  SIGN_IN: 'OTHER',
};

/** Behaviour put together into what the doctor tends to, the strongest first. */
export function tendencyOf(statistics: readonly Statistic[]): Tendency[] {
  const sums = new Map<TendencyType, number>();
  for (const { dataType, counts } of statistics) {
    if (dataType === 'SENT') continue;
    sums.set(groups[dataType], (sums.get(groups[dataType]) ?? 0) + counts);
  }
  return [...sums].map(([dataType, counts]) => ({ dataType, counts })).toSorted((a, b) => b.counts - a.counts);
}
