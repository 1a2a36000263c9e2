// A call whose path an enterprise may spell with a first part of its own; any other first part leads nowhere (specification 7.2).
import { coreErrors } from '@yijian/contract/core';
import type { FastifyRequest } from 'fastify';
import { fail } from '../errors/index.ts';
import { safeAddress } from '../log/index.ts';
import type { Tenant } from './context.ts';
import { hostOf } from './input/request-parts.ts';

/** Parameter of the route that holds what stands first in the path. */
export const OWN_PREFIX = 'ownPrefix';

/** Lets a request on whose path begins as the setting of its enterprise says. */
export function requireOwnPrefix(
  setting: string,
  { tenantOf }: { readonly tenantOf: (host: string) => Promise<Tenant | undefined> },
): (request: FastifyRequest) => Promise<void> {
  return async (request) => {
    const params = request.params as Record<string, string>;
    const asked = params[OWN_PREFIX];
    // No field of the call.
    delete params[OWN_PREFIX];
    const tenant = await tenantOf(hostOf(request));
    if (asked === undefined || asked !== tenant?.settings[setting])
      throw fail(coreErrors.notFound, { url: safeAddress(request.url).slice(0, 300) });
  };
}
