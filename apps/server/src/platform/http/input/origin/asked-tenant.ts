// Which enterprise a call is for (specification 7, general: realm).
import { coreErrors, type EndpointRow } from '@yijian/contract/core';
import type { FastifyRequest } from 'fastify';
import { fail } from '../../../errors/index.ts';
import type { Tenant } from '../../context.ts';
import { hostOf } from '../request-parts.ts';

export interface Tenants {
  /** The enterprise served at a host name, or undefined. */
  readonly tenantOf: (host: string) => Promise<Tenant | undefined>;
  readonly tenantOfRealm: (realm: string) => Promise<Tenant | undefined>;
}

/**
 * The enterprise of the host. At a gateway, whose host belongs to none, it is the one whose realm a call without a token names: a token
 * counts at the host of its own enterprise alone. Throws where none is meant, and where the realm is not that of the host.
 */
export async function askedTenant(row: EndpointRow, request: FastifyRequest, tenants: Tenants): Promise<Tenant> {
  const { realm } = request.headers;
  const served = await tenants.tenantOf(hostOf(request));
  if (served !== undefined && realm !== undefined && realm !== served.realm) throw fail(coreErrors.otherRealm);
  const isNamed = served === undefined && row.access === 'public' && typeof realm === 'string';
  const tenant = isNamed ? await tenants.tenantOfRealm(realm) : served;
  if (tenant === undefined) throw fail(coreErrors.unknownEnterprise);
  return tenant;
}
