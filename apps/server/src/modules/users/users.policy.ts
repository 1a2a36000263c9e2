// What is shown of a user: roles, office (specification 6; R6.2).
import { hash } from 'node:crypto';
import type { Group, RoleSummary } from '@yijian/contract/users';
import type { SessionUser } from '../../platform/auth/index.ts';

/** The default role for who has none, and names for marks such as wxwork that are no row of the enterprise. */
export function rolesShown(codes: readonly string[], rows: readonly RoleSummary[]): RoleSummary[] {
  const held = codes.length === 0 ? ['default'] : codes;
  return held.map((code) => rows.find((row) => row.code === code) ?? { code, name: code, label: code });
}

/** Holders of MAF sit in the office MSL. */
export function officeName(codes: readonly string[], groups: readonly Group[]): string {
  return codes.includes('MAF') ? 'MSL' : (groups[0]?.name ?? '');
}

/** A short text that differs when anything differs that the user may do or see. */
export function rightsOf(user: SessionUser): string {
  const { roles, permissions, dataRanges, teamOrganizationIds, regionCodes, fieldRules, readOnlyFields, shares } = user;
  const all = [
    roles,
    [...permissions].toSorted(),
    dataRanges,
    teamOrganizationIds,
    regionCodes,
    [...fieldRules].map((one) => one.join(' ')).toSorted(),
    [...readOnlyFields].toSorted(),
    shares,
  ];
  return hash('sha256', JSON.stringify(all), 'base64url').slice(0, 22);
}
