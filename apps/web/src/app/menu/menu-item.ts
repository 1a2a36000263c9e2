// One item of the server's menu tree, as far as the shell reads it (specification 3, R3.1).

export interface MenuItem {
  readonly id?: string | undefined;
  readonly type: 'MENU' | 'TAG' | 'BUTTON';
  /** From the root, or below the parent's path. */
  readonly path: string;
  readonly code?: string | null | undefined;
  readonly name: string;
  readonly enName?: string | null | undefined;
  /** Name where there is little room, such as the sections across the top. */
  readonly shortTitle?: string | null | undefined;
  /** Dashboard of the analytics site that the page shows. */
  readonly dashboardId?: string | null | undefined;
  readonly api?: string | null | undefined;
  /** The entry shows its dashboard, whose address the server signs for each reader. */
  readonly isSigned?: boolean | undefined;
  readonly isHidden?: boolean | null | undefined;
  /** A group with pages keeps its own line in the side menu. */
  readonly alwaysShow?: boolean | null | undefined;
  readonly icon?: string | null | undefined;
  readonly count?: number | null | undefined;
  /** Pinyin initials of the name, for the search palette. */
  readonly initials?: string | null | undefined;
  readonly attributes?: readonly { readonly name: string; readonly value: string }[] | null | undefined;
  readonly children?: readonly MenuItem[] | null | undefined;
}

/** Value of a named attribute, such as customRoute or externalApi. */
export function attribute(item: MenuItem, name: string): string | undefined {
  return item.attributes?.find((pair) => pair.name === name)?.value;
}

/** The item's path from the root; attribute customRoute replaces it when it is a path. */
export function pathOf(item: MenuItem, parent = ''): string {
  const custom = attribute(item, 'customRoute');
  const own = custom?.startsWith('/') ? custom : item.path;
  const joined = own.startsWith('/') ? own : `${parent}/${own}`;
  return joined.replace(/\/{2,}/g, '/').replace(/(.)\/$/, '$1');
}

/** Pages and strips, in the server's order; buttons are permissions, not places (R6.3). */
export function placesOf(item: MenuItem): readonly MenuItem[] {
  return (item.children ?? []).filter(isPlace);
}

export function isPlace(item: MenuItem): boolean {
  return item.type === 'MENU' || item.type === 'TAG';
}
