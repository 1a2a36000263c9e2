// Saved views that the reader pinned, each with how many it holds now; a number opens its list (product 3.2).
import { doctorEndpoints } from '@yijian/contract/doctors';
import { hospitalEndpoints } from '@yijian/contract/hospitals';
import type { SavedSearch } from '@yijian/contract/saved-searches';
import { GridCell, KpiTile } from '@yijian/ui/dashboard-tile';
import type { ReactNode } from 'react';
import { addressed, useCall } from '../../../lib/api/index.ts';
import { useFormat } from '../../../lib/format/index.ts';
import { useShell } from '../../../lib/router/index.ts';
import { useSavedSearches } from '../../saved-searches/index.ts';
import { useDashboardPhrases } from '../dashboards.phrases.ts';

const pages: Readonly<Record<string, string>> = {
  MY_FOCUS: '/customer/doctorTeamManager/myCustomer',
  MY_CUSTOMER: '/customer/doctorTeamManager/focusCustomer',
  ALL_CUSTOMER: '/customer/doctorTeamManager/allCustomer',
  'hospitals-my': '/customer/hospitalList/hospitalTeamManager',
  'hospitals-all': '/customer/hospitalList/totalHospital',
};
const quiet = { errorMessage: false } as const;

export function PinnedViews(): ReactNode {
  const { data: searches = [] } = useSavedSearches();
  return searches
    .filter(({ isPinned, list }) => isPinned && list in pages)
    .map((search) => <PinnedView key={search.id} search={search} />);
}

function PinnedView({ search }: { search: SavedSearch }): ReactNode {
  const t = useDashboardPhrases();
  const format = useFormat();
  const shell = useShell();
  const { data, isError, refetch } = useNumber(search);
  return (
    <GridCell span={2}>
      <KpiTile
        title={search.name}
        value={data && format.count(data.totalElements)}
        onRetry={isError && data === undefined ? () => void refetch() : undefined}
        unit={t(search.list.startsWith('hospitals') ? 'places' : 'people')}
        onOpen={() => shell.openTab(`${pages[search.list] ?? ''}?view=${search.id}`)}
      />
    </GridCell>
  );
}

/** Counted in the range of whoever looks. */
function useNumber({ list, parameters }: SavedSearch) {
  const { sort: _sort, ...filter } = parameters;
  const isHospital = list.startsWith('hospitals');
  const query = { ...filter, type: list };
  const doctors = useCall(
    doctorEndpoints.count,
    isHospital ? null : addressed(doctorEndpoints.count, { query }),
    quiet,
  );
  const row = list === 'hospitals-my' ? hospitalEndpoints.countMy : hospitalEndpoints.countAll;
  const hospitals = useCall(row, isHospital ? { body: filter } : null, quiet);
  return isHospital ? hospitals : doctors;
}
