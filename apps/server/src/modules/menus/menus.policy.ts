// Which entries of the menu a user sees and how they hang together (specification 6; R6.1, R6.3).
import type { MenuItem } from '@yijian/contract/menus';
import type { SessionUser } from '../../platform/auth/index.ts';
import { syllablesOf } from '../../platform/spelling/index.ts';
import type { MenuRow } from './menus.sql.ts';

/** Role admin and the permission for everything see the whole menu. */
export function seesEverything(user: SessionUser): boolean {
  return user.roles.includes('admin') || user.permissions.has('*:*:*');
}

/** First letters of a Chinese name; other characters stand for themselves: AI助手 is aizs. */
export function initialsOf(name: string): string {
  return syllablesOf(name, { pattern: 'first', nonZh: 'consecutive' }).join('').toLowerCase();
}

export function toItem({ status: _status, isHeld: _isHeld, ...row }: MenuRow, children: MenuItem[]): MenuItem {
  return { ...row, initials: row.initials ?? initialsOf(row.name), children };
}

/**
 * The tree of what is held. An entry that is not held stays as the way to one below it, without its permission;
 * a parent whose pages are all forbidden or switched off is left out, for it would lead nowhere.
 */
export function menuTree(rows: readonly MenuRow[]): MenuItem[] {
  const below = Map.groupBy(rows, (row) => row.parentId);

  function grow(row: MenuRow): MenuItem | undefined {
    const pages = (below.get(row.id) ?? []).filter((child) => child.type !== 'BUTTON');
    const children = (below.get(row.id) ?? []).map(grow).filter((child) => child !== undefined);
    const leadsNowhere = pages.length > 0 && !children.some((child) => child.type !== 'BUTTON');
    if (!row.status || leadsNowhere || (!row.isHeld && children.length === 0)) return undefined;
    return toItem(row.isHeld ? row : { ...row, code: null }, children);
  }

  return (below.get(null) ?? []).map(grow).filter((item) => item !== undefined);
}
