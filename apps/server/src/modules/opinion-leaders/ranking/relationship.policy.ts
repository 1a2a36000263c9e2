// How close we are to a doctor, from our own contact alone (product 3.4).

/** Visits of a year up to which each adds the same. */
const FULL_VISITS = 12;

/** 0 to 100: up to 60 for visits, 25 when a colleague looks after the doctor, 15 when the viewer follows. */
export function relationshipOf(contact: { visits: number; owned: boolean; followed: boolean }): number {
  const visits = (Math.min(contact.visits, FULL_VISITS) / FULL_VISITS) * 60;
  return Math.round(visits + (contact.owned ? 25 : 0) + (contact.followed ? 15 : 0));
}
