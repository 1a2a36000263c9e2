// Requests of doctors as the data stewards see them (product 3.24).
import type { Paged } from '@yijian/contract/core';
import {
  doctorPortalErrors as errors,
  type DoctorCandidate,
  type DoctorRequest,
  type DoctorRequestQuery,
} from '@yijian/contract/doctor-portal';
import { fail } from '../../../platform/errors/index.ts';
import type { Context } from '../../../platform/http/index.ts';
import { selectHolders, selectPersonal } from '../../../platform/secrets/index.ts';
import {
  countRequests,
  selectCandidates,
  selectRequest,
  selectRequests,
  type RequestRow,
} from './doctor-requests.sql.ts';
import { requestsTable } from './requests.policy.ts';

function shown({ titleCode: _title, consentTextId: _text, at, decidedAt, ...row }: RequestRow): DoctorRequest {
  return { ...row, at: at.toISOString(), decidedAt: decidedAt?.toISOString() ?? null };
}

export async function listRequests(
  context: Context,
  { page, size, state }: DoctorRequestQuery,
): Promise<Paged<DoctorRequest>> {
  const { sql, language } = context;
  const rows = await selectRequests(sql, { state, language, limit: size, offset: page * size });
  return { content: rows.map(shown), totalElements: await countRequests(sql, state), totalIsExact: true };
}

export async function requireRequest(context: Context, id: string): Promise<RequestRow> {
  const { sql, language } = context;
  const row = await selectRequest(sql, id, language);
  if (row === undefined) throw fail(errors.requestNotFound);
  return row;
}

export async function findRequest(context: Context, id: string): Promise<DoctorRequest> {
  return shown(await requireRequest(context, id));
}

/** The phone of a request that waits; undefined once it is decided. */
export async function phoneOfRequest(context: Context, id: string): Promise<string | undefined> {
  const { sql, vault, enterprise } = context;
  const set = { enterpriseId: enterprise.id, table: requestsTable, field: 'PHONE' } as const;
  return (await selectPersonal(sql, vault, set, [id])).get(id);
}

/** Doctors who have the phone already. */
export async function holdersOf(context: Context, phone: string | undefined): Promise<string[]> {
  const { sql, vault, enterprise } = context;
  if (phone === undefined) return [];
  return selectHolders(sql, vault, { enterpriseId: enterprise.id, table: 'doctors', field: 'PHONE' }, phone);
}

export async function listCandidates(context: Context, id: string): Promise<DoctorCandidate[]> {
  const { name, hospitalId, kind } = await requireRequest(context, id);
  if (kind !== 'REGISTRATION') return [];
  const holders = await holdersOf(context, await phoneOfRequest(context, id));
  const { sql, user, language } = context;
  return selectCandidates(sql, { name, hospitalId, holders, viewer: user, language });
}
