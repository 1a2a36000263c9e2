// Who is thought to be away, and who is thought fit to stand in: the rules by hand.
import { expect, it } from 'vitest';
import { bestOf, fitnessOf, reasonsOf } from './absences.policy.ts';

const now = new Date('2026-11-20T04:00:00Z');
const daysAgo = (days: number): Date => new Date(now.getTime() - days * 86_400_000);

it('lists who waits unusually long or was not seen while work waits, and nobody else', () => {
  const calm = { slowTasks: 0, oldestAt: daysAgo(1), lastSeenAt: null };
  expect(reasonsOf(calm, now)).toEqual([]);
  expect(reasonsOf({ ...calm, slowTasks: 1 }, now)).toEqual(['UNUSUAL_WAIT']);
  expect(reasonsOf({ ...calm, oldestAt: daysAgo(4) }, now)).toEqual(['NOT_SEEN']);
  expect(reasonsOf({ ...calm, oldestAt: daysAgo(4), lastSeenAt: daysAgo(2) }, now)).toEqual([]);
  expect(reasonsOf({ slowTasks: 2, oldestAt: daysAgo(9), lastSeenAt: daysAgo(5) }, now)).toEqual([
    'UNUSUAL_WAIT',
    'NOT_SEEN',
  ]);
});

const deputy = (id: string, more: object) => ({
  person: { id, name: id, enName: id },
  sameRole: false,
  sameOrganization: false,
  nearOrganization: false,
  taken: 0,
  stoodIn: 0,
  openTasks: 0,
  ...more,
});

it('prefers the same role and place, and who helped before; a full desk counts against it', () => {
  // 4 + 3 = 7; 4 + 1 + 2·2 = 9; 2·3 = 6 however many more; 7 − 1 = 6.
  expect(fitnessOf(deputy('1', { sameRole: true, sameOrganization: true }))).toBe(7);
  expect(fitnessOf(deputy('2', { sameRole: true, nearOrganization: true, taken: 2 }))).toBe(9);
  expect(fitnessOf(deputy('3', { taken: 50 }))).toBe(6);
  expect(fitnessOf(deputy('4', { sameRole: true, sameOrganization: true, openTasks: 10 }))).toBe(6);
});

it('names at most three, best first, and none who neither shares the role nor ever helped', () => {
  const all = [
    deputy('5', { sameOrganization: true }),
    deputy('4', { sameRole: true }),
    deputy('3', { sameRole: true }),
    deputy('2', { stoodIn: 1 }),
    deputy('1', { sameRole: true, sameOrganization: true }),
  ];
  expect(bestOf(all).map(({ person }) => person.id)).toEqual(['1', '3', '4']);
});
