// User and menu item as the calls answer them (specification 3).

export interface Named {
  readonly name: string;
}

export interface UserInfo {
  readonly id: string;
  readonly username: string;
  readonly firstName: string;
  readonly email?: string | null;
  readonly phone?: string | null;
  readonly avatar?: string | null;
  readonly enabled: boolean;
  readonly roles: readonly Named[];
  readonly permissions: readonly string[];
  readonly groups: readonly Named[];
  readonly enterpriseVO?: Named | null;
  readonly userName?: string | null;
}

export interface MenuItem {
  readonly type: 'MENU' | 'TAG' | 'BUTTON';
  readonly path: string;
  readonly code: string;
  readonly name: string;
  readonly enName?: string | null | undefined;
  readonly api?: string | null | undefined;
  readonly isHidden?: boolean | null | undefined;
  readonly icon?: string | null | undefined;
  readonly attributes?: readonly { readonly name: string; readonly value: string }[] | null | undefined;
  readonly children?: readonly MenuItem[] | null | undefined;
}
