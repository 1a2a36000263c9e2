// The calls of opening lines.
import { z } from 'zod';
import { Id, endpoint, paged } from '../core/index.ts';
import { openingLineErrors as errors } from './opening-lines.errors.ts';
import {
  ChangedOpeningLine,
  NewOpeningLine,
  OpeningLine,
  OpeningLineCount,
  OpeningLineDetail,
  OpeningLineFilter,
  OpeningLineKept,
  OpeningLinePaging,
  OpeningWithdrawal,
} from './opening-lines.schema.ts';

const read = { permission: 'content:opening-lines:read' } as const;
// Whoever writes and approves articles does the same with the words that go out with them.
const write = { permission: 'content:articles:write' } as const;
const approve = { permission: 'content:articles:approve' } as const;
const params = z.strictObject({ id: Id });

export const openingLineEndpoints = {
  list: endpoint({
    method: 'GET',
    path: '/opening-lines/find/page',
    summary: { zh: '开场白列表', en: 'Opening lines' },
    access: read,
    query: OpeningLinePaging,
    output: paged(OpeningLine),
    errors: [],
  }),
  count: endpoint({
    method: 'GET',
    path: '/opening-lines/find/count',
    summary: { zh: '开场白数', en: 'How many opening lines match' },
    access: read,
    query: OpeningLineFilter,
    output: OpeningLineCount,
    errors: [],
  }),
  find: endpoint({
    method: 'GET',
    path: '/opening-lines/find/{id}',
    summary: { zh: '查看一条开场白', en: 'Read one opening line' },
    access: read,
    params,
    output: OpeningLineDetail,
    errors: [errors.notFound],
  }),
  add: endpoint({
    method: 'POST',
    path: '/opening-lines/add',
    summary: { zh: '新建开场白', en: 'Add an opening line' },
    access: write,
    body: { encoding: 'json', schema: NewOpeningLine },
    output: OpeningLineKept,
    errors: [],
  }),
  change: endpoint({
    method: 'PUT',
    path: '/opening-lines/update/{id}',
    summary: { zh: '修改开场白草稿', en: 'Change a draft of an opening line' },
    access: write,
    params,
    body: { encoding: 'json', schema: ChangedOpeningLine },
    output: OpeningLineKept,
    errors: [errors.notFound, errors.changedMeanwhile, errors.notPossible],
  }),
  submit: endpoint({
    method: 'POST',
    path: '/opening-lines/submit/{id}',
    summary: { zh: '提交开场白审核', en: 'Submit an opening line for review' },
    access: write,
    params,
    output: OpeningLineKept,
    errors: [errors.notFound, errors.notPossible],
  }),
  withdraw: endpoint({
    method: 'POST',
    path: '/opening-lines/withdraw/{id}',
    summary: {
      zh: '停用开场白；未发出的消息不再发送',
      en: 'Withdraw an opening line; what has not gone out is not sent',
    },
    access: approve,
    params,
    body: { encoding: 'json', schema: OpeningWithdrawal },
    output: OpeningLineKept,
    errors: [errors.notFound, errors.notPossible],
  }),
};
