// What counts as a confirmed service of a speaker (rule H15).
import { describe, expect, it } from 'vitest';
import type { SpeakerService } from '../../meetings/index.ts';
import { paymentDrafts } from '../../../../../../tools/testing/meetings/payments.ts';
import { evidenceOf } from './evidence.policy.ts';

const { speaker } = paymentDrafts({ meetingId: '1', mealId: '1', feeId: '2', speakerId: '3' });
const meeting = { state: 'CONFIRMED', day: '2026-05-15', attended: 6, usedIn: [] };

type Said = Pick<SpeakerService, 'state' | 'minutes'> | undefined;

/** Whether a payment of so many hours has its service confirmed. */
const isConfirmed = (said: Said, hours: number, paper: { claimed: boolean; sheet: boolean }): boolean => {
  const draft = speaker({ serviceHours: hours, isServiceConfirmed: paper.claimed });
  const evidence = { ...meeting, kinds: paper.sheet ? ['SERVICE_SHEET'] : [] };
  const items = evidenceOf(draft, evidence, { terms: undefined, hours, paid: 0, said, cancellationFee: undefined });
  return items.find(({ item }) => item === 'SERVICE')!.isThere;
};
const [signedSheet, none] = [
  { claimed: true, sheet: true },
  { claimed: false, sheet: false },
];

describe('H15 the service of a speaker', () => {
  it('is confirmed by the speaker for the hours that were signed, and for no more', () => {
    const said = { state: 'CONFIRMED', minutes: 90 } as const;
    expect([1, 1.5, 2].map((hours) => isConfirmed(said, hours, none))).toEqual([true, true, false]);
    expect(isConfirmed(said, 2, signedSheet)).toBe(false);
    expect(isConfirmed(said, 0, none)).toBe(false);
  });

  it('is confirmed by a signed sheet among the files where the speaker said nothing', () => {
    for (const said of [undefined, { state: 'WAITING', minutes: null }] as const) {
      expect(isConfirmed(said, 2, signedSheet)).toBe(true);
      expect(isConfirmed(said, 2, { claimed: true, sheet: false })).toBe(false);
      expect(isConfirmed(said, 2, { claimed: false, sheet: true })).toBe(false);
    }
  });

  it('is not confirmed by anything while the speaker says that it was otherwise', () => {
    expect(isConfirmed({ state: 'DISPUTED', minutes: null }, 1, signedSheet)).toBe(false);
  });
});
