// Merges, the latest first, each of which can be undone.
import type { Merge } from '@yijian/contract/duplicates';
import { Button } from 'antd';
import { StatusBadge } from '@yijian/ui/badge';
import { TwoLine, type DataColumn } from '@yijian/ui/table';
import { useState, type ReactNode } from 'react';
import { useFormat } from '../../../../lib/format/index.ts';
import { ListScreen } from '../../../../lib/lists/index.ts';
import { useMerges, useUnmerge } from '../../duplicates.api.ts';
import { useDuplicatePhrases } from '../../duplicates.phrases.ts';
import { useShell } from '../../../../lib/router/index.ts';
import { hasPermission } from '../../../../lib/session/index.ts';
import { NoteDialog } from '../note-dialog.tsx';
import { ScanBar } from '../scan/scan-bar.tsx';
import type { BoxProps } from './pair-list.tsx';

export function MergeList({ tabs, onBox }: BoxProps): ReactNode {
  const t = useDuplicatePhrases();
  const list = useMerges();
  const [undoing, setUndoing] = useState<Merge | null>(null);
  const columns = useMergeColumns(setUndoing);
  return (
    <>
      <ListScreen
        title={t('title')}
        label={t('listOfMerges')}
        tabs={tabs}
        tab="MERGED"
        onTabChange={onBox}
        actions={<ScanBar />}
        list={list}
        filters={[{ kind: 'search', field: 'keyword', placeholder: t('search') }]}
        matching={(count) => t('matchingMerges', { count })}
        failed={t('failed')}
        columns={columns}
        rowKey={(merge) => merge.id}
        rowName={(merge) => merge.loserName}
        renderCard={(merge) => <MergeCard merge={merge} onUndo={setUndoing} />}
        empty={t('emptyMerged')}
      />
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
      {merge.mayUndo && hasPermission('customer:doctors:merge') ? (
        <Button size="small" aria-label={t('undoTitle', { name: merge.loserName })} onClick={() => onUndo(merge)}>
          {t('undo')}
        </Button>
      ) : merge.mayUndo ? null : (
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
