// What stewards see of the rounds and begin themselves, and contacts that colleagues say are no doctors.
import {
  channelErrors,
  type ContactSync,
  type Friend,
  type IgnoredFriend,
  type SyncRun,
} from '@yijian/contract/channels';
import { fail } from '../../../platform/errors/index.ts';
import { chatAppOf, type ChatDoor } from '../../../platform/gateways/index.ts';
import type { Context } from '../../../platform/http/index.ts';
import type { DoctorDoor } from '../channels.service.ts';
import { selectFriend } from '../channels.sql.ts';
import { shown } from '../friends.service.ts';
import { syncContacts } from './contact-sync.service.ts';
import { selectSyncs, updateIgnored, type SyncRow } from './contact-sync.sql.ts';

const SHOWN = 5;
/** Milliseconds that somebody waits for a round; whoever is left comes first in the next one. */
const PATIENCE = 20_000;

interface Doors {
  readonly chat: ChatDoor;
  readonly doctors: DoctorDoor;
}

const runOf = ({ startedAt, finishedAt, ...row }: SyncRow): SyncRun => ({
  ...row,
  startedAt: startedAt.toISOString(),
  finishedAt: finishedAt?.toISOString() ?? null,
});

export async function findSync(context: Context, { chat }: Pick<Doors, 'chat'>): Promise<ContactSync> {
  const { sql, language, enterprise } = context;
  const runs = await selectSyncs(sql, { language, limit: SHOWN });
  return { isConnected: chatAppOf(chat, enterprise.settings) !== undefined, runs: runs.map(runOf) };
}

export async function runSync(context: Context, { chat, doctors }: Doors): Promise<SyncRun> {
  const { transaction, clock, user, enterprise, language } = context;
  const app = chatAppOf(chat, enterprise.settings);
  if (app === undefined) throw fail(channelErrors.partnerNotSet);
  const round = { transaction, clock, userId: user.id, wecom: chat.wecom, app, doctors, longest: PATIENCE };
  const id = await syncContacts(round);
  if (id === undefined) throw fail(channelErrors.syncRunning);
  const runs = await transaction(({ sql }) => selectSyncs(sql, { language, limit: SHOWN }));
  return runOf(runs.find((run) => run.id === id)!);
}

export async function ignoreFriend(
  context: Context,
  { doctors, ...ignored }: IgnoredFriend & Pick<Doors, 'doctors'>,
): Promise<Friend> {
  const { sql, user } = context;
  const mine = { userId: user.id, externalUserId: ignored.externalUserId };
  const friend = await selectFriend(sql, mine);
  if (friend === undefined) throw fail(channelErrors.friendNotFound);
  if (ignored.isIgnored && friend.doctorId !== null) throw fail(channelErrors.alreadyBound);
  await updateIgnored(sql, { ...mine, isIgnored: ignored.isIgnored });
  return shown(context, { row: (await selectFriend(sql, mine))!, doctors });
}
