// The ranked list with its narrowing, selection for a shortlist, and pages.
import { kolTiers, type KolRow, type Ranking } from '@yijian/contract/opinion-leaders';
import { ListPlus } from 'lucide-react';
import { FilterButton, SearchInput } from '@yijian/ui/filter';
import { BatchBar } from '@yijian/ui/list-page';
import { Empty } from '@yijian/ui/states';
import { DataTable, useSelection } from '@yijian/ui/table';
import { useState, type ReactNode } from 'react';
import { useLanguage } from '../../../../lib/i18n/index.ts';
import { Pages, pageSizes } from '../../../../lib/lists/index.ts';
import { hasPermission, useSession } from '../../../../lib/session/index.ts';
import { useTierNames } from '../../opinion-leaders-tiers.phrases.ts';
import { useKolPhrases } from '../../opinion-leaders.phrases.ts';
import { ShortlistDialog } from '../on-demand.tsx';
import type { Asking } from '../question/use-question.ts';
import { KolCard } from './kol-card.tsx';
import { useRankingColumns } from './use-ranking-columns.tsx';

export interface RankingViewProps {
  readonly asking: Asking;
  readonly ranking: Ranking | undefined;
  readonly loading: boolean;
  readonly order: 'rank' | 'rising';
}

export function RankingView({ asking, ranking, loading, order }: RankingViewProps): ReactNode {
  const t = useKolPhrases();
  const tierName = useTierNames();
  const { set, get } = asking;
  const total = ranking?.totalElements ?? 0;
  return (
    <>
      <div className="kol-tools">
        <SearchInput
          value={get('keyword') ?? ''}
          placeholder={t('search')}
          label={t('search')}
          onChange={(keyword) => set({ keyword })}
        />
        <FilterButton
          label={t('tier')}
          multiple
          value={get('tier')?.split(',') ?? []}
          options={kolTiers.map((value) => ({ value, label: tierName(value) }))}
          onChange={(tiers) => set({ tier: tiers.join(',') || undefined })}
        />
      </div>
      <Rows asking={asking} rows={ranking?.content} order={order} loading={loading} />
      {total > 0 ? (
        <Pages
          list={{
            page: Number(get('page') ?? 0),
            size: Number(get('size') ?? 20),
            setPage: (page, size) => set({ page: page > 0 ? String(page) : undefined, size: String(size) }),
          }}
          total={total}
          sizes={pageSizes}
        />
      ) : null}
    </>
  );
}

type RowsProps = Pick<RankingViewProps, 'asking' | 'loading' | 'order'> & {
  readonly rows: readonly KolRow[] | undefined;
};

/** Rows chosen here go onto a shortlist; whoever is out of range can be looked at, not engaged. */
function Rows({ asking, rows, order, loading }: RowsProps): ReactNode {
  const t = useKolPhrases();
  const selection = useSelection();
  const language = useLanguage();
  const columns = useRankingColumns(order);
  const mayWrite = useSession((session) => hasPermission('customer:opinion-leaders:write', session));
  const [isOpen, setOpen] = useState(false);
  const chosen = (rows ?? [])
    .filter((row) => selection.keys.includes(row.doctorId) && row.isInScope)
    .map((row) => ({ doctorId: row.doctorId, rank: row.rank }));
  const add = {
    key: 'add',
    label: t('toShortlist'),
    icon: ListPlus,
    disabled: chosen.length === 0,
    onClick: () => setOpen(true),
  };
  return (
    <>
      <DataTable
        label={t(order === 'rank' ? 'listOf' : 'risingList')}
        columns={columns}
        rows={rows}
        rowKey={(row) => row.doctorId}
        rowName={(row) => t('select', { name: row.name })}
        loading={loading}
        language={language}
        selection={mayWrite ? selection : undefined}
        onOpen={(row) => asking.set({ id: row.doctorId, page: asking.get('page') })}
        renderCard={(row) => <KolCard row={row} order={order} />}
        empty={<Empty reason={t('none')} />}
      />
      <BatchBar selection={selection} total={null} actions={[add]} />
      {isOpen && chosen.length > 0 ? (
        <ShortlistDialog
          question={asking.question}
          doctors={chosen}
          onClose={() => setOpen(false)}
          onDone={() => {
            selection.clear();
            setOpen(false);
          }}
        />
      ) : null}
    </>
  );
}
