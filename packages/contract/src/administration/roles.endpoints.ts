// Roles: their fields, the menu entries they hold and who has them (specification 3, 6; R5.2, R8.4).
import { z } from 'zod';
import { endpoint, pageQuery, paged } from '../core/index.ts';
import { administrationErrors as errors } from './administration.errors.ts';
import { ById, Deleted, Saved } from './administration.schema.ts';
import {
  ChangedRole,
  NewRole,
  Role,
  RoleDetail,
  RoleFields,
  RoleHolder,
  RoleMenus,
  StarterResult,
  StarterRoles,
} from './roles.schema.ts';

const read = { permission: 'admin:roles:read' } as const;
const write = { permission: 'admin:roles:write' } as const;

export const roleAdminEndpoints = {
  listRoles: endpoint({
    method: 'GET',
    path: '/API-SYSTEM/admin/roles',
    summary: { zh: '全部角色', en: 'Every role' },
    access: read,
    output: z.array(Role),
    errors: [],
  }),
  findRole: endpoint({
    method: 'GET',
    path: '/API-SYSTEM/admin/roles/{id}',
    summary: { zh: '查看一个角色及其菜单', en: 'Read one role with its menu entries' },
    access: read,
    params: ById,
    output: RoleDetail,
    errors: [errors.roleNotFound],
  }),
  listHolders: endpoint({
    method: 'GET',
    path: '/API-SYSTEM/admin/roles/{id}/holders',
    summary: { zh: '谁拥有这个角色', en: 'Who has the role' },
    access: read,
    params: ById,
    query: pageQuery(['login']),
    output: paged(RoleHolder),
    errors: [errors.roleNotFound],
  }),
  addRole: endpoint({
    method: 'POST',
    path: '/API-SYSTEM/admin/roles',
    summary: { zh: '新建角色', en: 'Add a role' },
    access: write,
    body: { encoding: 'json', schema: NewRole },
    output: Saved,
    errors: [
      errors.codeTaken,
      errors.roleNotFound,
      errors.organizationUnknown,
      errors.organizationsNeeded,
      errors.beyondOwnRights,
    ],
  }),
  applyStarters: endpoint({
    method: 'POST',
    path: '/API-SYSTEM/admin/roles/starters',
    summary: {
      zh: '按起始权限表设置角色',
      en: 'Give roles the rights of the starter matrix, adding those that are missing',
    },
    access: write,
    body: { encoding: 'json', schema: StarterRoles },
    output: z.array(StarterResult),
    errors: [errors.beyondOwnRights],
  }),
  changeRole: endpoint({
    method: 'PUT',
    path: '/API-SYSTEM/admin/roles/{id}',
    summary: { zh: '修改角色', en: 'Change a role' },
    access: write,
    params: ById,
    body: { encoding: 'json', schema: ChangedRole },
    output: Saved,
    errors: [
      errors.roleNotFound,
      errors.changedMeanwhile,
      errors.organizationUnknown,
      errors.organizationsNeeded,
      errors.roleProtected,
      errors.beyondOwnRights,
    ],
  }),
  changeRoleMenus: endpoint({
    method: 'PUT',
    path: '/API-SYSTEM/admin/roles/{id}/menus',
    summary: { zh: '设置角色的菜单与权限', en: 'Set which menu entries and permissions a role holds' },
    access: write,
    params: ById,
    body: { encoding: 'json', schema: RoleMenus },
    output: Saved,
    errors: [
      errors.roleNotFound,
      errors.changedMeanwhile,
      errors.menusUnknown,
      errors.roleProtected,
      errors.beyondOwnRights,
      errors.reasonNeeded,
    ],
  }),
  changeRoleFields: endpoint({
    method: 'PUT',
    path: '/API-SYSTEM/admin/roles/{id}/fields',
    summary: { zh: '设置角色的字段规则', en: 'Set which fields a role reads, sees masked or not at all' },
    access: write,
    params: ById,
    body: { encoding: 'json', schema: RoleFields },
    output: Saved,
    errors: [
      errors.roleNotFound,
      errors.changedMeanwhile,
      errors.roleProtected,
      errors.beyondOwnRights,
      errors.maskImpossible,
      errors.readOnlyImpossible,
    ],
  }),
  deleteRole: endpoint({
    method: 'DELETE',
    path: '/API-SYSTEM/admin/roles/{id}',
    summary: { zh: '删除角色', en: 'Delete a role' },
    access: write,
    params: ById,
    output: Deleted,
    errors: [errors.roleNotFound, errors.roleInUse, errors.roleProtected, errors.beyondOwnRights],
  }),
};
