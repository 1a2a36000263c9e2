// What a late cancellation owes, as a table of facts (rule LC1).
import type { MeetingSpeaker } from '@yijian/contract/meetings';
import { describe, expect, it } from 'vitest';
import { actualsOf, feesOf } from './cancelling.policy.ts';

const startsAt = new Date('2026-05-15T06:00:00Z');
const speaker = (id: string, change: Partial<MeetingSpeaker> = {}): MeetingSpeaker => ({
  doctor: { id, name: `讲者 ${id}` },
  state: 'CONTRACTED',
  planned: 45,
  fee: 1500,
  paid: 0,
  cancellationFee: null,
  waiver: null,
  reply: null,
  contractUntil: '2026-12-31',
  service: null,
  ...change,
});
const figures = { startsAt, at: new Date('2026-05-13T06:00:00Z'), days: 3, share: 50 };

describe('LC1 the fees of a late cancellation', () => {
  it('are due from the very moment on which less than the days are left', () => {
    const dueAt = (at: string): number => feesOf([speaker('1')], { ...figures, at: new Date(at) }).total;
    expect(dueAt('2026-05-12T06:00:00Z')).toBe(0);
    expect(dueAt('2026-05-12T06:00:00.001Z')).toBe(750);
    expect(dueAt('2026-05-15T07:00:00Z')).toBe(750);
  });

  it('are owed to speakers under contract who agreed, and to nobody else', () => {
    for (const state of ['NOMINATED', 'INVITED', 'ACCEPTED', 'DECLINED', 'REPLACED', 'CANCELLED'] as const)
      expect(feesOf([speaker('1', { state })], figures).speakers).toEqual([]);
    expect(feesOf([speaker('1', { fee: 0 })], figures).speakers).toEqual([]);
    expect(feesOf([speaker('1')], figures).speakers).toEqual([
      { doctor: { id: '1', name: '讲者 1' }, agreed: 1500, fee: 750 },
    ]);
  });

  it('are none where the rule is switched off', () => {
    expect(feesOf([speaker('1')], { ...figures, days: 0, share: 0 }).total).toBe(0);
  });

  it('are rounded to the cent, each and in sum', () => {
    const due = feesOf([speaker('1', { fee: 333.33 }), speaker('2', { fee: 666.67 })], { ...figures, share: 33 });
    expect(due.speakers.map(({ fee }) => fee)).toEqual([110, 220]);
    expect(due.total).toBe(330);
  });

  it('fill the lines of fees one after the other, and nothing else was spent', () => {
    const costs = [
      { id: '1', kind: 'MEAL', estimate: 900 },
      { id: '2', kind: 'FEE', estimate: 500 },
      { id: '3', kind: 'FEE', estimate: 1000 },
    ];
    expect(actualsOf(costs, 750)).toEqual([
      { id: '1', actual: 0 },
      { id: '2', actual: 500 },
      { id: '3', actual: 250 },
    ]);
  });
});
