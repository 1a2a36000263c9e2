// Accounts: added, changed, given a temporary password, deleted or switched off (specification 3, 5; R5.1, R5.2, R8.4).
import {
  administrationErrors as errors,
  type AccountEnd,
  type AddedAccount,
  type ChangedAccount,
  type GivenPassword,
  type NewAccount,
  type Saved,
} from '@yijian/contract/administration';
import { sessionErrors } from '@yijian/contract/sessions';
import { endSessionsOfUser, hashPassword, isBuiltIn, RESET_PASSWORD_AT } from '../../sessions/index.ts';
import {
  deleteAccount as deleteRow,
  disableAccount,
  insertAccount,
  replaceUserRoles,
  updateAccount,
  updateGivenPassword,
  type StoredPassword,
} from '../../users/index.ts';
import { requireEditable } from '../../../platform/auth/index.ts';
import { fail } from '../../../platform/errors/index.ts';
import type { Context } from '../../../platform/http/index.ts';
import { deletePersonal, maskOf, plainOf, upsertPersonal } from '../../../platform/secrets/index.ts';
import { refuseField, requireHeld, requireVersion } from '../administration.policy.ts';
import { selectIsOrganization, selectRolePermissions } from '../roles/roles.sql.ts';
import {
  administers,
  editedOf,
  givenPasswordFault,
  requireNotOwn,
  withUnread,
  type Standing,
} from './accounts.policy.ts';
import { loginStem } from './spelled-names.policy.ts';
import {
  countOtherAdministrators,
  lockAdministrators,
  selectAdministratorRoles,
  selectHasActed,
  selectIsChatUserTaken,
  selectIsLoginTaken,
  selectKnownRoles,
  selectStoredAccount,
  type StoredAccount,
} from './accounts.sql.ts';

export async function addAccount(
  context: Context,
  { login: asked, roleIds, password, confirmPassword, phone, ...fields }: NewAccount,
): Promise<AddedAccount> {
  if (asked === undefined && phone === null) throw refuseField(context, errors.loginOrPhoneNeeded, { field: 'login' });
  const login = asked ?? (await freeLogin(context, fields.firstName));
  if (await selectIsLoginTaken(context.sql, login))
    throw refuseField(context, errors.loginTaken, { field: 'login', values: { login } });
  await requireParts(context, { organizationId: fields.organizationId, roleIds });
  await requireOwnChat(context, { id: null, chatUserId: fields.chatUserId });
  requireHeld(context.user, await selectRolePermissions(context.sql, roleIds));
  const given =
    password === undefined && confirmPassword === undefined
      ? undefined
      : { password: password ?? '', confirmPassword: confirmPassword ?? '' };
  const kept = given && (await storedPassword(context, login, given));
  const id = await insertAccount(context.sql, login, { ...fields, maskedPhone: maskedOf(phone), password: kept });
  await keepPhone(context, id, phone);
  await replaceUserRoles(context.sql, id, roleIds);
  return { ...(await savedOf(context, id)), login };
}

/** The name as it is read aloud, `chenyizhou`, with a number behind it where that is taken. */
async function freeLogin(context: Context, name: string): Promise<string> {
  const stem = loginStem(name);
  for (let nth = 1; ; nth += 1) {
    const login = nth === 1 ? stem : `${stem}${nth}`;
    if (!(await selectIsLoginTaken(context.sql, login))) return login;
  }
}

export async function changeAccount(
  context: Context,
  { id, version, roleIds, ...asked }: ChangedAccount & { id: string },
): Promise<Saved> {
  await lockAdministrators(context.sql);
  const before = await requireAccount(context, id);
  requireVersion(before.version, version);
  const { phone, ...fields } = withUnread(context.user, before, asked);
  requireEditable(context, editedOf(before, { ...fields, phone }));
  await requireParts(context, { organizationId: fields.organizationId, roleIds });
  await requireOwnChat(context, { id, chatUserId: fields.chatUserId });
  const after = { id, isEnabled: fields.isEnabled, mayLogIn: fields.mayLogIn, roleIds };
  requireNotOwn(context.user.id, before, after);
  requireHeld(context.user, await selectRolePermissions(context.sql, [...before.roleIds, ...roleIds]));
  await requireAdministrator(context, before, after);
  // The masked form comes back from a form in which nobody touched the number.
  const isUntouched = phone !== null && phone === before.phone;
  if (!isUntouched && phone?.includes('*') === true) throw refuseField(context, errors.phoneMasked, { field: 'phone' });
  await updateAccount(context.sql, id, { ...fields, maskedPhone: isUntouched ? phone : maskedOf(phone) });
  if (!isUntouched) await keepPhone(context, id, phone);
  await replaceUserRoles(context.sql, id, roleIds);
  if (!fields.isEnabled || !fields.mayLogIn) await endSessionsOfUser(context, { userId: id, reason: 'DISABLED' });
  return savedOf(context, id);
}

/** Gives out a password that must be changed at the next sign-in, and ends every session of the user. */
export async function resetPassword(
  context: Context,
  { id, ...given }: GivenPassword & { id: string },
): Promise<Saved> {
  const account = await requireAccount(context, id);
  requireHeld(context.user, await selectRolePermissions(context.sql, account.roleIds));
  if (!isBuiltIn(context.enterprise.authAddress)) throw fail(sessionErrors.passwordElsewhere);
  const kept = await storedPassword(context, account.login, given);
  if (kept !== undefined) await updateGivenPassword(context.sql, id, kept);
  await endSessionsOfUser(context, { userId: id, reason: 'PASSWORD_CHANGED', except: ownSession(context, id) });
  return savedOf(context, id);
}

/** Deletes an account nothing speaks of; any other is switched off. */
export async function deleteAccount(context: Context, id: string): Promise<AccountEnd> {
  await lockAdministrators(context.sql);
  const account = await requireAccount(context, id);
  requireNotOwn(context.user.id, account, undefined);
  requireHeld(context.user, await selectRolePermissions(context.sql, account.roleIds));
  await requireAdministrator(context, account, undefined);
  const hasActed = await selectHasActed(context.sql, id);
  if (!hasActed && (await deleteRow(context.sql, id))) return { outcome: 'DELETED' };
  await disableAccount(context.sql, id);
  await endSessionsOfUser(context, { userId: id, reason: 'DISABLED' });
  return { outcome: 'DISABLED' };
}

const maskedOf = (phone: string | null): string | null =>
  phone === null ? null : maskOf('PHONE', plainOf('PHONE', phone));

/** Seals the number beside its account, or forgets it. */
async function keepPhone({ sql, vault, enterprise }: Context, id: string, phone: string | null): Promise<void> {
  const set = { enterpriseId: enterprise.id, table: 'users', field: 'PHONE' } as const;
  if (phone === null) await deletePersonal(sql, set, [id]);
  else await upsertPersonal(sql, vault, set, [{ rowId: id, value: phone }]);
}

async function requireAccount(context: Context, id: string): Promise<StoredAccount> {
  const row = await selectStoredAccount(context.sql, id);
  if (row === undefined) throw fail(errors.userNotFound);
  return row;
}

async function requireParts(
  context: Context,
  { organizationId, roleIds }: { organizationId: string | null; roleIds: readonly string[] },
): Promise<void> {
  if (organizationId !== null && !(await selectIsOrganization(context.sql, organizationId)))
    throw refuseField(context, errors.organizationUnknown, { field: 'organizationId' });
  const known = await selectKnownRoles(context.sql, roleIds);
  if (roleIds.some((roleId) => !known.includes(roleId)))
    throw refuseField(context, errors.rolesUnknown, { field: 'roleIds' });
}

/** One person of the chat opens one account. */
async function requireOwnChat(
  context: Context,
  { id, chatUserId }: { id: string | null; chatUserId: string | null },
): Promise<void> {
  if (chatUserId !== null && (await selectIsChatUserTaken(context.sql, { id, chatUserId })))
    throw refuseField(context, errors.chatUserTaken, { field: 'chatUserId', values: { chatUserId } });
}

/** Throws when the change would take away the last administrator. */
async function requireAdministrator(context: Context, before: Standing, after: Standing | undefined): Promise<void> {
  const roles = await selectAdministratorRoles(context.sql);
  if (!administers(before, roles) || administers(after, roles)) return;
  if ((await countOtherAdministrators(context.sql, before.id)) === 0) throw fail(errors.lastAdministrator);
}

/** The hash to store; none where the enterprise has an identity server of its own. */
async function storedPassword(
  context: Context,
  login: string,
  given: GivenPassword,
): Promise<StoredPassword | undefined> {
  if (!isBuiltIn(context.enterprise.authAddress)) return undefined;
  const fault = givenPasswordFault(login, given);
  if (fault !== undefined) throw refuseField(context, fault.error, { field: fault.field, values: fault.values });
  return { hash: await hashPassword(given.password), changedAt: RESET_PASSWORD_AT };
}

const ownSession = (context: Context, id: string): string | undefined =>
  context.user.id === id ? context.sessionKey : undefined;

async function savedOf(context: Context, id: string): Promise<Saved> {
  const { version } = await requireAccount(context, id);
  return { id, version };
}
