// The clues with their reasons, owners and clocks; managers assign and recycle them.
import { clueGrades, clueStates, type Clue } from '@yijian/contract/clue-scores';
import { useSelection } from '@yijian/ui/table';
import { Undo2, UserRoundPlus } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { useFormat } from '../../../../lib/format/index.ts';
import { ListScreen } from '../../../../lib/lists/index.ts';
import { useSectionStrip } from '../../../../lib/router/index.ts';
import { hasPermission, readsField } from '../../../../lib/session/index.ts';
import { useProducts } from '../../../products/index.ts';
import { useClues } from '../../clue-scores.api.ts';
import { useCluePhrases } from '../../clues.phrases.ts';
import { GradeBadge } from '../sets/grade-badge.tsx';
import { AssignForm, RecycleForm } from './clue-forms.tsx';
import { ClueDrawer } from '../on-demand.tsx';
import { ClueStateBadge, useClueColumns } from './use-clue-columns.tsx';
import '../clues.css';

export function ClueList(): ReactNode {
  const t = useCluePhrases();
  const list = useClues();
  const selection = useSelection();
  const [shown, setShown] = useState<string>();
  const [form, setForm] = useState<'assign' | 'recycle'>();
  const mayAssign = hasPermission('clueScore:clue-scores:assign');
  const clue = list.rows?.find(({ id }) => id === shown);
  const ids = [...selection.keys];
  const moving = {
    ids,
    onClose: () => setForm(undefined),
    onMoved: () => selection.clear(),
  };
  return (
    <>
      <ListScreen
        title={t('title')}
        {...useSectionStrip()}
        list={list}
        columns={useClueColumns()}
        filters={useFilters()}
        {...(mayAssign
          ? {
              selection,
              batchActions: [
                { key: 'assign', label: t('assign'), icon: UserRoundPlus, onClick: () => setForm('assign') },
                { key: 'recycle', label: t('recycle'), icon: Undo2, onClick: () => setForm('recycle') },
              ],
            }
          : {})}
        rowKey={(row) => row.id}
        rowName={(row) => row.doctorName}
        onOpen={(row) => setShown(row.id)}
        renderCard={(row) => <ClueCard row={row} />}
        empty={t('empty')}
        failed={t('failed')}
      />
      {clue === undefined ? null : <ClueDrawer key={clue.id} clue={clue} onClose={() => setShown(undefined)} />}
      {form === 'assign' ? <AssignForm {...moving} /> : null}
      {form === 'recycle' ? <RecycleForm {...moving} /> : null}
    </>
  );
}

function useFilters() {
  const t = useCluePhrases();
  const products = useProducts();
  const options = clueGrades.map((value) => ({ value, label: value }));
  const grade = { kind: 'choice', field: 'grade', label: t('grade'), options } as const;
  return [
    { kind: 'search', field: 'keyword', placeholder: t('search') },
    ...(readsField('doctor.clueScore') ? [grade] : []),
    {
      kind: 'choice',
      field: 'state',
      label: t('state'),
      options: clueStates.map((value) => ({ value, label: t(`state.${value}`) })),
    },
    {
      kind: 'choice',
      field: 'whose',
      label: t('whose'),
      options: [{ value: 'OWN', label: t('whose.OWN') }],
    },
    { kind: 'choice', field: 'productId', label: t('product'), options: [...products] },
  ] as const;
}

function ClueCard({ row }: { row: Clue }): ReactNode {
  const t = useCluePhrases();
  const format = useFormat();
  return (
    <article className="clue-card">
      <p>
        <span>
          <strong>{row.doctorName}</strong> {row.grade === null ? null : <GradeBadge grade={row.grade} />}
        </span>
        <ClueStateBadge state={row.state} />
      </p>
      <small>{[row.hospitalName, row.department].join(' · ')}</small>
      <small className="num">
        {[
          ...(row.score === null ? [] : [t('scoreText', { score: format.decimal(row.score, 1) })]),
          ...row.reasons.map(({ name }) => name),
        ].join(' · ')}
      </small>
    </article>
  );
}
