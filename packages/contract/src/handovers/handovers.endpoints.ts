// Handing over what a leaving or moving user owns: preview, begin, receipt, undo (product 3.25).
import { z } from 'zod';
import { Id, endpoint, paged } from '../core/index.ts';
import { administrationErrors } from '../administration/index.ts';
import { handoverErrors as errors } from './handovers.errors.ts';
import { Handover, HandoverPreview, HandoverQuery, NewHandover } from './handovers.schema.ts';

const read = { permission: 'admin:handovers:read' } as const;
const write = { permission: 'admin:handovers:write' } as const;
const byId = z.strictObject({ id: Id });

export const handoverEndpoints = {
  list: endpoint({
    method: 'GET',
    path: '/API-SYSTEM/admin/handovers',
    summary: { zh: '交接记录', en: 'Handovers, newest first' },
    access: read,
    query: HandoverQuery,
    output: paged(Handover),
    errors: [],
  }),
  find: endpoint({
    method: 'GET',
    path: '/API-SYSTEM/admin/handovers/{id}',
    summary: { zh: '查看一次交接的回执与进度', en: 'Read the receipt and progress of a handover' },
    access: read,
    params: byId,
    output: Handover,
    errors: [errors.notFound],
  }),
  preview: endpoint({
    method: 'GET',
    path: '/API-SYSTEM/admin/handovers/preview/{id}',
    summary: { zh: '预览某用户名下的全部记录', en: 'Preview everything a user owns' },
    access: write,
    params: byId,
    output: HandoverPreview,
    errors: [errors.userNotFound],
  }),
  begin: endpoint({
    method: 'POST',
    path: '/API-SYSTEM/admin/handovers',
    summary: { zh: '办理交接', en: 'Hand over to one or several receivers' },
    access: write,
    body: { encoding: 'json', schema: NewHandover },
    output: Handover,
    errors: [
      errors.userNotFound,
      errors.receiverUnsuitable,
      errors.assignedTwice,
      errors.notByRegion,
      errors.nothingToMove,
      errors.underWay,
      errors.changedMeanwhile,
      administrationErrors.beyondOwnRights,
    ],
  }),
  undo: endpoint({
    method: 'POST',
    path: '/API-SYSTEM/admin/handovers/{id}/undo',
    summary: { zh: '撤销交接，已变化的记录保留', en: 'Undo a handover; what has changed since stays' },
    access: write,
    params: byId,
    output: Handover,
    errors: [errors.notFound, errors.undoneAlready, errors.notUndoable, administrationErrors.beyondOwnRights],
  }),
};
