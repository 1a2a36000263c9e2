// The signed-in user, colleagues and the own profile (specification 3, 6, 7.1).
import type { Paged } from '@yijian/contract/core';
import {
  userErrors,
  type Colleague,
  type ColleagueQuery,
  type ProfileChange,
  type UserDetail,
  type UserInfo,
  type UserRoleQuery,
  type UserRoles,
} from '@yijian/contract/users';
import { hiddenFieldsOf, withFieldRules } from '../../platform/auth/index.ts';
import { fail } from '../../platform/errors/index.ts';
import type { Context } from '../../platform/http/index.ts';
import { selectPersonal } from '../../platform/secrets/index.ts';
import { officeName, rightsOf, rolesShown } from './users.policy.ts';
import {
  countColleagues,
  selectColleagues,
  selectGroups,
  selectRoles,
  selectUser,
  selectUserRoles,
  updateUserProfile,
} from './users.sql.ts';

export async function findInfo(context: Context): Promise<UserInfo> {
  const { sql, user, enterprise } = context;
  const [row, groups, roles] = await Promise.all([
    selectUser(sql, user.id),
    selectGroups(sql, user.id),
    selectRoles(sql, context.language),
  ]);
  if (row === undefined) throw fail(userErrors.notFound);
  const { createdAt: _createdAt, ...shown } = row;
  return {
    ...shown,
    phone: (await ownPhone(context)) ?? row.phone,
    userName: row.firstName,
    officeName: officeName(user.roles, groups),
    dataRange: user.dataRange,
    roles: rolesShown(user.roles, roles),
    permissions: [...user.permissions].toSorted(),
    rights: rightsOf(user),
    hiddenFields: hiddenFieldsOf(user),
    readOnlyFields: [...user.readOnlyFields].toSorted(),
    groups,
    enterpriseVO: { id: enterprise.id, name: enterprise.name, enName: enterprise.enName },
  };
}

/** One's own number is read whole, where it was kept under seal. */
async function ownPhone({ sql, vault, enterprise, user }: Context): Promise<string | undefined> {
  const set = { enterpriseId: enterprise.id, table: 'users', field: 'PHONE' } as const;
  return (await selectPersonal(sql, vault, set, [user.id])).get(user.id);
}

export async function listColleagues(
  context: Context,
  input: ColleagueQuery & { userId: string },
): Promise<Paged<Colleague>> {
  if ((await selectUser(context.sql, input.userId)) === undefined) throw fail(userErrors.notFound);
  const content = await selectColleagues(context.sql, {
    userId: input.userId,
    offset: input.page * input.seize,
    limit: input.seize,
  });
  const isWhole = input.page === 0 && content.length < input.seize;
  const totalElements = isWhole ? content.length : await countColleagues(context.sql, input.userId);
  return { content, totalElements, totalIsExact: true };
}

export async function listUserRoles(context: Context, query: UserRoleQuery): Promise<UserRoles[]> {
  return selectUserRoles(context.sql, { roleCodes: query.roleCode, language: context.language });
}

export async function findUser(context: Context, input: { id: string }): Promise<UserDetail> {
  const row = await selectUser(context.sql, input.id);
  if (row === undefined) throw fail(userErrors.notFound);
  const [groups, [held]] = await Promise.all([
    selectGroups(context.sql, row.id),
    selectUserRoles(context.sql, { userId: row.id, language: context.language }),
  ]);
  // One's own record is read whole.
  const isSelf = row.id === context.user.id;
  const rules = isSelf ? {} : ({ email: 'user.email', phone: 'user.phone' } as const);
  const [{ email, phone }] = withFieldRules(context.user, [row], rules) as [typeof row];
  return {
    id: row.id,
    username: row.username,
    firstName: row.firstName,
    enName: row.enName,
    email,
    phone,
    avatar: row.avatar,
    enabled: row.enabled,
    department: row.department,
    roles: held?.roles ?? [],
    groups,
  };
}

/** Changes only what is given; an empty text clears. */
export async function updateProfile(context: Context, change: ProfileChange): Promise<UserInfo> {
  await updateUserProfile(context.sql, { userId: context.user.id, ...change });
  return findInfo(context);
}
