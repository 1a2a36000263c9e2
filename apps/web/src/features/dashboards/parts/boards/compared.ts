// A number against the period before, as a tile shows it.
import type { TeamMember } from '@yijian/contract/visits';
import type { DeltaValue } from '@yijian/ui/dashboard-tile';

/** Undefined where there is nothing to compare with. */
export function changeOf(
  now: number | null | undefined,
  before: number | null | undefined,
  write: (share: number) => string,
  /** What less of it means; bad unless given. */
  { less = 'bad' }: { readonly less?: 'good' | 'bad' } = {},
): DeltaValue | undefined {
  if (now === null || now === undefined || !before) return undefined;
  const change = (now - before) / before;
  const direction = change > 0 ? 'up' : change < 0 ? 'down' : undefined;
  return {
    text: write(Math.abs(change)),
    direction,
    meaning: direction === undefined ? 'none' : (direction === 'down') === (less === 'bad') ? 'bad' : 'good',
  };
}

/** Null where there is nothing to divide by. */
export const ratioOf = (part: number, whole: number): number | null => (whole === 0 ? null : part / whole);

/** How far the plans are ahead of their time, in percentage points to a tenth; null without a plan. */
export function paceOf(team: readonly Pick<TeamMember, 'done' | 'due' | 'goals'>[]): number | null {
  const sum = (of: 'done' | 'due' | 'goals'): number => team.reduce((all, row) => all + row[of], 0);
  const ahead = ratioOf(sum('done') - sum('due'), sum('goals'));
  return ahead === null ? null : Math.round(ahead * 1000) / 10;
}

/** A number with its sign, a dash without one. */
export const signed = (value: number | null, write: (value: number | null, digits: number) => string): string =>
  `${value !== null && value > 0 ? '+' : ''}${write(value, 1)}`;
