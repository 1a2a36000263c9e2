// Questions that doctors put below articles of two representatives; the desk of the hero begins without one.
import { askQuestion, findLetter, tokenOf } from '../../../../apps/server/src/modules/sends/index.ts';
import type { ActingUser } from '../acting.ts';
import { MINUTE, contextAt, type Stage } from './stage.ts';

const QUESTIONS = ['老年患者起始剂量需要调整吗？', '与常用降压药合用时有哪些注意事项？'] as const;

export async function askQuestions(stage: Stage, senders: readonly ActingUser[]): Promise<void> {
  for (const [at, words] of QUESTIONS.entries()) {
    const sender = senders[at];
    const reader = sender === undefined ? undefined : await findReader(stage, sender);
    if (sender === undefined || reader === undefined) continue;
    const context = contextAt(stage, sender, reader.openedAt.getTime() + 6 * MINUTE);
    const token = tokenOf({ vault: stage.vault, enterpriseId: stage.enterpriseId }, reader.id);
    const letter = await findLetter(context, token);
    // The task and the notice are made when the product starts and hears of it.
    if (letter !== undefined) await askQuestion(context, { letter, words });
  }
}

/** Who read the last article of the sender and still agrees to get such messages. */
async function findReader(
  { tx, enterpriseId }: Stage,
  { id }: ActingUser,
): Promise<{ id: string; openedAt: Date } | undefined> {
  const [row] = await tx<{ id: string; openedAt: Date }[]>`
    select r.id::text as id, r.opened_at as "openedAt" from send_recipients r
    join sends s on s.enterprise_id = r.enterprise_id and s.id = r.send_id
    where r.enterprise_id = ${enterpriseId} and s.user_id = ${id} and s.article_id is not null and r.read_at is not null
      and r.unsubscribed_at is null
    order by s.id desc, r.id limit 1`;
  return row;
}
