// From which state a guest comes into which (product: Attendee machine).
import type { Bilingual } from '@yijian/contract/core';
import { meetingErrors as errors, type GuestReply, type GuestState } from '@yijian/contract/meetings';
import { fail } from '../../../platform/errors/index.ts';

export const guestWords: Readonly<Record<GuestState, Bilingual>> = {
  INVITED: { zh: '已邀请', en: 'invited' },
  ACCEPTED: { zh: '已接受', en: 'accepted' },
  DECLINED: { zh: '已婉拒', en: 'declined' },
  NO_REPLY: { zh: '未回复', en: 'without a reply' },
  SIGNED_IN: { zh: '已签到', en: 'signed in' },
  SIGNED_OUT: { zh: '已签退', en: 'signed out' },
  NO_SHOW: { zh: '未到场', en: 'no show' },
  TO_RECONCILE: { zh: '待核对', en: 'to be matched' },
  NEW_DOCTOR: { zh: '待新增医生', en: 'a new doctor to be verified' },
  RECONCILED: { zh: '已对应', en: 'matched' },
  REFUSED: { zh: '已排除', en: 'refused' },
};

/** `before` the meeting begins only replies are recorded, afterwards who came. */
export const replies: ReadonlySet<GuestState> = new Set(['ACCEPTED', 'DECLINED']);

/** What is kept of an answer whatever the guest does later; nothing for any other step. */
export const replyIn = (state: GuestState): { readonly reply?: GuestReply } =>
  state === 'ACCEPTED' || state === 'DECLINED' ? { reply: state } : {};

const ways: Readonly<Record<GuestState, readonly GuestState[]>> = {
  INVITED: ['ACCEPTED', 'DECLINED', 'NO_REPLY'],
  ACCEPTED: ['DECLINED', 'SIGNED_IN', 'NO_SHOW'],
  DECLINED: ['ACCEPTED', 'SIGNED_IN'],
  NO_REPLY: ['SIGNED_IN', 'NO_SHOW'],
  SIGNED_IN: ['SIGNED_OUT', 'NO_SHOW'],
  SIGNED_OUT: [],
  NO_SHOW: ['SIGNED_IN'],
  TO_RECONCILE: ['RECONCILED', 'NEW_DOCTOR', 'REFUSED'],
  NEW_DOCTOR: ['RECONCILED', 'TO_RECONCILE'],
  RECONCILED: [],
  REFUSED: ['RECONCILED'],
};

/** Throws that a guest in this state cannot become what is wanted. One who waits for a steward is moved by the request alone. */
export function requireWay(from: GuestState, to: GuestState, language: 'zh' | 'en'): void {
  if (from !== 'NEW_DOCTOR' && mayBecome(from, to)) return;
  throw fail(errors.guestState, { state: guestWords[from][language], wanted: guestWords[to][language] });
}

export const mayBecome = (from: GuestState, to: GuestState): boolean => ways[from].includes(to);
