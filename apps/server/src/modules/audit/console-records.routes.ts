// The records of the console: who sees their history, and how they get a former value (product 3.25).
import { ChangedAccount, ChangedMenu, ChangedOrganization, ChangedRole } from '@yijian/contract/administration';
import type { Bilingual } from '@yijian/contract/core';
import { governedColumnsOf, userFields } from '@yijian/contract/dictionaries';
import {
  changeAccount,
  changeMenu,
  changeOrganization,
  changeRole,
  findAccount,
  findMenu,
  findOrganization,
  findRole,
} from '../administration/index.ts';
import { restoreEntryField } from '../dictionaries/index.ts';
import { isAllowed } from '../../platform/auth/index.ts';
import type { Sql } from '../../platform/db/index.ts';
import type { Context } from '../../platform/http/index.ts';
import type { RecordDoor } from './kinds/kinds.policy.ts';
import {
  selectEntryNames,
  selectMenuNames,
  selectOrganizationNames,
  selectRoleNames,
  selectUserNames,
  type NameRow,
} from './trail/names.sql.ts';
import { formerDraft } from './history/former-draft.policy.ts';

type Reader = (sql: Sql, ids: readonly string[]) => Promise<NameRow[]>;

/** Whoever may open the section sees its records. */
const seenIn =
  (permission: string, find: (context: Context, id: string) => Promise<unknown>) =>
  async (context: Context, id: string): Promise<boolean> => {
    if (!isAllowed(context.user, permission)) return false;
    return find(context, id).then(
      () => true,
      (error: unknown) => {
        if ((error as { row?: { status?: number } }).row?.status === 404) return false;
        throw error;
      },
    );
  };

const namesBy =
  (read: Reader) =>
  async (context: Context, ids: readonly string[]): Promise<Map<string, Bilingual>> =>
    new Map((await read(context.sql, ids)).map(({ id, zh, en }) => [id, { zh, en }]));

const organizationDoor: RecordDoor = {
  kind: 'organizations',
  names: namesBy(selectOrganizationNames),
  maySee: seenIn('admin:organizations:read', findOrganization),
  writePermission: 'admin:organizations:write',
  restorable: ['parent_id', 'name', 'en_name', 'code', 'type', 'sort', 'leader_id', 'region_codes'],
  path: () => '/admin/organizations',
  async restore(context, former) {
    const present = await findOrganization(context, former.id);
    await changeOrganization(context, {
      id: former.id,
      ...formerDraft(context, ChangedOrganization, { present, former }),
    });
  },
};

const roleDoor: RecordDoor = {
  kind: 'roles',
  names: namesBy(selectRoleNames),
  maySee: seenIn('admin:roles:read', findRole),
  writePermission: 'admin:roles:write',
  restorable: ['name', 'en_name', 'data_range', 'role_type', 'organization_id', 'is_enabled', 'remark'],
  path: () => '/admin/roles',
  async restore(context, former) {
    const present = await findRole(context, former.id);
    await changeRole(context, { id: former.id, ...formerDraft(context, ChangedRole, { present, former }) });
  },
};

const userDoor: RecordDoor = {
  kind: 'users',
  names: namesBy(selectUserNames),
  maySee: seenIn('admin:users:read', findAccount),
  writePermission: 'admin:users:write',
  // A phone is kept under seal and never in the trail, so nothing is there to come back.
  restorable: [
    'first_name',
    'en_name',
    'email',
    'language',
    'company',
    'department',
    'work_id',
    'organization_id',
    'user_type',
    'is_enabled',
    'may_log_in',
  ],
  governed: governedColumnsOf(userFields),
  path: () => '/admin/users',
  async restore(context, former) {
    const present = await findAccount(context, former.id);
    await changeAccount(context, { id: former.id, ...formerDraft(context, ChangedAccount, { present, former }) });
  },
};

const menuDoor: RecordDoor = {
  kind: 'menus',
  names: namesBy(selectMenuNames),
  maySee: seenIn('admin:menus:read', findMenu),
  writePermission: 'admin:menus:write',
  restorable: ['parent_id', 'name', 'en_name', 'path', 'code', 'api', 'icon', 'sort', 'status', 'attributes'],
  path: () => '/admin/menus',
  async restore(context, former) {
    const present = await findMenu(context, former.id);
    await changeMenu(context, { id: former.id, ...formerDraft(context, ChangedMenu, { present, former }) });
  },
};

const entryDoor: RecordDoor = {
  kind: 'dictionary_entries',
  names: namesBy(selectEntryNames),
  maySee: async (context, id) =>
    isAllowed(context.user, 'admin:dictionaries:write') && (await selectEntryNames(context.sql, [id])).length > 0,
  writePermission: 'admin:dictionaries:write',
  restorable: ['name', 'en_name', 'colour', 'sort', 'is_enabled'],
  restore: (context, { id, column, value }) => restoreEntryField(context, { id, column, value }),
};

export const consoleRecords: readonly RecordDoor[] = [organizationDoor, roleDoor, userDoor, menuDoor, entryDoor];
