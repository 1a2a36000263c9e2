// Roles: added, changed, given menu entries, deleted (specification 3, 6; R5.2, R8.4).
import {
  administrationErrors as errors,
  type ChangedRole,
  type Deleted,
  type NewRole,
  type Role,
  type RoleDetail,
  type RoleFields,
  type RoleHolder,
  type RoleMenus,
  type Saved,
} from '@yijian/contract/administration';
import type { Paged } from '@yijian/contract/core';
import { replaceRoleMenus } from '../../menus/index.ts';
import { fail } from '../../../platform/errors/index.ts';
import type { Context } from '../../../platform/http/index.ts';
import { refuseField, requireHeld, requireVersion } from '../administration.policy.ts';
import {
  fieldFault,
  isProtected,
  lockFault,
  needsReason,
  requireDeletable,
  requireFieldsHeld,
  requireMeaningKept,
  requireMenusOpen,
  requireRangeHeld,
} from './roles.policy.ts';
import {
  deleteRoleRow,
  insertRole,
  lockRole,
  replaceRoleFieldRules,
  replaceRoleOrganizations,
  selectHolders,
  selectIsOrganization,
  selectIsRoleCodeTaken,
  selectMenuCodes,
  selectReasonKept,
  selectRoleFieldRules,
  selectRoleMenuIds,
  selectRoleOrganizations,
  selectRolePermissions,
  selectRoles,
  selectUnknownOrganizations,
  touchRole,
  updateRole,
  type StoredRole,
} from './roles.sql.ts';

const shown = (role: StoredRole): Role => ({ ...role, isProtected: isProtected(role.code) });

export async function listRoles(context: Context): Promise<Role[]> {
  return (await selectRoles(context.sql)).map(shown);
}

async function requireRole(context: Context, id: string): Promise<StoredRole> {
  const [role] = await selectRoles(context.sql, id);
  if (role === undefined) throw fail(errors.roleNotFound);
  return role;
}

/** The role as it is now, locked for the rest of the request. */
async function requireRoleForChange(context: Context, id: string): Promise<StoredRole> {
  await lockRole(context.sql, id);
  const role = await requireRole(context, id);
  requireHeld(context.user, await selectRolePermissions(context.sql, [id]));
  return role;
}

export async function findRole(context: Context, id: string): Promise<RoleDetail> {
  const role = await requireRole(context, id);
  const [menuIds, organizationIds, fieldRules] = await Promise.all([
    selectRoleMenuIds(context.sql, id),
    selectRoleOrganizations(context.sql, id),
    selectRoleFieldRules(context.sql, id),
  ]);
  return { ...shown(role), menuIds, organizationIds, fieldRules };
}

export async function listHolders(
  context: Context,
  input: { id: string; page: number; size: number },
): Promise<Paged<RoleHolder>> {
  const role = await requireRole(context, input.id);
  const limits = { roleId: role.id, offset: input.page * input.size, limit: input.size };
  return {
    content: await selectHolders(context.sql, { ...limits, language: context.language }),
    totalElements: role.userCount,
    totalIsExact: true,
  };
}

export async function addRole(context: Context, input: NewRole): Promise<Saved> {
  const { code } = input;
  if (await selectIsRoleCodeTaken(context.sql, code))
    throw refuseField(context, errors.codeTaken, { field: 'code', values: { code } });
  await requireOrganization(context, input.organizationId);
  requireRangeHeld(context.user, input);
  await requireChosen(context, input);
  const copied = input.copyOf === undefined ? undefined : await requireCopied(context, input.copyOf);
  const saved = await insertRole(context.sql, input);
  await replaceRoleOrganizations(context.sql, saved.id, chosenOf(input));
  if (copied === undefined) return saved;
  await replaceRoleMenus(context, { roleId: saved.id, menuIds: copied.menuIds });
  await replaceRoleFieldRules(context.sql, saved.id, copied.fieldRules);
  return touchRole(context.sql, saved.id);
}

/** What a copy begins with; rights that are given only with a reason are not copied. */
async function requireCopied(context: Context, id: string): Promise<Pick<RoleDetail, 'menuIds' | 'fieldRules'>> {
  await requireRole(context, id);
  requireHeld(context.user, await selectRolePermissions(context.sql, [id]));
  const menuIds = await selectRoleMenuIds(context.sql, id);
  const codes = await selectMenuCodes(context.sql, menuIds);
  const fieldRules = await selectRoleFieldRules(context.sql, id);
  requireFieldsHeld(context.user, [], fieldRules);
  return { menuIds: menuIds.filter((menuId) => !needsReason(codes.get(menuId) ?? null)), fieldRules };
}

export async function changeRole(
  context: Context,
  { id, version, ...input }: ChangedRole & { id: string },
): Promise<Saved> {
  const before = await requireRoleForChange(context, id);
  requireVersion(before.version, version);
  requireMeaningKept(before, input);
  await requireOrganization(context, input.organizationId);
  await requireChosen(context, input);
  const organizationIds = await selectRoleOrganizations(context.sql, id);
  requireRangeHeld(context.user, input, { dataRange: before.dataRange, organizationIds });
  await replaceRoleOrganizations(context.sql, id, chosenOf(input));
  return updateRole(context.sql, id, input);
}

/** Sets the whole list of menu entries; what is given or taken must be the caller's to give. */
export async function changeRoleMenus(context: Context, { id, ...input }: RoleMenus & { id: string }): Promise<Saved> {
  await lockRole(context.sql, id);
  const role = await requireRole(context, id);
  requireVersion(role.version, input.version);
  requireMenusOpen(role.code);
  const before = new Set(await selectRoleMenuIds(context.sql, id));
  const after = new Set(input.menuIds);
  const codes = await selectMenuCodes(context.sql, [...before, ...after]);
  if ([...after].some((menuId) => !codes.has(menuId)))
    throw refuseField(context, errors.menusUnknown, { field: 'menuIds' });
  const changed = [...before, ...after].filter((menuId) => !before.has(menuId) || !after.has(menuId));
  const changedCodes = changed.map((menuId) => codes.get(menuId) ?? null);
  requireHeld(context.user, changedCodes);
  if (changedCodes.some(needsReason) && !input.reason)
    throw refuseField(context, errors.reasonNeeded, { field: 'reason' });
  if (input.reason) await selectReasonKept(context.sql, input.reason);
  await replaceRoleMenus(context, { roleId: id, menuIds: [...after] });
  return touchRole(context.sql, id);
}

/** Sets the whole list of narrowed fields; whoever does not read a field plainly cannot change its rule. */
export async function changeRoleFields(
  context: Context,
  { id, rules, version }: RoleFields & { id: string },
): Promise<Saved> {
  const role = await requireRoleForChange(context, id);
  requireVersion(role.version, version);
  requireMenusOpen(role.code);
  const fault = fieldFault(rules);
  if (fault !== undefined)
    throw refuseField(context, errors.maskImpossible, {
      field: 'rules',
      values: { field: fault[context.language] },
    });
  const locked = lockFault(rules);
  if (locked !== undefined)
    throw refuseField(context, errors.readOnlyImpossible, {
      field: 'rules',
      values: { field: locked[context.language] },
    });
  requireFieldsHeld(context.user, await selectRoleFieldRules(context.sql, id), rules);
  await replaceRoleFieldRules(context.sql, id, rules);
  return touchRole(context.sql, id);
}

export async function deleteRole(context: Context, id: string): Promise<Deleted> {
  const role = await requireRoleForChange(context, id);
  requireDeletable(role);
  return { deleted: await deleteRoleRow(context.sql, id) };
}

async function requireOrganization(context: Context, id: string | null): Promise<void> {
  if (id !== null && !(await selectIsOrganization(context.sql, id)))
    throw refuseField(context, errors.organizationUnknown, { field: 'organizationId' });
}

const chosenOf = ({ dataRange, organizationIds }: Pick<NewRole, 'dataRange' | 'organizationIds'>): string[] =>
  dataRange === 'CUSTOM' ? organizationIds : [];

/** The range CUSTOM says which organisations; all of them exist. */
async function requireChosen(context: Context, input: Pick<NewRole, 'dataRange' | 'organizationIds'>): Promise<void> {
  if (input.dataRange === 'CUSTOM' && input.organizationIds.length === 0)
    throw refuseField(context, errors.organizationsNeeded, { field: 'organizationIds' });
  if ((await selectUnknownOrganizations(context.sql, chosenOf(input))).length > 0)
    throw refuseField(context, errors.organizationUnknown, { field: 'organizationIds' });
}
