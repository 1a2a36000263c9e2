// A doctor asks below an article; whoever sent it gets a notice and a task (product 3.9).
import { dayInShanghai } from '../../../platform/clock/index.ts';
import type { Context, PublicContext } from '../../../platform/http/index.ts';
import { emit } from '../../../platform/jobs/index.ts';
import { notify } from '../../notifications/index.ts';
import { makeTask } from '../../tasks/index.ts';
import { recordEvents, type Letter } from '../reading/reading.service.ts';
import { insertQuestion, selectQuestion } from './questions.sql.ts';
import { mostOfLetter, plainQuestion } from './questions.policy.ts';

/** What became of the words: kept, too short or too long, too many for now, or not asked for. */
export type Asked = 'kept' | 'bad' | 'many' | 'closed';

/** Only whoever still agrees to get content is listened to here; the same words again are kept once. */
export async function askQuestion(
  context: Pick<PublicContext, 'sql' | 'clock'>,
  { letter, words }: { readonly letter: Letter; readonly words: string },
): Promise<Asked> {
  if (letter.article === undefined || !letter.isConsenting) return 'closed';
  const question = plainQuestion(words);
  if (question === undefined) return 'bad';
  const at = context.clock.now();
  const since = new Date(at.getTime() - mostOfLetter.within);
  const { id, isMany } = await insertQuestion(context.sql, {
    recipientId: letter.id,
    question,
    at,
    since,
    most: mostOfLetter.most,
  });
  if (isMany) return 'many';
  if (id === undefined) return 'kept';
  await recordEvents(context, [{ recipientId: letter.id, kind: 'ASKED', at }]);
  await emit(context, 'sends.asked', { questionId: id });
  return 'kept';
}

const DAY = 86_400_000;
/** Days until the answer is due. */
const DUE = 2;
/** Characters of a title. */
const TITLE = 200;

/** The task and the notice of whoever sent the article; told twice, they are made once. */
export async function followQuestion(context: Context, { questionId }: { readonly questionId: string }): Promise<void> {
  const asked = await selectQuestion(context.sql, questionId);
  if (asked === undefined) return;
  const { question, doctorId, doctor, article, senderId } = asked;
  const task = await makeTask(context, {
    assigneeId: senderId,
    source: 'SEND',
    key: `question:${questionId}`,
    doctorId,
    title: `回答 ${doctor.zh} 的提问：《${article.zh}》`.slice(0, TITLE),
    enTitle: `Answer the question of ${doctor.en}: “${article.en}”`.slice(0, TITLE),
    notes: question,
    dueOn: dayInShanghai(new Date(context.clock.now().getTime() + DUE * DAY)),
  });
  if (task === undefined) return;
  await notify(context, {
    userId: senderId,
    kind: 'sends.asked',
    title: {
      zh: `${doctor.zh} 就《${article.zh}》提了一个问题`,
      en: `${doctor.en} asked a question about “${article.en}”`,
    },
    body: { zh: question, en: question },
    path: `/task/taskRecordDetail?id=${task}`,
  });
}
