// Pairs of hospitals as a table or cards, the comparison beside it (product 3.2).
import type { DuplicateBox, HospitalPair } from '@yijian/contract/duplicates';
import { TwoLine, type DataColumn } from '@yijian/ui/table';
import { lazy, Suspense, useState, type ReactNode } from 'react';
import { useFormat } from '../../../../lib/format/index.ts';
import { ListScreen } from '../../../../lib/lists/index.ts';
import { LikenessScore } from '../../../doctors/index.ts';
import { useRegions } from '../../../regions/index.ts';
import { useDuplicatePhrases } from '../../duplicates.phrases.ts';
import { useHospitalPairs } from '../../hospital-duplicates.api.ts';
import { useHospitalDuplicatePhrases } from '../../hospital-duplicates.phrases.ts';
import type { BoxProps } from '../list/pair-list.tsx';
import { ScanBar } from '../scan/scan-bar.tsx';
import { HospitalPairCard, useHospitalLine } from './hospital-card.tsx';
import { HospitalVerdictList } from './hospital-verdicts.tsx';

const Compare = lazy(() => import('./hospital-compare.tsx').then((part) => ({ default: part.HospitalCompare })));

export function HospitalPairList({ box, tabs, onBox }: BoxProps & { box: DuplicateBox }): ReactNode {
  const t = useDuplicatePhrases();
  const th = useHospitalDuplicatePhrases();
  const list = useHospitalPairs(box);
  const columns = useHospitalPairColumns(box);
  const provinces = useRegions().nodes.map(({ value, label }) => ({ value, label }));
  const [open, setOpen] = useState<{ leftId: string; rightId: string } | null>(null);
  return (
    <>
      <ListScreen
        title={th('title')}
        label={th('listOf')}
        tabs={tabs}
        tab={box}
        onTabChange={onBox}
        actions={<ScanBar of="hospitals" />}
        list={list}
        filters={[
          { kind: 'search', field: 'keyword', placeholder: th('search') },
          { kind: 'choice', field: 'provinceCode', label: t('region'), options: provinces },
        ]}
        matching={(count) => t('matching', { count })}
        failed={th('failed')}
        columns={columns}
        rowKey={(pair) => pair.id}
        rowName={(pair) => t('compare', { left: pair.left.name, right: pair.right.name })}
        onOpen={(pair) => setOpen(endsOf(pair))}
        renderCard={(pair) => <HospitalPairCard pair={pair} />}
        empty={th(box === 'OPEN' ? 'emptyOpen' : 'emptyRejected')}
      />
      {open === null ? null : (
        <Suspense>
          <Compare key={`${open.leftId} ${open.rightId}`} {...open} box={box} onClose={() => setOpen(null)} />
        </Suspense>
      )}
    </>
  );
}

/** The one that stays first: more doctors, then visited, then the older record. */
function endsOf({ left, right }: HospitalPair): { leftId: string; rightId: string } {
  const worth = (side: HospitalPair['left']): number => side.doctorCount * 2 + (side.lastVisitAt === null ? 0 : 1);
  return worth(right) > worth(left) ? { leftId: right.id, rightId: left.id } : { leftId: left.id, rightId: right.id };
}

function useHospitalPairColumns(box: DuplicateBox): DataColumn<HospitalPair>[] {
  const t = useDuplicatePhrases();
  const th = useHospitalDuplicatePhrases();
  const format = useFormat();
  const lineOf = useHospitalLine();
  const side = (key: 'left' | 'right'): DataColumn<HospitalPair> => ({
    key,
    title: th(key),
    width: { zh: 256, en: 256 },
    render: (pair) => <TwoLine strong value={pair[key].name} context={lineOf(pair[key])} />,
  });
  const doctors: DataColumn<HospitalPair> = {
    key: 'doctors',
    title: th('doctorsOfBoth'),
    width: { zh: 96, en: 104 },
    render: ({ left, right }) => (
      <span className="num">{`${format.count(left.doctorCount)} / ${format.count(right.doctorCount)}`}</span>
    ),
  };
  const found: DataColumn<HospitalPair> = {
    key: 'foundAt',
    title: t(box === 'OPEN' ? 'foundAt' : 'rejectedAt'),
    width: { zh: 116, en: 124 },
    sortable: true,
    render: (pair) => format.date(pair.foundAt),
  };
  const decided: DataColumn<HospitalPair>[] = [
    { key: 'by', title: t('by'), width: { zh: 96, en: 110 }, render: (pair) => pair.by ?? '—' },
    { key: 'note', title: t('note'), width: { zh: 200, en: 200 }, render: (pair) => pair.note || '—' },
  ];
  return [
    side('left'),
    side('right'),
    doctors,
    {
      key: 'score',
      title: t('score'),
      width: { zh: 116, en: 112 },
      sortable: true,
      render: (pair) => <LikenessScore score={pair.score} />,
    },
    {
      key: 'reasons',
      title: t('reasons'),
      width: { zh: 304, en: 304 },
      render: (pair) => <HospitalVerdictList verdicts={pair.verdicts} limit={3} />,
    },
    found,
    ...(box === 'OPEN' ? [] : decided),
  ];
}
