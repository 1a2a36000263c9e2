// Front door of the exports.
import { exportEndpoints } from '@yijian/contract/exports';
import { bind } from '../../platform/http/index.ts';
import { findExport, listExports, listOwnExports } from './exports-log.service.ts';
import { findAllowance } from './exports.service.ts';

export const exportRoutes = bind('exports', exportEndpoints, {
  findAllowance: (context, { query }) => findAllowance(context, query.resource),
  listOwn: (context, { query }) => listOwnExports(context, query),
  list: (context, { query }) => listExports(context, query),
  find: (context, { params }) => findExport(context, params.id),
});
