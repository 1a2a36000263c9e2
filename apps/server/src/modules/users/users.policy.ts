// What is shown of a user: masked phone, roles, office (specification 6; R6.2).
import type { Group, RoleSummary } from '@yijian/contract/users';

/** 13812345678 is 138****5678; anything that is no mobile number keeps its last two characters. */
export function maskPhone(phone: string | null): string | null {
  if (phone === null || phone === '') return null;
  const mobile = /^(?:\+?86)?(1\d{2})\d{4}(\d{4})$/.exec(phone.replace(/[\s-]/g, ''));
  return mobile === null ? `****${phone.slice(-2)}` : `${mobile[1]}****${mobile[2]}`;
}

/** The default role for who has none, and names for marks such as wxwork that are no row of the enterprise. */
export function rolesShown(codes: readonly string[], rows: readonly RoleSummary[]): RoleSummary[] {
  const held = codes.length === 0 ? ['default'] : codes;
  return held.map((code) => rows.find((row) => row.code === code) ?? { code, name: code, enName: code });
}

/** Holders of MAF sit in the office MSL. */
export function officeName(codes: readonly string[], groups: readonly Group[]): string {
  return codes.includes('MAF') ? 'MSL' : (groups[0]?.name ?? '');
}
