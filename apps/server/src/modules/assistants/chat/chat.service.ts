// A question is answered from what its caller may see, by the built-in answerer or the language model of the enterprise, and kept (product 3.23).
import type { ChatAnswer, ChatMode, ChatNotice, ChatQuestion, ChatSource } from '@yijian/contract/assistants';
import { EventReply, type Context, type ToldEvent } from '../../../platform/http/index.ts';
import { notify } from '../../notifications/index.ts';
import { requireConversation } from '../assistants.service.ts';
import {
  insertAnswer,
  insertConversation,
  selectAnswers,
  selectMedicalUsers,
  touchConversation,
} from '../assistants.sql.ts';
import { findHostInUse, type Reach } from '../host/host.service.ts';
import { handedOver, isOffLabel, mayDiscussOffLabel, nobodyThere, refusal, tellsAdverseEvent } from './guard.policy.ts';
import { excerptOf, extracted } from './passages.policy.ts';
import { proposalOf, proposalWords } from './proposal.policy.ts';
import { retrieve } from './retrieval.service.ts';
import { speechOf } from './speech.service.ts';

export interface Asked extends ChatQuestion {
  readonly mode: ChatMode;
  readonly reach: Reach;
}

/** All of an answer but its words. */
interface Prepared {
  readonly mode: ChatMode;
  readonly question: string;
  readonly conversationId: string | undefined;
  readonly model: string;
  readonly sources: ChatSource[];
  readonly notices: ChatNotice[];
  readonly draft: ChatAnswer['draft'];
  readonly words: AsyncGenerator<string>;
}

/** Answers JSON, or events to whoever accepts them. A failure before the first words has a status of its own either way. */
export async function ask(context: Context, asked: Asked): Promise<ChatAnswer | EventReply> {
  const prepared = await context.transaction((inner) => prepare(inner, asked));
  if (context.waiting?.acceptsEvents === true) {
    const first = await prepared.words.next();
    return new EventReply(tell(context, prepared, first));
  }
  let answer = '';
  for await (const words of prepared.words) answer += words;
  return keep(context, prepared, answer);
}

/** What was said is kept, also when the caller leaves in the middle; where it is kept is told first. */
async function* tell(
  context: Context,
  asked: Prepared,
  first: IteratorResult<string, void>,
): AsyncGenerator<ToldEvent> {
  const prepared = { ...asked, conversationId: await context.transaction((inner) => openConversation(inner, asked)) };
  let answer = '';
  let isKept = false;
  try {
    yield { event: 'begun', data: { conversationId: prepared.conversationId } };
    for (let next = first; next.done !== true; next = await prepared.words.next()) {
      answer += next.value;
      yield { event: 'delta', data: { text: next.value } };
    }
    // The words of a model end without a fault when nobody waits any more.
    if (context.waiting?.signal.aborted === true) return;
    const kept = await keep(context, prepared, answer);
    isKept = true;
    yield { event: 'answer', data: kept };
  } finally {
    await prepared.words.return(undefined);
    if (!isKept && answer !== '') await keep(context, withStop(prepared), answer);
  }
}

const withStop = (prepared: Prepared): Prepared => ({ ...prepared, notices: [...prepared.notices, 'STOPPED'] });

async function prepare(context: Context, asked: Asked): Promise<Prepared> {
  const { mode, question, conversationId } = asked;
  const { language, user } = context;
  if (conversationId !== undefined) await requireConversation(context, conversationId);
  const notices: ChatNotice[] = tellsAdverseEvent(question) ? ['ADVERSE_EVENT'] : [];
  const nothing = { mode, question, conversationId, sources: [], draft: null };
  if (isOffLabel(question) && !mayDiscussOffLabel(user)) {
    const isPassedOn = await handOver(context, question);
    const words = `${refusal[language]}\n\n${(isPassedOn ? handedOver : nobodyThere)[language]}`;
    return { ...nothing, model: 'rules-1', notices: [...notices, 'OFF_LABEL'], words: atOnce(words) };
  }
  const { passages, product } = await retrieve(context, { mode, question });
  const draft = mode === 'PROPOSAL' ? proposalOf({ question, product, passages, language }) : null;
  const plan = draft === null ? '' : `${proposalWords(draft, language)}\n\n`;
  if (passages.length === 0) {
    const words = atOnce(`${plan}${notFound[language]}`);
    return { ...nothing, draft, model: 'extractive-1', notices: [...notices, 'NOT_FOUND'], words };
  }
  const sources = passages.map(({ text, ...source }, at) => ({ ...source, number: at + 1, excerpt: excerptOf(text) }));
  const found = { ...nothing, draft, sources, notices };
  const host = await findHostInUse(context);
  if (host === undefined)
    return { ...found, model: 'extractive-1', words: byParagraph(plan + extracted(passages, language)) };
  const before = conversationId === undefined ? [] : await selectAnswers(context.sql, conversationId, 3);
  const words = speechOf(context, { host, question, sources, before, plan, reach: asked.reach });
  return { ...found, model: host.model, words };
}

const notFound = {
  zh: '在您可查看的资料中没有找到相关内容，助手不作推测。可换一种问法，或换一个类别。',
  en: 'Nothing about this was found in what you may read, and the assistant does not guess. Try other words or another kind.',
};

/** Whether anybody of the medical department was told. */
async function handOver(context: Context, question: string): Promise<boolean> {
  const people = await selectMedicalUsers(context.sql);
  const { firstName } = context.user;
  const short = question.length > 120 ? `${question.slice(0, 120)}…` : question;
  for (const userId of people)
    await notify(context, {
      userId,
      kind: 'assistants.offLabel',
      title: {
        zh: `${firstName}提出超说明书问题，请医学部跟进：${short}`,
        en: `${firstName} asked about use off label; please follow up: ${short}`,
      },
      path: '/ai/clound',
    });
  return people.length > 0;
}

async function* atOnce(words: string): AsyncGenerator<string> {
  yield words;
}

async function* byParagraph(text: string): AsyncGenerator<string> {
  for (const paragraph of text.split(/(?<=\n\n)/)) yield paragraph;
}

const LONGEST_TITLE = 40;

/** The conversation that an answer stands in: the one that was named, or a new one with the question as its title. */
async function openConversation(
  { sql, user, clock }: Pick<Context, 'sql' | 'user' | 'clock'>,
  { mode, question, conversationId }: Pick<Prepared, 'mode' | 'question' | 'conversationId'>,
): Promise<string> {
  const at = clock.now();
  if (conversationId !== undefined) {
    await touchConversation(sql, conversationId, at);
    return conversationId;
  }
  const title = question.replaceAll(/\s+/g, ' ').slice(0, LONGEST_TITLE);
  return insertConversation(sql, { userId: user.id, mode, title, at });
}

function keep(context: Context, prepared: Prepared, answer: string): Promise<ChatAnswer> {
  return context.transaction(async (inner) => {
    const { sql, clock } = inner;
    const at = clock.now();
    const conversationId = await openConversation(inner, prepared);
    const { mode, question, model, sources, notices, draft } = prepared;
    const row = { mode, question, model, sources, notices, draft, conversationId, answer };
    return { ...row, id: await insertAnswer(sql, row, at), feedback: null, askedAt: at.toISOString() };
  });
}
