// Conversations of the hero with the assistant, asked of the product itself at dates before today (product 3.23).
import { ask, rateAnswer } from '../../../../apps/server/src/modules/assistants/index.ts';
import type { Transaction } from '../../reference/index.ts';
import { actAs, findActor, type ActingContext } from '../acting.ts';
import { addDays, momentOf } from '../days.ts';

type Asked = Parameters<typeof ask>[1];

interface Talk {
  readonly daysAgo: number;
  readonly questions: readonly Pick<Asked, 'mode' | 'question'>[];
  /** Of the first answer. */
  readonly opinion?: { readonly isHelpful: boolean; readonly reason: string };
}

const talks: readonly Talk[] = [
  {
    daysAgo: 12,
    questions: [{ mode: 'PUBMED', question: '癫痫 诊断 治疗' }],
    opinion: { isHelpful: false, reason: '希望按年份排列' },
  },
  {
    daysAgo: 6,
    questions: [{ mode: 'PROPOSAL', question: '办一场 60 分钟的科室会，20 位医生，讲规范用药与疗效证据' }],
  },
  { daysAgo: 3, questions: [{ mode: 'KNOWLEDGE', question: '失眠障碍可以用哪个产品？' }] },
  {
    daysAgo: 1,
    questions: [
      { mode: 'ARTICLE', question: '偏头痛如何预防治疗？' },
      { mode: 'ARTICLE', question: '头痛日记怎么记？' },
    ],
    opinion: { isHelpful: true, reason: '' },
  },
];

export async function storeAssistants(
  tx: Transaction,
  { enterpriseId, today, hero }: { enterpriseId: string; today: string; hero: string },
): Promise<void> {
  const user = await findActor(tx, { login: hero });
  for (const { daysAgo, questions, opinion } of talks) {
    const when = new Date(momentOf(addDays(today, -daysAgo), 600));
    const acting = actAs(tx, { enterpriseId, user, when });
    const context: ActingContext = { ...acting, transaction: (work) => work(acting) };
    let conversationId: string | undefined;
    for (const question of questions) {
      const answer = await ask(context, { ...question, conversationId, reach: { allowPrivate: false } });
      if (!('id' in answer)) throw new Error('the demo asks for no events');
      if (conversationId === undefined && opinion !== undefined)
        await rateAnswer(context, { id: answer.id, ...opinion });
      ({ conversationId } = answer);
    }
  }
}
