// Gives roles the rights of the starter matrix, all at once (specification 6).
import type { StarterCode, StarterResult, StarterRoles } from '@yijian/contract/administration';
import { replaceRoleMenus } from '../../menus/index.ts';
import type { Context } from '../../../platform/http/index.ts';
import { requireHeld } from '../administration.policy.ts';
import { needsReason } from './roles.policy.ts';
import {
  insertRole,
  lockRole,
  selectMenuCodes,
  selectMenuKeys,
  selectRoleIdByCode,
  selectRoleMenuIds,
  touchRole,
} from './roles.sql.ts';
import { starterMatrix } from './starter-matrix.policy.ts';
import { starterRole } from './starter-roles.policy.ts';

export async function applyStarters(context: Context, { codes }: StarterRoles): Promise<StarterResult[]> {
  const idByKey = await selectMenuKeys(context.sql);
  const results: StarterResult[] = [];
  for (const code of new Set(codes)) {
    const wanted = starterMatrix
      .filter(([, roles]) => roles.split(' ').includes(code))
      .flatMap(([key]) => idByKey.get(key) ?? []);
    results.push(await applyOne(context, code, wanted));
  }
  return results;
}

async function applyOne(context: Context, code: StarterCode, wanted: readonly string[]): Promise<StarterResult> {
  const known = await selectRoleIdByCode(context.sql, code);
  const id = known ?? (await insertRole(context.sql, starterRole(code))).id;
  await lockRole(context.sql, id);
  const before = await selectRoleMenuIds(context.sql, id);
  const codes = await selectMenuCodes(context.sql, [...before, ...wanted]);
  // A right that is given and taken only with a reason stays as it is.
  const isGrave = (menuId: string): boolean => needsReason(codes.get(menuId) ?? null);
  const after = new Set([...wanted.filter((one) => !isGrave(one)), ...before.filter(isGrave)]);
  const changed = [...before, ...after].filter((one) => !after.has(one) || !before.includes(one));
  if (changed.length === 0 && known !== undefined) return { id, code, outcome: 'SAME', entries: after.size };
  requireHeld(
    context.user,
    changed.map((one) => codes.get(one) ?? null),
  );
  await replaceRoleMenus(context, { roleId: id, menuIds: [...after] });
  await touchRole(context.sql, id);
  return { id, code, outcome: known === undefined ? 'ADDED' : 'CHANGED', entries: after.size };
}
