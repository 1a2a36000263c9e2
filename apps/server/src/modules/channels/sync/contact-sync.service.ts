// One round that brings the contacts of all colleagues from enterprise chat: each colleague's whole, or not at all.
import type { SyncReason } from '@yijian/contract/channels';
import { WecomFault, type FollowedContact, type Wecom, type WecomApp } from '../../../platform/gateways/index.ts';
import type { Context } from '../../../platform/http/index.ts';
import { findLedger } from '../../privacy/index.ts';
import type { DoctorDoor } from '../channels.service.ts';
import { updateGone, upsertFriends } from '../channels.sql.ts';
import { certainOf, endsRound, reasonOf, stateOf } from './contact-sync.policy.ts';
import {
  endInterrupted,
  insertFoundBinding,
  insertSync,
  selectColleagues,
  selectUnbound,
  updateSync,
  updateUnions,
  type Colleague,
  type Outcome,
} from './contact-sync.sql.ts';

const MINUTE = 60_000;
/** A round older than this has no process any more. */
const DEAD = 30 * MINUTE;

/** What a round works with: the request of a steward, or the clock in an enterprise. */
export interface Round {
  readonly transaction: <T>(work: (context: Context) => Promise<T>) => Promise<T>;
  readonly clock: Context['clock'];
  /** Null: the clock. */
  readonly userId: string | null;
  readonly wecom: Wecom;
  readonly app: WecomApp;
  readonly doctors: DoctorDoor;
  /** Milliseconds after which no further colleague is asked for. */
  readonly longest: number;
}

type Tally = Omit<Outcome, 'id' | 'at' | 'state'>;
const nothing: Tally = { reason: null, colleagues: 0, contacts: 0, added: 0, bound: 0, ended: 0, failures: [] };

/** Answers the id of the round; undefined where another one runs. */
export async function syncContacts(context: Round): Promise<string | undefined> {
  const { clock, transaction, userId } = context;
  const begun = await transaction(async ({ sql }) => {
    const at = clock.now();
    await endInterrupted(sql, { now: at, before: new Date(at.getTime() - DEAD) });
    const id = await insertSync(sql, { userId, at });
    return id === undefined ? undefined : { id, colleagues: await selectColleagues(sql) };
  });
  if (begun === undefined) return undefined;
  const end = (tally: Tally): Promise<void> => {
    const state = stateOf({ ...tally, failures: tally.failures.length });
    return transaction(({ sql }) => updateSync(sql, { ...tally, id: begun.id, at: clock.now(), state }));
  };
  try {
    await end(await bringAll(context, begun.colleagues));
  } catch (error) {
    // Left running, it would stand in the way of the next one until it counts as dead.
    await end({ ...nothing, reason: 'interrupted' });
    throw error;
  }
  return begun.id;
}

async function bringAll(context: Round, colleagues: readonly Colleague[]): Promise<Tally> {
  const { wecom, app, longest } = context;
  const followers = await asked(wecom.followersOf(app));
  if ('reason' in followers) return { ...nothing, reason: followers.reason };
  const mayHave = new Set(followers.told);
  let tally = nothing;
  const until = performance.now() + longest;
  for (const colleague of colleagues.filter(({ chatUserId }) => mayHave.has(chatUserId))) {
    if (performance.now() > until) return { ...tally, reason: 'outOfTime' };
    const followed = await asked(wecom.followedBy(app, colleague.chatUserId));
    if ('reason' in followed) {
      const { reason } = followed;
      if (endsRound(reason)) return { ...tally, reason };
      tally = { ...tally, failures: [...tally.failures, { userId: colleague.id, reason }] };
      continue;
    }
    const contacts = followed.told;
    const kept = await context.transaction((inner) => keepContacts(inner, { ...context, colleague, contacts }));
    tally = {
      ...tally,
      colleagues: tally.colleagues + 1,
      contacts: tally.contacts + contacts.length,
      added: tally.added + kept.added,
      bound: tally.bound + kept.bound,
      ended: tally.ended + kept.ended,
    };
  }
  return tally;
}

async function asked<T>(question: Promise<T>): Promise<{ readonly told: T } | { readonly reason: SyncReason }> {
  try {
    return { told: await question };
  } catch (error) {
    if (!(error instanceof WecomFault)) throw error;
    return { reason: reasonOf(error) };
  }
}

interface Brought {
  readonly colleague: Colleague;
  readonly contacts: readonly FollowedContact[];
  readonly doctors: DoctorDoor;
}

async function keepContacts(
  context: Context,
  brought: Brought,
): Promise<{ added: number; ended: number; bound: number }> {
  const kept = brought.contacts.map(({ externalUserId }) => externalUserId);
  const ended = await updateGone(context.sql, { userId: brought.colleague.id, kept });
  return { ended, ...(await keepFollowed(context, brought)) };
}

/** Some or all contacts of a colleague; others stay as they are. */
export async function keepFollowed(context: Context, brought: Brought): Promise<{ added: number; bound: number }> {
  const { sql, clock } = context;
  const { colleague, contacts } = brought;
  const userId = colleague.id;
  const told = contacts.map((one) => ({ ...one, addedAt: one.addedAt?.toISOString() }));
  const added = await upsertFriends(sql, { userId, contacts: told, at: clock.now() });
  await updateUnions(sql, { userId, contacts });
  return { added, bound: await bindCertain(context, brought) };
}

/** A doctor who refused enterprise chat is left alone. Being bound is no consent. */
async function bindCertain(context: Context, { colleague, contacts, doctors }: Brought): Promise<number> {
  const told = new Map(contacts.map((one) => [one.externalUserId, one]));
  let bound = 0;
  for (const { externalUserId, byUnion } of await selectUnbound(context.sql, colleague.id)) {
    const { name = '', mobiles = [] } = told.get(externalUserId) ?? {};
    const holders: (readonly string[] | undefined)[] = [];
    for (const phone of mobiles) holders.push(await doctors.ofContact(context, { userId: colleague.id, name, phone }));
    // A number that was not compared may be somebody else's.
    const byPhone = holders.includes(undefined) ? [] : holders.flatMap((ids) => ids ?? []);
    const found = certainOf({ byUnion, byPhone });
    if (found === undefined || (await hasRefused(context, { doctorId: found.doctorId, doctors }))) continue;
    const isNew = await insertFoundBinding(context.sql, { ...found, externalUserId, userId: colleague.id });
    if (isNew) bound += 1;
  }
  return bound;
}

async function hasRefused(
  context: Context,
  { doctorId, doctors }: { doctorId: string; doctors: DoctorDoor },
): Promise<boolean> {
  if ((await doctors.find(context, doctorId)) === undefined) return true;
  const { current } = await findLedger(context, { id: doctorId, find: doctors.find });
  return current.some(
    ({ channel, purpose, event }) => channel === 'WECOM' && purpose === 'CONTENT' && event === 'REFUSED',
  );
}
