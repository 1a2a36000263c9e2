// What became of messages by enterprise chat after colleagues confirmed them: asked by the clock, since the chat tells nobody.
import { touchedTopic } from '../../doctors/index.ts';
import { WecomFault, chatAppOf, type MassResult, type Wecom, type WecomApp } from '../../../platform/gateways/index.ts';
import type { Context, Tenant } from '../../../platform/http/index.ts';
import { asSystem, emit, type House } from '../../../platform/jobs/index.ts';
import type { Carriers } from '../delivery/carriers.policy.ts';
import { insertSuppressions } from '../delivery/claims.sql.ts';
import { recordEvents } from '../reading/reading.service.ts';
import {
  selectChatUsers,
  selectOpenMessages,
  selectOpenRecipients,
  updateAsked,
  updateNotReached,
  updateUnconfirmed,
  type OpenMessage,
} from './chat.sql.ts';

const DAY = 86_400_000;
/** A message that nobody confirmed by then is unknown. */
const CONFIRMED_WITHIN = 7 * DAY;
/** It is asked for once a day until then, since colleagues may still confirm it. */
const ASKED_FOR = 30 * DAY;

type Asking = House & { readonly carriers: Carriers };

/** Asks about every enterprise that has a chat app; what is too old is unknown in every enterprise, whether the chat answers or not. */
export async function findChatResults(context: Asking): Promise<void> {
  const { chat } = context.carriers;
  for (const tenant of await context.tenants()) {
    const app = chat === undefined ? undefined : chatAppOf(chat, tenant.settings);
    try {
      if (app !== undefined) await askAll(context, { tenant, app, wecom: chat!.wecom });
    } catch (error) {
      context.log.error({ err: error, enterprise: tenant.id }, 'results of enterprise chat could not be asked for');
    }
    try {
      await asSystem(context, tenant, giveUpUnconfirmed);
    } catch (error) {
      context.log.error({ err: error, enterprise: tenant.id }, 'messages that nobody confirmed could not be marked');
    }
  }
}

async function giveUpUnconfirmed(context: Context): Promise<void> {
  const { sql, clock } = context;
  const ids = await updateUnconfirmed(sql, new Date(clock.now().getTime() - CONFIRMED_WITHIN));
  if (ids.length > 0) await emit(context, touchedTopic, { source: 'send_recipients', ids });
}

interface Asked {
  readonly tenant: Tenant;
  readonly app: WecomApp;
  readonly wecom: Wecom;
}

async function askAll(context: Asking, { tenant, app, wecom }: Asked): Promise<void> {
  const now = context.clock.now().getTime();
  const limits = { late: new Date(now - ASKED_FOR), asked: new Date(now - DAY) };
  const { open, users } = await asSystem(context, tenant, async ({ sql }) => {
    const found = await selectOpenMessages(sql, limits);
    const carriers = found.map(({ carrierId }) => carrierId);
    return { open: found, users: await selectChatUsers(sql, [...new Set(carriers)]) };
  });
  for (const message of open) {
    const { chatMessageId: messageId, carrierId } = message;
    try {
      await asSystem(context, tenant, ({ sql }) =>
        updateAsked(sql, { chatMessageId: messageId, at: context.clock.now() }),
      );
      const results = await wecom.massResultsOf(app, { messageId, sender: users.get(carrierId)! });
      await asSystem(context, tenant, (inner) => recordResults(inner, { message, results }));
    } catch (error) {
      // A message that the chat does not know must not keep others from their results; a chat that is down does.
      if (!(error instanceof WecomFault) || error.kind !== 'refused') throw error;
      context.log.warn({ err: error, enterprise: tenant.id, messageId }, 'enterprise chat refused to tell a result');
    }
  }
}

const reasons = { GONE: 'notContact', TOO_MANY: 'alreadyMassSent' } as const;

async function recordResults(
  context: Context,
  { message, results }: { message: OpenMessage; results: readonly MassResult[] },
): Promise<void> {
  const { sql, clock } = context;
  const told = new Map(results.filter(({ state }) => state !== 'WAITING').map((one) => [one.externalUserId, one]));
  if (told.size === 0) return;
  const { chatMessageId } = message;
  const found = await selectOpenRecipients(sql, { chatMessageId, contacts: [...told.keys()] });
  const now = clock.now();
  const of = (wanted: MassResult['state']) =>
    found.filter(({ externalUserId }) => told.get(externalUserId)!.state === wanted);
  const event = (kind: 'DELIVERED' | 'BOUNCED') => (one: (typeof found)[number]) => ({
    recipientId: one.id,
    kind,
    at: told.get(one.externalUserId)!.at ?? now,
  });
  const gone = of('GONE');
  await recordEvents(context, [...of('SENT').map(event('DELIVERED')), ...gone.map(event('BOUNCED'))]);
  const ids = gone.map(({ id }) => id);
  if (ids.length > 0) await insertSuppressions(sql, { ids, reason: 'BOUNCED', at: now });
  const failed = [...gone, ...of('TOO_MANY')].map(({ id, externalUserId }) => ({
    id,
    reason: reasons[told.get(externalUserId)!.state as keyof typeof reasons],
  }));
  if (failed.length === 0) return;
  await updateNotReached(sql, failed);
  await emit(context, touchedTopic, { source: 'send_recipients', ids: failed.map(({ id }) => id) });
}
