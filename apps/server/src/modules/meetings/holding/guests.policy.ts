// From which state a guest comes into which (product: Attendee machine).
import type { Bilingual } from '@yijian/contract/core';
import type { GuestState } from '@yijian/contract/meetings';

export const guestWords: Readonly<Record<GuestState, Bilingual>> = {
  INVITED: { zh: '已邀请', en: 'invited' },
  ACCEPTED: { zh: '已接受', en: 'accepted' },
  DECLINED: { zh: '已婉拒', en: 'declined' },
  SIGNED_IN: { zh: '已签到', en: 'signed in' },
  SIGNED_OUT: { zh: '已签退', en: 'signed out' },
  NO_SHOW: { zh: '未到场', en: 'no show' },
  TO_RECONCILE: { zh: '待核对', en: 'to be matched' },
  RECONCILED: { zh: '已对应', en: 'matched' },
  REFUSED: { zh: '已排除', en: 'refused' },
};

/** `before` the meeting begins only replies are recorded, afterwards who came. */
export const replies: ReadonlySet<GuestState> = new Set(['ACCEPTED', 'DECLINED']);

const ways: Readonly<Record<GuestState, readonly GuestState[]>> = {
  INVITED: ['ACCEPTED', 'DECLINED', 'SIGNED_IN', 'NO_SHOW'],
  ACCEPTED: ['DECLINED', 'SIGNED_IN', 'NO_SHOW'],
  DECLINED: ['ACCEPTED', 'SIGNED_IN'],
  SIGNED_IN: ['SIGNED_OUT', 'NO_SHOW'],
  SIGNED_OUT: [],
  NO_SHOW: ['SIGNED_IN'],
  TO_RECONCILE: ['RECONCILED', 'REFUSED'],
  RECONCILED: [],
  REFUSED: ['RECONCILED'],
};

export const mayBecome = (from: GuestState, to: GuestState): boolean => ways[from].includes(to);
