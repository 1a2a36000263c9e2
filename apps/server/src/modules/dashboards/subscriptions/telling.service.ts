// Figures of boards go to their subscribers: each time once, whoever of several processes is first (product 3.19).
import { joinedClauses } from '@yijian/contract/core';
import { loadUserById } from '../../sessions/index.ts';
import { notify } from '../../notifications/index.ts';
import { isAllowed } from '../../../platform/auth/index.ts';
import { byOwnRange } from '../../../platform/db/index.ts';
import type { Mail, MailResult, MailService } from '../../../platform/gateways/index.ts';
import type { Context, Tenant } from '../../../platform/http/index.ts';
import { asSystem, type House } from '../../../platform/jobs/index.ts';
import { randomUUID } from 'node:crypto';
import { listTiles } from '../boards/boards.service.ts';
import { boardNames, READS_BOARDS, scopeWords } from '../boards/tile-words.policy.ts';
import { letterOf, linesOf, pathOf } from './letter.policy.ts';
import { nextAt, spanOf } from './rhythm.policy.ts';
import {
  lockDue,
  updateEnded,
  updateMail,
  updateNextAt,
  updateTold,
  type DueSubscription,
} from './subscriptions.sql.ts';

/** After a failure. */
const LATER = 10 * 60_000;
const MOST_IN_NOTICE = 6;

export type Telling = House & {
  /** Undefined where no mail server is set up: then the notice is all. */
  readonly mail: MailService | undefined;
};

/** Tells what is due in every enterprise. */
export async function tellDue(context: Telling): Promise<void> {
  for (const tenant of await context.tenants()) while (await tellNext(context, tenant)) continue;
}

/** Whether there was one. The subscription is taken, and moved to its next hour, in the transaction that writes the notice. */
async function tellNext(context: Telling, tenant: Tenant): Promise<boolean> {
  const taken: { id?: string } = {};
  try {
    const told = await asSystem(context, tenant, (inner) =>
      tellOne(inner, { taken, hasMail: context.mail !== undefined }),
    );
    if (told === undefined) return false;
    if (told.mail !== undefined && context.mail !== undefined) {
      const result = await context.mail.attempt(told.mail);
      await asSystem(context, tenant, (inner) =>
        updateMail(inner.sql, { id: told.id, mail: mailStates[result.state] }),
      );
    }
    return true;
  } catch (error) {
    context.log.error({ err: error, enterprise: tenant.id, subscription: taken.id }, 'a board could not be told');
    if (taken.id === undefined) return false;
    const put = { id: taken.id, nextAt: new Date(context.clock.now().getTime() + LATER) };
    await asSystem(context, tenant, (inner) => updateNextAt(inner.sql, put));
    return true;
  }
}

/** A letter whose answer was lost is not written again. */
const mailStates = { accepted: 'SENT', refused: 'FAILED', unknown: 'UNKNOWN' } as const satisfies Record<
  MailResult['state'],
  string
>;

interface Told {
  readonly id: string;
  readonly mail: Mail | undefined;
}

async function tellOne(
  context: Context,
  { taken, hasMail }: { readonly taken: { id?: string }; readonly hasMail: boolean },
): Promise<Told | undefined> {
  const { sql, clock, enterprise } = context;
  const now = clock.now();
  const due = await lockDue(sql, now);
  if (due === undefined) return undefined;
  taken.id = due.id;
  const { id, userId, board, language } = due;
  const user = await loadUserById({ sql }, userId);
  if (user === undefined || !isAllowed(user, READS_BOARDS)) return endFor(context, due);
  const reader = { ...context, user: byOwnRange(user), language };
  const period = spanOf(due.days, now);
  const tiles = await listTiles(reader, { board, ...period });
  const told = { board, language, period, tiles, scope: scopeWords((text) => text[language], user) };
  const lines = linesOf(told).slice(0, MOST_IN_NOTICE);
  const body = joinedClauses(
    lines.map((line) => line.join(' ')),
    language,
  );
  const { zh, en } = boardNames[board];
  await notify(context, {
    userId,
    kind: 'dashboards.figures',
    title: { zh: `${zh}：${period.to} 的数据`, en: `${en}: figures of ${period.to}` },
    // In the language of the subscription, as the figures are.
    body: { zh: body, en: body },
    path: pathOf(told),
  });
  const isMailed = hasMail && due.email !== null && due.email !== '';
  await updateTold(sql, { id, at: now, nextAt: nextAt(due, now), mail: isMailed ? 'SENDING' : 'NONE' });
  if (!isMailed) return { id, mail: undefined };
  const fromName = language === 'en' ? enterprise.enName : enterprise.name;
  const mail = { to: due.email, fromName, ...letterOf(told, due.origin), headers: {}, reference: randomUUID() };
  return { id, mail };
}

async function endFor(context: Context, { id, userId, board }: DueSubscription): Promise<Told> {
  const { zh, en } = boardNames[board];
  await updateEnded(context.sql, { id, userId, reason: 'NO_RIGHT', at: context.clock.now() });
  await notify(context, {
    userId,
    kind: 'dashboards.subscriptionEnded',
    title: {
      zh: `您已无权查看${zh}，订阅已结束`,
      en: `You may not see ${en} any more; your subscription has ended`,
    },
  });
  return { id, mail: undefined };
}
