// Which doctors the wizard means: those the address names, a customer list, or a saved view of one.
import type { SavedSearch } from '@yijian/contract/saved-searches';
import type { SendDraft } from '@yijian/contract/sends';

export type Which = Pick<SendDraft, 'ids' | 'type' | 'filter'>;
export const lists = ['MY_CUSTOMER', 'MY_FOCUS', 'ALL_CUSTOMER'] as const;
type ListType = (typeof lists)[number];

const isList = (text: string | null): text is ListType => lists.some((one) => one === text);

/** What the customer list handed over; undefined when the wizard was opened from elsewhere. */
export function handedOver(address: URLSearchParams): Which | undefined {
  const ids = address.get('ids');
  const type = address.get('type');
  if (ids !== null && ids !== '') return { ids: ids.split(','), type: 'ALL_CUSTOMER', filter: {} };
  if (!isList(type)) return undefined;
  return { type, filter: filterOf(address.get('filter')) };
}

function filterOf(text: string | null): SendDraft['filter'] {
  try {
    return text === null ? {} : (JSON.parse(text) as SendDraft['filter']);
  } catch {
    return {};
  }
}

export const viewsOfCustomers = (views: readonly SavedSearch[]): SavedSearch[] =>
  views.filter(({ list }) => isList(list));

export function ofView({ list, parameters }: SavedSearch): Which {
  const { sort: _, ...filter } = parameters;
  return { type: list as ListType, filter };
}
