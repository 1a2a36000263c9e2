// Shapes of the menu seed and its flat form: parents before children, grants passed up (specification 3, menu entry).
import { type ActionPermission, buttonPaths } from '@yijian/contract/menus';

export interface MenuSeed {
  readonly type: 'MENU' | 'TAG' | 'BUTTON';
  readonly path: string;
  readonly name: string;
  readonly enName: string;
  /** Codes of the roles that hold the entry, separated by spaces; whoever holds a child holds its parents. */
  readonly roles: string;
  readonly code?: string;
  readonly icon?: string;
  readonly api?: string;
  readonly hidden?: boolean;
  readonly alwaysShow?: boolean;
  readonly attributes?: readonly { readonly name: string; readonly value: string }[];
  readonly children?: readonly MenuSeed[];
}

type Extra = Omit<MenuSeed, 'type' | 'path' | 'name' | 'enName' | 'roles'>;
type Entry = (path: string, name: string, enName: string, roles: string, extra?: Extra) => MenuSeed;

const entry =
  (type: MenuSeed['type']): Entry =>
  (path, name, enName, roles, extra = {}) => ({ type, path, name, enName, roles, ...extra });

/** An entry of the side menu. */
export const menu = entry('MENU');
/** A page that stands as a tab beside its siblings. */
export const tag = entry('TAG');

/** An action on a page: `code` is the permission its holders have; its path stands in the contract, where screens find it. */
export function button(code: ActionPermission, name: string, enName: string, roles: string): MenuSeed {
  return { type: 'BUTTON', path: buttonPaths[code], name, enName, roles, code };
}

export interface MenuRow {
  readonly key: string;
  readonly parentKey: string | null;
  readonly type: MenuSeed['type'];
  readonly path: string;
  readonly code: string | null;
  readonly name: string;
  readonly en_name: string;
  readonly api: string | null;
  readonly icon: string | null;
  readonly sort: number;
  readonly is_hidden: boolean;
  readonly always_show: boolean;
  readonly attributes: MenuSeed['attributes'] & object;
  readonly roles: ReadonlySet<string>;
}

/** The tree as rows, parents first. */
export function flattenMenus(tree: readonly MenuSeed[], parentKey: string | null = null): MenuRow[] {
  return tree.flatMap((seed, sort) => {
    const key = menuKey(seed);
    return [row(seed, key, parentKey, sort), ...flattenMenus(seed.children ?? [], key)];
  });
}

/** What tells an entry from all others of an enterprise. */
export function menuKey(entry: { type: string; path: string }): string {
  return `${entry.type} ${entry.path}`;
}

function row(seed: MenuSeed, key: string, parentKey: string | null, sort: number): MenuRow {
  return {
    key,
    parentKey,
    type: seed.type,
    path: seed.path,
    code: seed.code ?? null,
    name: seed.name,
    en_name: seed.enName,
    api: seed.api ?? null,
    icon: seed.icon ?? null,
    sort,
    is_hidden: seed.hidden ?? false,
    always_show: seed.alwaysShow ?? false,
    attributes: seed.attributes ?? [],
    roles: holders(seed),
  };
}

/** A button's holders do not open its page: only pages pass their holders up. */
function holders(seed: MenuSeed): Set<string> {
  const below = (seed.children ?? [])
    .filter((child) => child.type !== 'BUTTON')
    .flatMap((child) => [...holders(child)]);
  return new Set([...seed.roles.split(' ').filter((role) => role !== ''), ...below]);
}
