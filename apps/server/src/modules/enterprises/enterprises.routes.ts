// Front door of the enterprises.
import { enterpriseEndpoints } from '@yijian/contract/enterprises';
import { bind, type BoundEndpoint } from '../../platform/http/index.ts';
import { findEnterprise, type TenantDirectory } from './enterprises.service.ts';

export const enterpriseRoutes = (directory: TenantDirectory): BoundEndpoint[] =>
  bind('enterprises', enterpriseEndpoints, {
    find: (_context, { query }) => findEnterprise({ directory }, query),
  });
