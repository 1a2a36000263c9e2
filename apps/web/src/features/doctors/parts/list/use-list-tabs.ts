// The three customer lists as tabs, each with how many doctors it holds.
import type { CustomerListType } from '@yijian/contract/doctors';
import { useFormat } from '../../../../lib/format/index.ts';
import { useSectionTabs } from '../../../../lib/router/index.ts';
import { useListCount } from '../../doctors.api.ts';

const types: Readonly<Record<string, CustomerListType>> = {
  '/customer/doctorTeamManager/myCustomer': 'MY_FOCUS',
  '/customer/doctorTeamManager/focusCustomer': 'MY_CUSTOMER',
  '/customer/doctorTeamManager/allCustomer': 'ALL_CUSTOMER',
};

export function useListTabs() {
  const format = useFormat();
  const section = useSectionTabs();
  const counts: Record<CustomerListType, number | undefined> = {
    MY_FOCUS: useListCount('MY_FOCUS'),
    MY_CUSTOMER: useListCount('MY_CUSTOMER'),
    ALL_CUSTOMER: useListCount('ALL_CUSTOMER'),
  };
  const countOf = (path: string): string | undefined => {
    const type = types[path.split('?')[0] ?? ''];
    const count = type === undefined ? undefined : counts[type];
    return count === undefined ? undefined : format.count(count);
  };
  return {
    tabs: section?.tabs.map((tab) => ({ key: tab.key, label: tab.label, count: countOf(tab.path) })),
    tab: section?.active,
    onTabChange: section?.open,
  };
}
