// The calls that pass doctors to a colleague: preview, begin, how far it is, undo (product 3.2, transfer).
import { z } from 'zod';
import { Id, endpoint } from '../core/index.ts';
import { Handover, handoverErrors } from '../handovers/index.ts';
import { NewTransfer, TransferPreview, TransferPreviewBody } from './doctor-transfers.schema.ts';
import { doctorErrors } from './doctors.errors.ts';

const write = { permission: 'customer:doctors:write' } as const;
const params = z.strictObject({ id: Id });

export const doctorTransferEndpoints = {
  preview: endpoint({
    method: 'POST',
    path: '/doctor/transfer/preview',
    summary: { zh: '预览转交：选中的医生各由谁负责', en: 'Who looks after the doctors that are to be transferred' },
    access: write,
    body: { encoding: 'json', schema: TransferPreviewBody },
    output: TransferPreview,
    errors: [doctorErrors.notFound],
    effect: 'read',
  }),
  begin: endpoint({
    method: 'POST',
    path: '/doctor/transfer',
    summary: { zh: '把选中的医生转交给同事', en: 'Transfer doctors to a colleague' },
    access: write,
    body: { encoding: 'json', schema: NewTransfer },
    output: Handover,
    errors: [
      doctorErrors.notFound,
      handoverErrors.receiverUnsuitable,
      handoverErrors.nothingToMove,
      handoverErrors.underWay,
      handoverErrors.changedMeanwhile,
    ],
  }),
  find: endpoint({
    method: 'GET',
    path: '/doctor/transfer/{id}',
    summary: { zh: '查看自己办理的转交', en: 'How far a transfer of one’s own is' },
    access: write,
    params,
    output: Handover,
    errors: [handoverErrors.notFound],
  }),
  undo: endpoint({
    method: 'POST',
    path: '/doctor/transfer/{id}/undo',
    summary: { zh: '撤销自己办理的转交', en: 'Undo a transfer of one’s own' },
    access: write,
    params,
    output: Handover,
    errors: [handoverErrors.notFound, handoverErrors.notUndoable],
  }),
};
