// Users: accounts, their roles and temporary passwords (specification 3, 5; R5.1, R5.2, R8.4).
import { coreErrors, endpoint, paged } from '../core/index.ts';
import { sessionErrors } from '../sessions/index.ts';
import { administrationErrors as errors } from './administration.errors.ts';
import { ById, Saved } from './administration.schema.ts';
import {
  Account,
  AccountEnd,
  AccountQuery,
  AccountRow,
  AddedAccount,
  ChangedAccount,
  GivenPassword,
  NewAccount,
} from './users.schema.ts';

const read = { permission: 'admin:users:read' } as const;
const write = { permission: 'admin:users:write' } as const;
const passwordFaults = [
  sessionErrors.passwordRequired,
  sessionErrors.passwordMismatch,
  sessionErrors.passwordShort,
  sessionErrors.passwordLong,
  sessionErrors.passwordCommon,
  sessionErrors.passwordElsewhere,
];

export const userAdminEndpoints = {
  listAccounts: endpoint({
    method: 'GET',
    path: '/API-SYSTEM/admin/users',
    summary: { zh: '用户列表', en: 'Users, page by page' },
    access: read,
    query: AccountQuery,
    output: paged(AccountRow),
    errors: [],
  }),
  findAccount: endpoint({
    method: 'GET',
    path: '/API-SYSTEM/admin/users/{id}',
    summary: { zh: '查看一个用户', en: 'Read one user' },
    access: read,
    params: ById,
    output: Account,
    errors: [errors.userNotFound],
  }),
  addAccount: endpoint({
    method: 'POST',
    path: '/API-SYSTEM/admin/users',
    summary: { zh: '新建用户', en: 'Add a user' },
    access: write,
    body: { encoding: 'json', schema: NewAccount },
    output: AddedAccount,
    errors: [
      errors.loginTaken,
      errors.chatUserTaken,
      errors.loginOrPhoneNeeded,
      errors.organizationUnknown,
      errors.rolesUnknown,
      errors.beyondOwnRights,
      ...passwordFaults,
    ],
  }),
  changeAccount: endpoint({
    method: 'PUT',
    path: '/API-SYSTEM/admin/users/{id}',
    summary: { zh: '修改用户', en: 'Change a user' },
    access: write,
    params: ById,
    body: { encoding: 'json', schema: ChangedAccount },
    output: Saved,
    errors: [
      errors.userNotFound,
      errors.chatUserTaken,
      errors.phoneMasked,
      coreErrors.fieldReadOnly,
      errors.changedMeanwhile,
      errors.organizationUnknown,
      errors.rolesUnknown,
      errors.beyondOwnRights,
      errors.ownAccount,
      errors.lastAdministrator,
    ],
  }),
  resetPassword: endpoint({
    method: 'POST',
    path: '/API-SYSTEM/admin/users/{id}/password',
    summary: { zh: '重置密码', en: 'Give out a temporary password' },
    access: write,
    params: ById,
    body: { encoding: 'json', schema: GivenPassword },
    output: Saved,
    errors: [errors.userNotFound, errors.beyondOwnRights, ...passwordFaults],
  }),
  deleteAccount: endpoint({
    method: 'DELETE',
    path: '/API-SYSTEM/admin/users/{id}',
    summary: { zh: '删除用户，有引用时停用', en: 'Delete a user, or disable one that records refer to' },
    access: write,
    params: ById,
    output: AccountEnd,
    errors: [errors.userNotFound, errors.beyondOwnRights, errors.ownAccount, errors.lastAdministrator],
  }),
};
