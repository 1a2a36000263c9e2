// Own conversations: listed, opened, renamed, taken out of the history (product 3.23).
import type { Paged } from '@yijian/contract/core';
import {
  assistantErrors as errors,
  type Conversation,
  type ConversationDetail,
  type ConversationPaging,
  type Feedback,
  type GivenFeedback,
} from '@yijian/contract/assistants';
import { fail } from '../../platform/errors/index.ts';
import type { Context } from '../../platform/http/index.ts';
import {
  countConversations,
  selectAnswers,
  selectConversation,
  selectConversations,
  updateDeleted,
  updateTitle,
  upsertFeedback,
} from './assistants.sql.ts';

export async function listConversations(context: Context, paging: ConversationPaging): Promise<Paged<Conversation>> {
  const { sql, user } = context;
  const content = await selectConversations(sql, user.id, paging);
  return { content, totalElements: await countConversations(sql, user.id), totalIsExact: true };
}

export async function requireConversation(context: Context, id: string): Promise<Conversation> {
  const { sql, user } = context;
  const found = await selectConversation(sql, { userId: user.id, id });
  if (found === undefined) throw fail(errors.notFound);
  return found;
}

export async function findConversation(context: Context, id: string): Promise<ConversationDetail> {
  const conversation = await requireConversation(context, id);
  return { ...conversation, answers: await selectAnswers(context.sql, id) };
}

export async function renameConversation(
  context: Context,
  { id, title }: { id: string; title: string },
): Promise<Conversation> {
  if (!(await updateTitle(context.sql, { userId: context.user.id, id }, title))) throw fail(errors.notFound);
  return requireConversation(context, id);
}

export async function deleteConversation(context: Context, id: string): Promise<null> {
  const { sql, user, clock } = context;
  if (!(await updateDeleted(sql, { userId: user.id, id }, clock.now()))) throw fail(errors.notFound);
  return null;
}

/** Of an own answer; a later opinion takes the place of the earlier one. */
export async function rateAnswer(
  context: Context,
  { id, ...feedback }: GivenFeedback & { id: string },
): Promise<Feedback> {
  const { sql, user, clock } = context;
  if (!(await upsertFeedback(sql, { userId: user.id, id }, feedback, clock.now()))) throw fail(errors.answerNotFound);
  return feedback;
}
