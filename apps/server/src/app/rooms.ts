// The list of front doors, one line per domain.
import { enterpriseRoutes } from '../modules/enterprises/enterprises.routes.ts';
import type { TenantDirectory } from '../modules/enterprises/index.ts';
import type { BoundEndpoint } from '../platform/http/index.ts';

/** Every call of the product. */
export function rooms(directory: TenantDirectory): BoundEndpoint[] {
  return [
    ...enterpriseRoutes(directory),
  ];
}
