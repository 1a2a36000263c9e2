// Merges, the latest first, each of which can be undone.
import type { Merge } from '@yijian/contract/duplicates';
import { Button } from 'antd';
import { StatusBadge } from '@yijian/ui/badge';
import { SearchInput } from '@yijian/ui/filter';
import { ListPage } from '@yijian/ui/list-page';
import { Empty, Failed, describeError } from '@yijian/ui/states';
import { DataTable, Pagination, TwoLine, type DataColumn } from '@yijian/ui/table';
import { useState, type ReactNode } from 'react';
import { useFormat } from '../../../../lib/format/index.ts';
import { useLanguage } from '../../../../lib/i18n/index.ts';
import { useBoxCounts, useMergePage, useUnmerge } from '../../duplicates.api.ts';
import { useDuplicatePhrases } from '../../duplicates.phrases.ts';
import { useShell } from '../../../../lib/router/index.ts';
import { NoteDialog } from '../note-dialog.tsx';
import { ScanBar } from '../scan/scan-bar.tsx';
import type { BoxProps } from './pair-list.tsx';

export function MergeList({ tabs, onBox }: BoxProps): ReactNode {
  const t = useDuplicatePhrases();
  const format = useFormat();
  const language = useLanguage();
  const [keyword, setKeyword] = useState('');
  const [{ page, size }, setPage] = useState({ page: 0, size: 20 });
  const query = useMergePage(page, size, keyword);
  const counts = useBoxCounts();
  const [undoing, setUndoing] = useState<Merge | null>(null);
  const columns = useMergeColumns(setUndoing);
  const rows = query.data?.content;
  const total = query.data === undefined ? null : query.data.totalElements;
  return (
    <>
      <ListPage
        title={t('title')}
        tabs={tabs}
        tab="MERGED"
        onTabChange={onBox}
        actions={<ScanBar />}
        search={
          <SearchInput
            value={keyword}
            onChange={(next) => {
              setKeyword(next);
              setPage({ page: 0, size });
            }}
            placeholder={t('search')}
          />
        }
        total={total}
        summary={t('matchingMerges', { count: counts === undefined ? '…' : format.count(counts.merged) })}
        formatCount={format.count}
        pagination={
          <Pagination
            page={page + 1}
            pageSize={size}
            total={total}
            hasNext={(rows?.length ?? 0) === size}
            pageSizes={[20, 50, 100]}
            formatCount={format.count}
            onChange={(next, wanted) => setPage({ page: next - 1, size: wanted })}
          />
        }
      >
        {query.error ? (
          <Failed title={t('failed')} onRetry={() => void query.refetch()} {...describeError(query.error)} />
        ) : (
          <DataTable
            label={t('listOfMerges')}
            columns={columns}
            rows={rows}
            rowKey={(merge) => merge.id}
            rowName={(merge) => merge.loserName}
            loading={query.isFetching}
            hasMore={(total ?? 0) > (page + 1) * size}
            renderCard={(merge) => <MergeCard merge={merge} onUndo={setUndoing} />}
            language={language}
            empty={<Empty reason={t('emptyMerged')} />}
          />
        )}
      </ListPage>
      {undoing === null ? null : <UndoDialog merge={undoing} onClose={() => setUndoing(null)} />}
    </>
  );
}

function useMergeColumns(onUndo: (merge: Merge) => void): DataColumn<Merge>[] {
  const t = useDuplicatePhrases();
  const format = useFormat();
  return [
    {
      key: 'survivor',
      title: t('survivor'),
      width: { zh: 196, en: 190 },
      render: (merge) => <TwoLine strong value={merge.survivorName} context={merge.hospital} />,
    },
    {
      key: 'loser',
      title: t('loser'),
      width: { zh: 196, en: 190 },
      render: (merge) => <TwoLine value={merge.loserName} context={merge.loserHospital} />,
    },
    {
      key: 'score',
      title: t('score'),
      width: { zh: 80, en: 92 },
      render: (merge) => <span className="num">{merge.score}</span>,
    },
    {
      key: 'movedLines',
      title: t('movedLines'),
      width: { zh: 96, en: 110 },
      render: (merge) => <span className="num">{merge.movedLines}</span>,
    },
    { key: 'by', title: t('by'), width: { zh: 100, en: 112 }, render: (merge) => merge.mergedBy ?? t('byRule') },
    { key: 'when', title: t('when'), width: { zh: 140, en: 140 }, render: (merge) => format.dateTime(merge.mergedAt) },
    { key: 'note', title: t('note'), width: { zh: 164, en: 152 }, render: (merge) => merge.note || '—' },
    {
      key: 'state',
      title: t('state'),
      width: { zh: 208, en: 208 },
      render: (merge) => <MergeState merge={merge} onUndo={onUndo} />,
    },
  ];
}

function MergeState({ merge, onUndo }: { merge: Merge; onUndo: (merge: Merge) => void }): ReactNode {
  const t = useDuplicatePhrases();
  const format = useFormat();
  if (merge.undoneAt !== null)
    return (
      <TwoLine
        value={<StatusBadge tone="neutral">{t('undone')}</StatusBadge>}
        context={t('undoneBy', { by: merge.undoneBy ?? t('byRule'), at: format.dateTime(merge.undoneAt) })}
      />
    );
  return (
    <span className="merge-state">
      <StatusBadge tone="ok">{t('standing')}</StatusBadge>
      {merge.mayUndo ? (
        <Button size="small" aria-label={t('undoTitle', { name: merge.loserName })} onClick={() => onUndo(merge)}>
          {t('undo')}
        </Button>
      ) : (
        <span>{t('later')}</span>
      )}
    </span>
  );
}

function MergeCard({ merge, onUndo }: { merge: Merge; onUndo: (merge: Merge) => void }): ReactNode {
  const t = useDuplicatePhrases();
  const format = useFormat();
  return (
    <div className="pair-card">
      <p>
        <strong>{merge.survivorName}</strong>
        <span>{merge.hospital}</span>
      </p>
      <p>
        <span>{`${t('loser')} ${merge.loserName} · ${merge.mergedBy ?? t('byRule')} · ${format.dateTime(merge.mergedAt)}`}</span>
      </p>
      <MergeState merge={merge} onUndo={onUndo} />
    </div>
  );
}

function UndoDialog({ merge, onClose }: { merge: Merge; onClose: () => void }): ReactNode {
  const t = useDuplicatePhrases();
  const shell = useShell();
  const unmerge = useUnmerge();
  const undo = async (note: string): Promise<void> => {
    const { kept } = await unmerge.mutateAsync({ params: { id: merge.id }, body: { note } });
    shell.toast.success(kept === 0 ? t('undoneWhole') : t('undoneNow', { count: kept }));
  };
  return (
    <NoteDialog
      title={t('undoTitle', { name: merge.loserName })}
      hint={t('undoHint')}
      okText={t('undo')}
      run={undo}
      onClose={onClose}
    />
  );
}
