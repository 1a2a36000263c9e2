// Pairs as a table or cards, the comparison beside it (product 3.2).
import type { DuplicateBox, Pair } from '@yijian/contract/duplicates';
import { useState, type ReactNode } from 'react';
import { ListScreen } from '../../../../lib/lists/index.ts';
import { usePairs } from '../../duplicates.api.ts';
import { useDuplicatePhrases } from '../../duplicates.phrases.ts';
import { CompareDrawer } from '../on-demand.tsx';
import { ScanBar } from '../scan/scan-bar.tsx';
import { PairCard } from './pair-card.tsx';
import { usePairColumns } from './use-pair-columns.tsx';
import { usePairFilters } from './use-pair-filters.ts';

export interface BoxTab {
  readonly key: DuplicateBox | 'MERGED';
  readonly label: string;
  readonly count: string | undefined;
}

export interface BoxProps {
  readonly tabs: readonly BoxTab[];
  readonly onBox: (box: string) => void;
}

export function PairList({ box, tabs, onBox }: BoxProps & { box: DuplicateBox }): ReactNode {
  const t = useDuplicatePhrases();
  const list = usePairs(box);
  const columns = usePairColumns(box);
  const filters = usePairFilters(box);
  const [open, setOpen] = useState<{ leftId: string; rightId: string } | null>(null);
  return (
    <>
      <ListScreen
        title={t('title')}
        label={t('listOf')}
        tabs={tabs}
        tab={box}
        onTabChange={onBox}
        actions={<ScanBar of="doctors" />}
        list={list}
        filters={filters}
        matching={(count) => t('matching', { count })}
        failed={t('failed')}
        columns={columns}
        rowKey={(pair) => pair.id}
        rowName={(pair) => t('compare', { left: pair.left.doctorName, right: pair.right.doctorName })}
        onOpen={(pair) => setOpen(endsOf(pair))}
        renderCard={(pair) => <PairCard pair={pair} />}
        empty={t(box === 'OPEN' ? 'emptyOpen' : 'emptyRejected')}
      />
      {open === null ? null : (
        <CompareDrawer key={`${open.leftId} ${open.rightId}`} {...open} box={box} onClose={() => setOpen(null)} />
      )}
    </>
  );
}

/** The one that stays first: verified, then visited, then the older record. */
function endsOf({ left, right }: Pair): { leftId: string; rightId: string } {
  const worth = (side: Pair['left']): number => (side.isVerified ? 2 : 0) + (side.lastVisitAt === null ? 0 : 1);
  return worth(right) > worth(left) ? { leftId: right.id, rightId: left.id } : { leftId: left.id, rightId: right.id };
}
