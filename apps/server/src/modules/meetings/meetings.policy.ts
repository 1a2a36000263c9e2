// What may be done to a meeting in which state, and by whom (product: Meeting machine).
import type { Bilingual } from '@yijian/contract/core';
import { meetingErrors as errors, type MeetingAct, type MeetingState } from '@yijian/contract/meetings';
import { isAllowed, type SessionUser } from '../../platform/auth/index.ts';
import { actsInstead, fail, type Failure } from '../../platform/errors/index.ts';

const stateWords: Readonly<Record<MeetingState, Bilingual>> = {
  DRAFT: { zh: '为草稿', en: 'a draft' },
  IN_APPROVAL: { zh: '审批中', en: 'in approval' },
  RETURNED: { zh: '被退回', en: 'returned' },
  REJECTED: { zh: '被驳回', en: 'rejected' },
  APPROVED: { zh: '已批准', en: 'approved' },
  CHANGE_APPROVAL: { zh: '变更审批中', en: 'waiting for a change to be approved' },
  CANCELLED: { zh: '已取消', en: 'cancelled' },
  IN_PROGRESS: { zh: '进行中', en: 'in progress' },
  TO_CONFIRM: { zh: '待确认', en: 'to be confirmed' },
  CONFIRM_REVIEW: { zh: '确认审核中', en: 'in review of its confirmation' },
  CONFIRMED: { zh: '已确认', en: 'confirmed' },
  CLOSED: { zh: '已结束', en: 'closed' },
};

const actWords: Readonly<Record<MeetingAct, Bilingual>> = {
  edit: { zh: '修改', en: 'edited' },
  submit: { zh: '提交', en: 'submitted' },
  withdraw: { zh: '撤回', en: 'withdrawn' },
  change: { zh: '变更', en: 'changed' },
  cancel: { zh: '取消', en: 'cancelled' },
  copy: { zh: '复制', en: 'copied' },
  invite: { zh: '邀请医生', en: 'given more guests' },
  start: { zh: '开始', en: 'started' },
  end: { zh: '结束', en: 'ended' },
  sign: { zh: '登记签到', en: 'signed in to' },
  upload: { zh: '上传资料', en: 'given more evidence' },
  confirm: { zh: '提交确认', en: 'confirmed' },
  accept: { zh: '通过确认', en: 'accepted' },
  sendBack: { zh: '退回补充', en: 'sent back' },
};

const ofState: Readonly<Record<MeetingState, readonly MeetingAct[]>> = {
  DRAFT: ['edit', 'submit', 'cancel', 'copy'],
  IN_APPROVAL: ['withdraw', 'copy'],
  RETURNED: ['edit', 'submit', 'cancel', 'copy'],
  REJECTED: ['copy'],
  APPROVED: ['change', 'invite', 'start', 'cancel', 'copy'],
  CHANGE_APPROVAL: ['withdraw', 'copy'],
  CANCELLED: ['copy'],
  IN_PROGRESS: ['sign', 'upload', 'end', 'copy'],
  TO_CONFIRM: ['sign', 'upload', 'confirm', 'copy'],
  CONFIRM_REVIEW: ['accept', 'sendBack', 'copy'],
  CONFIRMED: ['copy'],
  CLOSED: ['copy'],
};

/** Acts of the office that confirms; all others are the owner's. */
const reviewing: ReadonlySet<MeetingAct> = new Set(['accept', 'sendBack']);

export const stateInWords = (state: MeetingState, language: 'zh' | 'en'): string => stateWords[state][language];

interface Judged {
  readonly state: MeetingState;
  readonly ownerId: string;
  readonly isInspected: boolean;
  /** Approval of its actual costs; while it is open the confirmation is not decided. */
  readonly actualsState: 'OPEN' | 'APPROVED' | null;
}

/** Nobody accepts the confirmation of an own meeting (rule H16); who inspects one reads it. */
export function actsOf(user: SessionUser, { state, ownerId, isInspected, actualsState }: Judged): MeetingAct[] {
  if (isInspected) return [];
  const isOwner = ownerId === user.id;
  return ofState[state].filter((act) => {
    if (reviewing.has(act)) return !isOwner && actualsState !== 'OPEN' && isAllowed(user, 'meeting:meetings:confirm');
    if (!isAllowed(user, 'meeting:meetings:write')) return false;
    return act === 'copy' || isOwner;
  });
}

/** Why the act is not possible: the state, whoever brought it there, and what may be done instead. */
export function refusedAct(
  user: SessionUser,
  meeting: Judged,
  { act, by, language }: { act: MeetingAct; by: string; language: 'zh' | 'en' },
): Failure {
  if (reviewing.has(act) && meeting.actualsState === 'OPEN') return fail(errors.actualsOpen);
  const words = actsOf(user, meeting).map((one) => actWords[one][language]);
  const acts = actsInstead(words, language);
  return fail(errors.notPossible, {
    state: stateWords[meeting.state][language],
    by,
    act: actWords[act][language],
    acts,
  });
}
