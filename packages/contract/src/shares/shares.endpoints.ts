// Sharing a doctor, a hospital or a visit with a colleague (specification 3, 6).
import { z } from 'zod';
import { Id, coreErrors, endpoint, paged } from '../core/index.ts';
import { shareErrors as errors } from './shares.errors.ts';
import { NewShare, Share, ShareQuery } from './shares.schema.ts';

export const shareEndpoints = {
  list: endpoint({
    method: 'GET',
    path: '/share/find/page',
    summary: { zh: '一条记录的共享', en: 'The live shares of a record' },
    access: 'session',
    query: ShareQuery,
    output: paged(Share).extend({ mayShare: z.boolean().describe('Whether the caller may share the record') }),
    errors: [errors.recordNotFound, coreErrors.forbidden],
  }),
  add: endpoint({
    method: 'POST',
    path: '/share/add',
    summary: { zh: '与同事共享一条记录', en: 'Share a record with colleagues' },
    access: 'session',
    body: { encoding: 'json', schema: NewShare },
    output: z.object({ shared: z.int() }),
    errors: [
      errors.recordNotFound,
      errors.notYours,
      errors.receiverUnknown,
      errors.receiverIsSelf,
      errors.untilWrong,
      coreErrors.forbidden,
    ],
  }),
  withdraw: endpoint({
    method: 'POST',
    path: '/share/withdraw',
    summary: { zh: '撤回共享', en: 'Withdraw a share' },
    access: 'session',
    body: { encoding: 'form', schema: z.strictObject({ id: Id }) },
    output: z.object({ withdrawn: z.literal(true) }),
    errors: [errors.shareNotFound, errors.notYours],
  }),
};
