// Menu entries: added, changed, moved, deleted with everything below (specification 3, 6; R6.3, R8.4).
import {
  administrationErrors as errors,
  type ChangedMenu,
  type DeleteTree,
  type Deleted,
  type MenuEntry,
  type NewMenu,
  type Saved,
} from '@yijian/contract/administration';
import { listFrameHost } from '../../enterprises/index.ts';
import { deleteMenus, initialsOf, insertMenu, updateMenu } from '../../menus/index.ts';
import { fail } from '../../../platform/errors/index.ts';
import type { Context } from '../../../platform/http/index.ts';
import { refuseField, requireHeld, requireVersion } from '../administration.policy.ts';
import { hostOfApi, isIconAllowed, listedHosts } from './menus.policy.ts';
import { lockMenus, selectBranch, selectEntries, selectIsPathTaken } from './menus.sql.ts';

export async function listMenus(context: Context): Promise<MenuEntry[]> {
  return selectEntries(context.sql);
}

export async function findMenu(context: Context, id: string): Promise<MenuEntry> {
  const [found] = await selectEntries(context.sql, id);
  if (found === undefined) throw fail(errors.menuNotFound);
  return found;
}

export async function addMenu(context: Context, input: NewMenu): Promise<Saved> {
  await lockMenus(context.sql);
  await requirePlace(context, input, null);
  await requireAddresses(context, input, undefined);
  requireHeld(context.user, [input.code]);
  return savedOf(context, await insertMenu(context.sql, { ...input, initials: initialsOf(input.name) }));
}

export async function changeMenu(
  context: Context,
  { id, version, ...input }: ChangedMenu & { id: string },
): Promise<Saved> {
  await lockMenus(context.sql);
  const before = await findMenu(context, id);
  requireVersion(before.version, version);
  const branch = await selectBranch(context.sql, id);
  if (branch.some((entry) => entry.id === input.parentId))
    throw refuseField(context, errors.underItself, { field: 'parentId' });
  if (input.type === 'BUTTON' && branch.length > 1)
    throw refuseField(context, errors.parentIsButton, { field: 'type' });
  await requirePlace(context, input, id);
  await requireAddresses(context, input, before);
  requireHeld(context.user, [before.code, input.code]);
  await updateMenu(context.sql, id, { ...input, initials: initialsOf(input.name) });
  return savedOf(context, id);
}

export async function deleteMenu(context: Context, { id, withBelow }: DeleteTree & { id: string }): Promise<Deleted> {
  await lockMenus(context.sql);
  await findMenu(context, id);
  const branch = await selectBranch(context.sql, id);
  requireHeld(
    context.user,
    branch.map((entry) => entry.code),
  );
  if (branch.length > 1 && !withBelow) throw fail(errors.hasBelow, { count: branch.length - 1 });
  // The database takes what is below in the same stroke and counts only what was named.
  await deleteMenus(
    context.sql,
    branch.map((entry) => entry.id),
  );
  return { deleted: branch.length };
}

async function savedOf(context: Context, id: string): Promise<Saved> {
  const { version } = await findMenu(context, id);
  return { id, version };
}

async function requirePlace(context: Context, input: NewMenu, except: string | null): Promise<void> {
  const { path, parentId } = input;
  if (await selectIsPathTaken(context.sql, input, except))
    throw refuseField(context, errors.pathTaken, { field: 'path', values: { path } });
  if (parentId === null) return;
  const [parent] = await selectEntries(context.sql, parentId);
  if (parent === undefined) throw refuseField(context, errors.parentUnknown, { field: 'parentId' });
  if (parent.type === 'BUTTON') throw refuseField(context, errors.parentIsButton, { field: 'parentId' });
}

/** An address that stays as it was may stay, also when its host has been taken off the list since. */
async function requireAddresses(context: Context, input: NewMenu, before: MenuEntry | undefined): Promise<void> {
  const { settings } = context.enterprise;
  const { api, icon } = input;
  if (icon !== null && icon !== before?.icon && !isIconAllowed(icon, listedHosts(settings, 'iconHosts')))
    throw refuseField(context, errors.iconNotAllowed, { field: 'icon' });
  if (api === null || api === before?.api) return;
  const host = hostOfApi(api);
  if (host === undefined) throw refuseField(context, errors.apiNotAllowed, { field: 'api' });
  // Pages frame the listed hosts alone; who may add the entry lists its host by adding it.
  const isFramed = !input.attributes.some(({ name, value }) => name === 'externalApi' && value === 'true');
  if (isFramed) await listFrameHost(context, host);
}
