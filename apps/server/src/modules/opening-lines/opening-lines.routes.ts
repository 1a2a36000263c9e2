// Front door of opening lines.
import { openingLineEndpoints } from '@yijian/contract/opening-lines';
import { bind } from '../../platform/http/index.ts';
import {
  addOpeningLine,
  changeOpeningLine,
  countOpeningLines,
  findOpeningLine,
  listOpeningLines,
  submitOpeningLine,
  withdrawOpeningLine,
} from './opening-lines.service.ts';

export const openingLineRoutes = bind('opening-lines', openingLineEndpoints, {
  list: (context, { query }) => listOpeningLines(context, query),
  count: (context, { query }) => countOpeningLines(context, query),
  find: (context, { params }) => findOpeningLine(context, params.id),
  add: (context, { body }) => addOpeningLine(context, body),
  change: (context, { params, body }) => changeOpeningLine(context, { ...params, ...body }),
  submit: (context, { params }) => submitOpeningLine(context, params.id),
  withdraw: (context, { params, body }) => withdrawOpeningLine(context, { ...params, ...body }),
});
