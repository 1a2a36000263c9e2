// Whether what a send is about may go out now, and what its messages tell.
import type { SendSubject } from '@yijian/contract/sends';
import { findSendableArticle, type SendableArticle } from '../../articles/index.ts';
import { findInviting, type InvitingMeeting } from '../../meetings/index.ts';
import { dayInShanghai } from '../../../platform/clock/index.ts';
import type { Context } from '../../../platform/http/index.ts';
import { answerBy } from '../reminding/reminding.policy.ts';
import { whenOf, whereOf } from '../letters/invitation.policy.ts';
import type { SubjectFacts } from '../letters/letter.policy.ts';
import type { Subject } from './subject.sql.ts';
import { writtenIn } from './written-in.policy.ts';

export interface Sendable {
  readonly kind: SendSubject['kind'];
  readonly id: string;
  readonly facts: SubjectFacts;
  /** The language of what the doctor reads. */
  readonly language: 'zh' | 'en';
  /** Nothing goes out after it. */
  readonly until: Date;
}

/** Undefined when the article is not in force, or the meeting has begun or does not take place. */
export async function findSendable(
  context: Context,
  { articleId, meetingId, isReminder = false }: Subject & { readonly isReminder?: boolean },
): Promise<Sendable | undefined> {
  if (articleId !== null) return ofArticle(await findSendableArticle(context, articleId));
  return ofMeeting(await findInviting(context, meetingId!), isReminder);
}

function ofArticle(article: SendableArticle | undefined): Sendable | undefined {
  if (article === undefined) return undefined;
  const { id, title, summary, approvalNumber, expiresOn } = article;
  const language = writtenIn(article);
  const facts = {
    kind: 'ARTICLE',
    title,
    summary,
    approvalNumber,
    expiresOn,
    when: '',
    place: '',
    answerBy: '',
  } as const;
  return { kind: 'ARTICLE', id, facts, language, until: new Date(`${expiresOn}T23:59:59+08:00`) };
}

function ofMeeting(meeting: InvitingMeeting | undefined, isReminder: boolean): Sendable | undefined {
  if (meeting === undefined) return undefined;
  const { id, title, number, startsAt } = meeting;
  const by = isReminder ? answerBy(startsAt) : undefined;
  const own = {
    when: whenOf(meeting, 'zh'),
    place: whereOf(meeting, 'zh'),
    answerBy: by === undefined ? '' : dayInShanghai(by),
  };
  const facts = { kind: 'MEETING', title, summary: '', approvalNumber: number, expiresOn: '', ...own } as const;
  return { kind: 'MEETING', id, facts, language: 'zh', until: by ?? startsAt };
}
