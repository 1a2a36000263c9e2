// Front door of the enterprises.
import { enterpriseAdminEndpoints, enterpriseEndpoints } from '@yijian/contract/enterprises';
import type { Settings } from '../../platform/config/index.ts';
import { bind, type BoundEndpoint } from '../../platform/http/index.ts';
import { findEnterprise, type TenantDirectory } from './enterprises.service.ts';
import { testConnection } from './settings/connection.service.ts';
import { changeSettings, findSettings, keepLogo } from './settings/settings.service.ts';

export function enterpriseRoutes(directory: TenantDirectory, settings: Settings): BoundEndpoint[] {
  const reach = { allowPrivate: settings.ALLOW_PRIVATE_ADDRESSES };
  return [
    ...bind('enterprises', enterpriseEndpoints, {
      find: ({ origin }, { query }) => findEnterprise({ directory, origin }, query),
    }),
    ...bind('enterprises', enterpriseAdminEndpoints, {
      findSettings: (context) => findSettings(context),
      changeSettings: (context, { body }) => changeSettings(context, { ...body, reach }),
      testConnection: (_context, { body }) => testConnection(reach, body),
      keepLogo: (context, { body }) => keepLogo(context, body.file),
      deleteLogo: (context) => keepLogo(context, null),
    }),
  ];
}
