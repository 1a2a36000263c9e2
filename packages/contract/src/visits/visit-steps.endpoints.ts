// The calls of the steps of a visit: check-in, unlocking, review, comments and the history (product: Visit machine).
import { z } from 'zod';
import { Id, endpoint } from '../core/index.ts';
import {
  CheckIn,
  LateDecision,
  NewVisitComment,
  UnlockAsk,
  UnlockDecision,
  VisitFlag,
  VisitHistory,
  VisitJudgement,
} from './visit-steps.schema.ts';
import { visitErrors } from './visits.errors.ts';
import { VisitKept } from './visits.schema.ts';

const read = { permission: 'customer:visits:read' } as const;
const write = { permission: 'customer:visits:write' } as const;
const unlock = { permission: 'customer:visits:unlock' } as const;
const approve = { permission: 'customer:visits:approve' } as const;
const flag = { permission: 'customer:visits:flag' } as const;
const byId = z.strictObject({ id: Id });
const { notFound, locked, notAllowed } = visitErrors;
/** A step of a visit that stands still, or is not the caller's to take. */
const stepping = [notFound, locked, notAllowed] as const;

export const visitStepEndpoints = {
  checkIn: endpoint({
    method: 'POST',
    path: '/v2/visit/check-in/{id}',
    summary: { zh: '到达签到', en: 'Check in for a planned visit' },
    access: write,
    params: byId,
    body: { encoding: 'form', schema: CheckIn },
    output: VisitKept,
    errors: [
      notFound,
      locked,
      visitErrors.notToday,
      visitErrors.overlaps,
      visitErrors.checkInFar,
      visitErrors.checkInEarly,
    ],
  }),
  askUnlock: endpoint({
    method: 'POST',
    path: '/v2/visit/unlock/ask/{id}',
    summary: { zh: '申请解锁已提交的拜访', en: 'Ask to unlock a submitted visit' },
    access: write,
    params: byId,
    body: { encoding: 'form', schema: UnlockAsk },
    output: VisitKept,
    errors: [notFound, locked],
  }),
  withdrawUnlock: endpoint({
    method: 'POST',
    path: '/v2/visit/unlock/withdraw/{id}',
    summary: { zh: '撤回解锁申请', en: 'Withdraw the request to unlock' },
    access: write,
    params: byId,
    output: VisitKept,
    errors: [notFound, locked],
  }),
  decideUnlock: endpoint({
    method: 'POST',
    path: '/v2/visit/unlock/decide/{id}',
    summary: { zh: '同意或拒绝解锁', en: 'Grant or refuse to unlock' },
    access: unlock,
    params: byId,
    body: { encoding: 'form', schema: UnlockDecision },
    output: VisitKept,
    errors: stepping,
  }),
  withdrawLate: endpoint({
    method: 'POST',
    path: '/v2/visit/late/withdraw/{id}',
    summary: { zh: '撤回待批准的补录', en: 'Withdraw a late visit that waits' },
    access: write,
    params: byId,
    output: VisitKept,
    errors: [notFound, locked],
  }),
  decideLate: endpoint({
    method: 'POST',
    path: '/v2/visit/late/decide/{id}',
    summary: { zh: '批准或退回补录的拜访', en: 'Approve or return a late visit' },
    access: approve,
    params: byId,
    body: { encoding: 'form', schema: LateDecision },
    output: VisitKept,
    errors: stepping,
  }),
  flag: endpoint({
    method: 'POST',
    path: '/v2/visit/flag/{id}',
    summary: { zh: '标记异常，进入复核', en: 'Mark a submitted visit for review' },
    access: flag,
    params: byId,
    body: { encoding: 'form', schema: VisitFlag },
    output: VisitKept,
    errors: stepping,
  }),
  judge: endpoint({
    method: 'POST',
    path: '/v2/visit/judge/{id}',
    summary: { zh: '复核结论：有效或无效', en: 'Judge a marked visit valid or invalid' },
    access: flag,
    params: byId,
    body: { encoding: 'form', schema: VisitJudgement },
    output: VisitKept,
    errors: stepping,
  }),
  comment: endpoint({
    method: 'POST',
    path: '/v2/visit/comment/{id}',
    summary: { zh: '点评或回复', en: 'Coach, or answer' },
    access: read,
    params: byId,
    body: { encoding: 'form', schema: NewVisitComment },
    output: z.object({ id: Id }),
    errors: [notFound, notAllowed],
  }),
  history: endpoint({
    method: 'GET',
    path: '/v2/visit/history/{id}',
    summary: { zh: '拜访的经过与点评', en: 'What happened to a visit, and the comments' },
    access: read,
    params: byId,
    output: VisitHistory,
    errors: [notFound],
  }),
};
