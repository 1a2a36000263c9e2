// Which state may follow which, who moves a request, and what is said when somebody may not (specification 4; product: verification).
import { joined } from '@yijian/contract/core';
import {
  verificationErrors,
  type VerificationAction,
  type VerificationKind,
  type VerificationState,
  type VerifiedField,
} from '@yijian/contract/verifications';
import { isAllowed, type SessionUser } from '../../platform/auth/index.ts';
import { fail } from '../../platform/errors/index.ts';

type Mover = 'requester' | 'reviewer' | 'picker' | 'supervisor' | 'steward';

interface Transition {
  readonly from: readonly VerificationState[];
  readonly by: readonly Mover[];
}

const written: readonly VerificationState[] = ['DRAFT', 'NEED_INFO', 'REJECTED', 'REVERIFY'];

/** Every legal act; what is not here is refused. */
export const transitions: Readonly<Record<VerificationAction, Transition>> = {
  edit: { from: written, by: ['requester'] },
  uploadCertificate: { from: written, by: ['requester'] },
  deleteCertificate: { from: ['DRAFT', 'NEED_INFO'], by: ['requester'] },
  submit: { from: written, by: ['requester'] },
  withdraw: { from: ['SUBMITTED', 'QUEUED', 'NEED_INFO'], by: ['requester'] },
  pick: { from: ['SUBMITTED'], by: ['reviewer'] },
  release: { from: ['IN_REVIEW'], by: ['picker'] },
  decide: { from: ['IN_REVIEW'], by: ['picker'] },
  complete: { from: ['IN_REVIEW'], by: ['picker'] },
  needInfo: { from: ['IN_REVIEW'], by: ['picker'] },
  reject: { from: ['IN_REVIEW', 'SUPERVISOR_REVIEW'], by: ['picker', 'supervisor'] },
  approve: { from: ['SUPERVISOR_REVIEW'], by: ['supervisor'] },
  sendBack: { from: ['SUPERVISOR_REVIEW'], by: ['supervisor'] },
  reverify: { from: ['VERIFIED'], by: ['steward'] },
};

/** Told at every step of a request with which its doctor was added. */
export const newDoctorTopic = 'verifications.newDoctor';

/** States in which nobody else can begin a verification of the same doctor. */
export const openStates: readonly VerificationState[] = ['SUBMITTED', 'IN_REVIEW', 'SUPERVISOR_REVIEW', 'NEED_INFO'];

const stateWords: Readonly<Record<VerificationState, { zh: string; en: string }>> = {
  DRAFT: { zh: '是草稿', en: 'a draft' },
  SUBMITTED: { zh: '待审核', en: 'handed in' },
  QUEUED: { zh: '排队中', en: 'queued' },
  IN_REVIEW: { zh: '审核中', en: 'in review' },
  SUPERVISOR_REVIEW: { zh: '复核中', en: 'with the supervisor' },
  NEED_INFO: { zh: '待补充', en: 'waiting for more' },
  VERIFIED: { zh: '已通过', en: 'verified' },
  PARTIAL: { zh: '部分通过', en: 'verified in part' },
  REJECTED: { zh: '已驳回', en: 'rejected' },
  REVERIFY: { zh: '需重新核验', en: 'to be verified again' },
};

const actionWords: Readonly<Record<VerificationAction, { zh: string; en: string }>> = {
  edit: { zh: '修改', en: 'edit' },
  uploadCertificate: { zh: '上传证件', en: 'upload a certificate' },
  deleteCertificate: { zh: '删除证件', en: 'delete a certificate' },
  submit: { zh: '提交', en: 'hand in' },
  withdraw: { zh: '撤回', en: 'take back' },
  pick: { zh: '领取', en: 'take' },
  release: { zh: '放回', en: 'put back' },
  decide: { zh: '逐项处理', en: 'decide on fields' },
  complete: { zh: '完成审核', en: 'complete' },
  needInfo: { zh: '要求补充', en: 'ask for more' },
  reject: { zh: '驳回', en: 'reject' },
  approve: { zh: '复核通过', en: 'agree' },
  sendBack: { zh: '退回审核人', en: 'send back' },
  reverify: { zh: '要求重新核验', en: 'ask for another verification' },
};

/** What of a request decides who may do what. */
export interface RequestFacts {
  readonly state: VerificationState;
  readonly requesterId: string;
  readonly isNewDoctor: boolean;
  readonly pickedBy: string | null;
  /** Whether the user, or someone the user stands in for, is asked by the process now. */
  readonly holdsTask: boolean;
}

function is(mover: Mover, user: SessionUser, request: RequestFacts): boolean {
  if (mover === 'requester') return request.requesterId === user.id && isAllowed(user, 'customer:verifications:write');
  if (!isAllowed(user, 'customer:verifications:review')) return false;
  if (mover === 'steward') return true;
  if (request.requesterId === user.id) return false;
  if (mover === 'picker') return request.state === 'IN_REVIEW' && request.pickedBy === user.id;
  return request.holdsTask && (mover === 'reviewer' || request.state === 'SUPERVISOR_REVIEW');
}

/** The doctor of a refused addition is archived: whoever was meant is asked for anew. */
const isOver = ({ isNewDoctor, state }: RequestFacts): boolean => isNewDoctor && state === 'REJECTED';

/** What this user may do with this request as it stands. */
export function actionsOn(user: SessionUser, request: RequestFacts): VerificationAction[] {
  if (isOver(request)) return [];
  return (Object.keys(transitions) as VerificationAction[]).filter((action) => {
    const { from, by } = transitions[action];
    return from.includes(request.state) && by.some((mover) => is(mover, user, request));
  });
}

interface Asking {
  readonly user: SessionUser;
  readonly language: 'zh' | 'en';
  readonly request: RequestFacts & { readonly pickedByName: string | null };
}

/** Throws why the act cannot be done now; the legal ones are named. */
export function requireAction(action: VerificationAction, { user, language, request }: Asking): void {
  const { from, by } = transitions[action];
  const isAlien = by.includes('requester') && request.requesterId !== user.id;
  if (isAlien) throw fail(verificationErrors.notFound);
  const isElsewhere = request.state === 'IN_REVIEW' && request.pickedBy !== user.id;
  if (isElsewhere && (action === 'pick' || by.includes('picker')))
    throw fail(verificationErrors.alreadyPicked, { name: request.pickedByName ?? '' });
  if (isOver(request) || !from.includes(request.state))
    throw fail(verificationErrors.illegalState, told(user, request, language));
  if (by.some((mover) => is(mover, user, request))) return;
  throw fail(request.requesterId === user.id ? verificationErrors.ownRequest : verificationErrors.noTask);
}

function told(user: SessionUser, request: RequestFacts, language: 'zh' | 'en'): { state: string; actions: string } {
  const actions = actionsOn(user, request).map((action) => actionWords[action][language]);
  return {
    state: stateWords[request.state][language],
    actions: joined(actions, language) || '—',
  };
}

export const stateInWords = (state: VerificationState, language: 'zh' | 'en'): string => stateWords[state][language];

export const fieldWords: Readonly<Record<VerifiedField, { zh: string; en: string }>> = {
  name: { zh: '姓名', en: 'Name' },
  hospital: { zh: '医院', en: 'Hospital' },
  department: { zh: '科室', en: 'Department' },
  title: { zh: '职称', en: 'Title' },
  licenceNumber: { zh: '执业证号', en: 'Licence number' },
};

/** In place of the kind, where the doctor was added with the request. */
export const newDoctorWords = { zh: '新增医生', en: 'New doctor' } as const;

export const kindWords: Readonly<Record<VerificationKind, { zh: string; en: string }>> = {
  CERTIFICATE: { zh: '资质核验', en: 'Credentials' },
  CHANGE: { zh: '信息变更', en: 'Change' },
  REVERIFY: { zh: '重新核验', en: 'Verified again' },
};
