// One budget: its figures, the burn-down, who holds it, what changed it.
import type { BudgetLine } from '@yijian/contract/budgets';
import { Button } from 'antd';
import { HeadroomBar } from '@yijian/ui/chart';
import { DescriptionList, Section } from '@yijian/ui/detail-page';
import { FormDrawer } from '@yijian/ui/form-page';
import { useState, type ReactNode } from 'react';
import { useFormat } from '../../../../lib/format/index.ts';
import { hasPermission } from '../../../../lib/session/index.ts';
import { useBudgetHolds } from '../../budgets.api.ts';
import { useBudgetPhrases } from '../../budgets.phrases.ts';
import { TransferForm } from '../transfers/transfer-form.tsx';
import { BudgetForm } from './budget-form.tsx';
import { BurnDownSection } from './burn-down-section.tsx';
import { EntriesSection } from './entries-section.tsx';
import { HoldsSection } from './holds-section.tsx';
import { StepForm, type BudgetStep } from './step-form.tsx';

interface BudgetDrawerProps {
  readonly id: string;
  readonly lines: readonly BudgetLine[];
  readonly onClose: () => void;
}

type Act = BudgetStep | 'edit' | 'addBelow' | 'transfer';

export function BudgetDrawer({ id, lines, onClose }: BudgetDrawerProps): ReactNode {
  const line = lines.find((one) => one.id === id);
  const [act, setAct] = useState<Act | null>(null);
  const holds = useBudgetHolds(id);
  if (line === undefined) return null;
  const close = (): void => setAct(null);
  return (
    <>
      <FormDrawer
        open
        onClose={onClose}
        title={line.name}
        width={720}
        footer={hasPermission('meeting:budgets:write') ? <Acts line={line} onAct={setAct} /> : undefined}
      >
        <div className="budget-parts">
          <Figures line={line} />
          <BurnDownSection id={id} />
          <HoldsSection query={holds} />
          <EntriesSection id={id} />
        </div>
      </FormDrawer>
      {act === 'edit' ? <BudgetForm lines={lines} year={line.year} line={line} onClose={close} /> : null}
      {act === 'addBelow' ? <BudgetForm lines={lines} year={line.year} parentId={id} onClose={close} /> : null}
      {act === 'transfer' ? <TransferForm lines={lines} fromId={id} onClose={close} /> : null}
      {act !== null && isStep(act) ? <StepForm line={line} step={act} onClose={close} /> : null}
    </>
  );
}

const isStep = (act: Act): act is BudgetStep => !['edit', 'addBelow', 'transfer'].includes(act);

function Figures({ line }: { line: BudgetLine }): ReactNode {
  const t = useBudgetPhrases();
  const format = useFormat();
  const { actual, committed, estimated, current, available } = line;
  const items = [
    { key: 'level', label: t('level'), value: t(`level.${line.level}`) },
    { key: 'organization', label: t('organization'), value: line.organization.name },
    { key: 'owner', label: t('owner'), value: line.owner?.name },
    { key: 'product', label: t('product'), value: line.product?.name },
    { key: 'original', label: t('original'), value: format.money(line.original) },
    { key: 'supplement', label: t('supplement'), value: format.money(line.supplement) },
    { key: 'returned', label: t('returned'), value: format.money(line.returned) },
    { key: 'allocated', label: t('allocated'), value: line.isLeaf ? '—' : format.money(line.allocated) },
  ];
  const note = [
    `${t('actual')} ${format.money(actual)}`,
    `${t('committed')} ${format.money(committed)}`,
    `${t('estimated')} ${format.money(estimated)}`,
  ].join(' · ');
  return (
    <Section title={t('usage')} definition={t('availableDefinition')}>
      <HeadroomBar
        label={`${t('current')} ${format.money(current)}`}
        left={`${t('available')} ${format.money(available)}`}
        used={actual}
        committed={committed}
        current={estimated}
        cap={current}
        note={note}
      />
      <DescriptionList columns={2} items={items} />
    </Section>
  );
}

function Acts({ line, onAct }: { line: BudgetLine; onAct: (act: Act) => void }): ReactNode {
  const t = useBudgetPhrases();
  const acts: Act[] = [
    'edit',
    ...(line.isFrozen ? (['unfreeze'] as const) : (['freeze'] as const)),
    'giveBack',
    'supplement',
    ...(line.isLeaf ? (['transfer'] as const) : []),
    ...(!line.isLeaf || line.available === line.current ? (['addBelow'] as const) : []),
  ];
  return acts.map((act) => (
    <Button key={act} onClick={() => onAct(act)}>
      {t(act)}
    </Button>
  ));
}
