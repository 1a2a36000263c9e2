// The invitation to a meeting as the doctor opens it: what, when, where, and the answer with one touch.
import type { GuestState } from '@yijian/contract/meetings';
import type { InvitingMeeting } from '../../meetings/index.ts';
import { escapeHtml } from '../../../platform/gateways/index.ts';
import { whenOf, whereOf } from '../letters/invitation.policy.ts';
import { PLACE } from '../letters/links.policy.ts';
import { footOf, otherLanguage, page, scriptOf, type ReadingFacts } from './pages.policy.ts';

export interface Invitation extends InvitingMeeting {
  readonly reply: GuestState;
}

const words = {
  zh: {
    invites: '诚邀您参加',
    when: '时间',
    where: '地点',
    agenda: '议程',
    minutes: (count: number) => `${count} 分钟`,
    calendar: '加入日历',
    accept: '接受邀请',
    decline: '婉拒',
    accepted: '您已接受邀请，期待您的参加。',
    declined: '您已婉拒邀请。如行程有变，仍可改为接受。',
    number: (number: string) => `会议编号 ${number}`,
    other: 'English',
  },
  en: {
    invites: 'invites you to',
    when: 'When',
    where: 'Where',
    agenda: 'Agenda',
    minutes: (count: number) => `${count} min`,
    calendar: 'Add to calendar',
    accept: 'Accept',
    decline: 'Decline',
    accepted: 'You have accepted. We look forward to seeing you.',
    declined: 'You have declined. You may still accept should your plans change.',
    number: (number: string) => `Meeting ${number}`,
    other: '中文',
  },
} as const;

/** Whether what a letter tells of may still be read. */
export const isInForce = (letter: { readonly article?: unknown; readonly invitation?: unknown }): boolean =>
  letter.article !== undefined || letter.invitation !== undefined;

type InvitationFacts = Omit<ReadingFacts, 'article'> & { readonly invitation: Invitation };

export function invitationPage(facts: InvitationFacts): string {
  const { invitation, enterpriseName, token, language } = facts;
  const own = words[language];
  const base = `${PLACE}/read/${token}`;
  const other = otherLanguage[language];
  const agenda = invitation.agenda.map(
    ({ topic, minutes }) => `<li>${escapeHtml(topic)} <span class="quiet">${own.minutes(minutes)}</span></li>`,
  );
  const body = `<article id="article"><p class="quiet">${escapeHtml(enterpriseName)} ${own.invites}</p><h1>${escapeHtml(invitation.title)}</h1>
<p class="quiet">${own.number(escapeHtml(invitation.number))} · <a href="${base}?lang=${other}" hreflang="${other}">${own.other}</a></p>
<dl><dt>${own.when}</dt><dd>${escapeHtml(whenOf(invitation, language))}</dd><dt>${own.where}</dt><dd>${escapeHtml(whereOf(invitation, language))}</dd></dl>
<p><a href="${base}/meeting.ics?lang=${language}">${own.calendar}</a></p>
${agenda.length === 0 ? '' : `<h2>${own.agenda}</h2><ol>${agenda.join('')}</ol>`}</article>
${answerOf(facts, base)}
${footOf(facts)}`;
  return page(language, invitation.title, body, scriptOf(base));
}

/** What was answered, and what may be answered now; whoever signed in or is marked as absent answers no more. */
function answerOf({ invitation: { reply }, language }: InvitationFacts, base: string): string {
  const own = words[language];
  const button = (answer: 'accept' | 'decline', look: string): string =>
    `<form method="post" action="${base}/${answer}?lang=${language}"><button type="submit"${look}>${own[answer]}</button></form>`;
  switch (reply) {
    case 'INVITED':
      return button('accept', '') + button('decline', ' class="plain"');
    case 'ACCEPTED':
      return `<p role="status"><strong>${own.accepted}</strong></p>${button('decline', ' class="plain"')}`;
    case 'DECLINED':
      return `<p role="status"><strong>${own.declined}</strong></p>${button('accept', ' class="plain"')}`;
    default:
      return '';
  }
}
