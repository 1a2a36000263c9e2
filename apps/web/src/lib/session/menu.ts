// Which menu entries are places and which are buttons (specification 6).
import type { MenuItem } from '@yijian/contract/menus';

/** The side menu's tree: MENU and TAG entries only (R6.3). */
export function sideMenuOf(tree: readonly MenuItem[]): MenuItem[] {
  return tree
    .filter((item) => item.type === 'MENU' || item.type === 'TAG')
    .map((item) => ({ ...item, children: sideMenuOf(item.children ?? []) }));
}

/** Every entry of a tree in its order. */
export function flatMenu(tree: readonly MenuItem[]): MenuItem[] {
  return tree.flatMap((item) => [item, ...flatMenu(item.children ?? [])]);
}

/** Paths of the BUTTON entries. */
export function buttonPathsOf(items: readonly MenuItem[]): string[] {
  return flatMenu(items)
    .filter((item) => item.type === 'BUTTON')
    .map((item) => item.path);
}
