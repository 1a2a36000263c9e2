// Who calls as a doctor: only a session of a doctor opens such a call, never a token of a user or a key.
import { coreErrors } from '@yijian/contract/core';
import type { FastifyRequest } from 'fastify';
import { fail } from '../../errors/index.ts';
import type { SignedInDoctor, Tenant } from '../context.ts';
import { bearerOf } from './request-parts.ts';

export type FindDoctor = (tenant: Tenant, token: string) => Promise<SignedInDoctor | undefined>;

export async function signedInDoctor(
  tenant: Tenant,
  request: FastifyRequest,
  find: FindDoctor | undefined,
): Promise<SignedInDoctor> {
  const token = bearerOf(request);
  const doctor = token === undefined ? undefined : await find?.(tenant, token);
  if (doctor === undefined) throw fail(coreErrors.unauthorized);
  return doctor;
}
