// Who may be away, and who could stand in: rules with their evidence (docs/workflows.md, suggested deputies).
import type { Absence, Deputy } from '@yijian/contract/workflows';

/** Nobody who was seen since then is thought to be away. */
export const UNSEEN_DAYS = 3;
export const MOST_DEPUTIES = 3;

const DAY = 86_400_000;

export interface Waiting {
  readonly slowTasks: number;
  readonly oldestAt: Date;
  readonly lastSeenAt: Date | null;
}

/** Why somebody is listed; empty for those who are not. */
export function reasonsOf({ slowTasks, oldestAt, lastSeenAt }: Waiting, now: Date): Absence['reasons'] {
  const since = now.getTime() - UNSEEN_DAYS * DAY;
  const isUnseen = (lastSeenAt === null || lastSeenAt.getTime() < since) && oldestAt.getTime() < since;
  return [...(slowTasks > 0 ? (['UNUSUAL_WAIT'] as const) : []), ...(isUnseen ? (['NOT_SEEN'] as const) : [])];
}

/** Who took over before weighs as much as the same role; a full desk counts against it. */
export function fitnessOf(deputy: Omit<Deputy, 'person' | 'lastSeenAt'>): number {
  const place = deputy.sameOrganization ? 3 : deputy.nearOrganization ? 1 : 0;
  const before = 2 * Math.min(deputy.taken, 3) + 2 * Math.min(deputy.stoodIn, 2);
  return (deputy.sameRole ? 4 : 0) + place + before - Math.min(deputy.openTasks / 10, 2);
}

/** The best of them, best first; those who neither share the role nor ever helped are none. */
export function bestOf<D extends Omit<Deputy, 'lastSeenAt'>>(deputies: readonly D[]): D[] {
  return deputies
    .filter(({ sameRole, taken, stoodIn }) => sameRole || taken > 0 || stoodIn > 0)
    .toSorted((a, b) => fitnessOf(b) - fitnessOf(a) || Number(a.person.id) - Number(b.person.id))
    .slice(0, MOST_DEPUTIES);
}
