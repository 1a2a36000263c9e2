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
  updateNotReached,
  type OpenMessage,
} from './chat.sql.ts';

const DAY = 86_400_000;
/** A message that was not confirmed by then is not asked about any more. */
const ASKED_FOR = 7 * DAY;

type Asking = House & { readonly carriers: Carriers };

/** Asks about every enterprise that has a chat app. */
export async function findChatResults(context: Asking): Promise<void> {
  const { chat } = context.carriers;
  if (chat === undefined || chat.secrets.size === 0) return;
  for (const tenant of await context.tenants()) {
    const app = chatAppOf(chat, tenant.settings);
    if (app === undefined) continue;
    try {
      await askAll(context, { tenant, app, wecom: chat.wecom });
    } catch (error) {
      context.log.error({ err: error, enterprise: tenant.id }, 'results of enterprise chat could not be asked for');
    }
  }
}

interface Asked {
  readonly tenant: Tenant;
  readonly app: WecomApp;
  readonly wecom: Wecom;
}

async function askAll(context: Asking, { tenant, app, wecom }: Asked): Promise<void> {
  const since = new Date(context.clock.now().getTime() - ASKED_FOR);
  const { open, users } = await asSystem(context, tenant, async ({ sql }) => {
    const found = await selectOpenMessages(sql, since);
    const carriers = found.map(({ carrierId }) => carrierId);
    return { open: found, users: await selectChatUsers(sql, [...new Set(carriers)]) };
  });
  for (const message of open) {
    const { chatMessageId: messageId, carrierId } = message;
    try {
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
