// The list of users as the address of the page says it: filters, order, page.
import { LastSignIn, type AccountQuery } from '@yijian/contract/administration';
import type { SortState } from '@yijian/ui/table';
import { useListState, type ListState } from '../../../../lib/lists/index.ts';

const fields = {
  keyword: 'text',
  organizationId: 'text',
  roleId: 'text',
  isEnabled: 'text',
  mayLogIn: 'text',
  lastSignIn: 'text',
} as const;

export type UserList = ListState<typeof fields>;
export const useUserList = (): UserList => useListState(fields);

const sortable = ['firstName', 'lastSignInAt', 'login', 'createdAt'];

export function sortOf(text: string | undefined): SortState | null {
  const [key = '', direction] = (text ?? '').split(',');
  return sortable.includes(key) ? { key, direction: direction === 'desc' ? 'descending' : 'ascending' } : null;
}

export const sortText = (sort: SortState | null): string | undefined =>
  sort === null ? undefined : `${sort.key},${sort.direction === 'ascending' ? 'asc' : 'desc'}`;

const flag = (text: string | undefined): boolean | undefined =>
  text === 'true' ? true : text === 'false' ? false : undefined;

/** What the address asks of the server; a value no list knows is left out. */
export function queryOf({ filters, page, size, sort }: UserList): Partial<AccountQuery> {
  const { keyword, organizationId, roleId } = filters;
  const isId = (text: string | undefined): text is string => /^[1-9]\d{0,17}$/.test(text ?? '');
  const lastSignIn = LastSignIn.options.find((one) => one === filters.lastSignIn);
  const order = sortText(sortOf(sort));
  const asked: Record<string, unknown> = {
    page,
    size,
    keyword: keyword || undefined,
    organizationId: isId(organizationId) ? organizationId : undefined,
    roleId: isId(roleId) ? roleId : undefined,
    isEnabled: flag(filters.isEnabled),
    mayLogIn: flag(filters.mayLogIn),
    lastSignIn,
    sort: order,
  };
  return Object.fromEntries(Object.entries(asked).filter(([, value]) => value !== undefined));
}
