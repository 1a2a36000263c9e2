// Merges, the latest first, each of which can be undone.
import { Button } from 'antd';
import { StatusBadge } from '@yijian/ui/badge';
import { TwoLine, type DataColumn } from '@yijian/ui/table';
import { useState, type ReactNode } from 'react';
import { useFormat } from '../../../../lib/format/index.ts';
import { ListScreen, type List } from '../../../../lib/lists/index.ts';
import { useDuplicatePhrases } from '../../duplicates.phrases.ts';
import { useShell } from '../../../../lib/router/index.ts';
import type { BenchWords } from '../bench-words.ts';
import { NoteDialog } from '../note-dialog.tsx';
import { ScanBar } from '../scan/scan-bar.tsx';
import type { BoxProps } from './pair-list.tsx';

/** A merge of two doctors or of two hospitals. */
export interface ShownMerge {
  readonly id: string;
  readonly survivorName: string;
  /** Where the survivor works, or lies. */
  readonly survivorPlace: string;
  readonly loserName: string;
  readonly loserPlace: string;
  readonly score: number;
  readonly movedLines: number;
  readonly note: string;
  /** Null for the rule. */
  readonly mergedBy: string | null;
  readonly mergedAt: string;
  readonly undoneAt: string | null;
  readonly undoneBy: string | null;
  readonly mayUndo: boolean;
}

export interface MergeListProps extends BoxProps {
  readonly list: List<{ readonly keyword: 'text' }, ShownMerge>;
  readonly words: BenchWords;
  readonly mayMerge: boolean;
  /** Answers how many lines were left as they are. */
  readonly undo: (id: string, note: string) => Promise<number>;
}

export function MergeList({ tabs, onBox, list, words, mayMerge, undo }: MergeListProps): ReactNode {
  const t = useDuplicatePhrases();
  const [undoing, setUndoing] = useState<ShownMerge | null>(null);
  const columns = useMergeColumns(words, mayMerge, setUndoing);
  return (
    <>
      <ListScreen
        title={words.title}
        label={t('listOfMerges')}
        tabs={tabs}
        tab="MERGED"
        onTabChange={onBox}
        actions={<ScanBar of={words.of} />}
        list={list}
        filters={[{ kind: 'search', field: 'keyword', placeholder: words.search }]}
        matching={(count) => t('matchingMerges', { count })}
        failed={words.failed}
        columns={columns}
        rowKey={(merge) => merge.id}
        rowName={(merge) => merge.loserName}
        renderCard={(merge) => <MergeCard merge={merge} words={words} mayMerge={mayMerge} onUndo={setUndoing} />}
        empty={words.emptyMerged}
      />
      {undoing === null ? null : (
        <UndoDialog merge={undoing} words={words} undo={undo} onClose={() => setUndoing(null)} />
      )}
    </>
  );
}

function useMergeColumns(
  words: BenchWords,
  mayMerge: boolean,
  onUndo: (merge: ShownMerge) => void,
): DataColumn<ShownMerge>[] {
  const t = useDuplicatePhrases();
  const format = useFormat();
  return [
    {
      key: 'survivor',
      title: words.survivor,
      width: { zh: 196, en: 190 },
      render: (merge) => <TwoLine strong value={merge.survivorName} context={merge.survivorPlace} />,
    },
    {
      key: 'loser',
      title: words.loser,
      width: { zh: 196, en: 190 },
      render: (merge) => <TwoLine value={merge.loserName} context={merge.loserPlace} />,
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
      render: (merge) => <MergeState merge={merge} mayMerge={mayMerge} onUndo={onUndo} />,
    },
  ];
}

interface MergeStateProps {
  readonly merge: ShownMerge;
  readonly mayMerge: boolean;
  readonly onUndo: (merge: ShownMerge) => void;
}

function MergeState({ merge, mayMerge, onUndo }: MergeStateProps): ReactNode {
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
      {merge.mayUndo && mayMerge ? (
        <Button size="small" aria-label={t('undoTitle', { name: merge.loserName })} onClick={() => onUndo(merge)}>
          {t('undo')}
        </Button>
      ) : merge.mayUndo ? null : (
        <span>{t('later')}</span>
      )}
    </span>
  );
}

function MergeCard({ words, ...state }: MergeStateProps & { words: BenchWords }): ReactNode {
  const { merge } = state;
  const t = useDuplicatePhrases();
  const format = useFormat();
  return (
    <div className="pair-card">
      <p>
        <strong>{merge.survivorName}</strong>
        <span>{merge.survivorPlace}</span>
      </p>
      <p>
        <span>{`${words.loser} ${merge.loserName} · ${merge.mergedBy ?? t('byRule')} · ${format.dateTime(merge.mergedAt)}`}</span>
      </p>
      <MergeState {...state} />
    </div>
  );
}

interface UndoDialogProps extends Pick<MergeListProps, 'words' | 'undo'> {
  readonly merge: ShownMerge;
  readonly onClose: () => void;
}

function UndoDialog({ merge, words, undo, onClose }: UndoDialogProps): ReactNode {
  const t = useDuplicatePhrases();
  const shell = useShell();
  const run = async (note: string): Promise<void> => {
    const kept = await undo(merge.id, note);
    shell.toast.success(kept === 0 ? t('undoneWhole') : t('undoneNow', { count: kept }));
  };
  return (
    <NoteDialog
      title={t('undoTitle', { name: merge.loserName })}
      hint={words.undoHint}
      okText={t('undo')}
      run={run}
      onClose={onClose}
    />
  );
}
