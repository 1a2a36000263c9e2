// What a meeting that is cancelled late owes its speakers (product: Event speaker machine, rule LC1).
import type { CancellationFees, MeetingSpeaker } from '@yijian/contract/meetings';

const DAY = 86_400_000;
const cents = (amount: number): number => Math.round(amount * 100) / 100;

interface Cancelling {
  readonly startsAt: Date;
  readonly at: Date;
  /** Figures of rule LC1; the share in percent. */
  readonly days: number;
  readonly share: number;
}

export const isLate = ({ startsAt, at, days }: Omit<Cancelling, 'share'>): boolean =>
  startsAt.getTime() - at.getTime() < days * DAY;

/** A fee is owed by contract, so that only a speaker under contract who agreed to the terms in force is paid one. */
export function feesOf(speakers: readonly MeetingSpeaker[], cancelling: Cancelling): CancellationFees {
  const { days, share } = cancelling;
  const owed = speakers
    .filter(({ state }) => state === 'CONTRACTED' && isLate(cancelling))
    .map(({ doctor, fee: agreed }) => ({ doctor, agreed, fee: cents((agreed * share) / 100) }))
    .filter(({ fee }) => fee > 0);
  return { days, share, speakers: owed, total: cents(owed.reduce((sum, { fee }) => sum + fee, 0)) };
}

interface Cost {
  readonly id: string;
  readonly kind: string;
  readonly estimate: number;
}

/** What each cost line really was: the fees fill the lines of fees one after the other, nothing else was spent. */
export function actualsOf(costs: readonly Cost[], total: number): { id: string; actual: number }[] {
  let left = total;
  return costs.map(({ id, kind, estimate }) => {
    const actual = kind === 'FEE' ? cents(Math.min(estimate, left)) : 0;
    left = cents(left - actual);
    return { id, actual };
  });
}
