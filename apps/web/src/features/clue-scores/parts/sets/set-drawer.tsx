// One rule set: its rules, what its simulation came to, how well it foretells, and the next step.
import type { ClueSet } from '@yijian/contract/clue-scores';
import { DescriptionList, Section } from '@yijian/ui/detail-page';
import { FormDrawer } from '@yijian/ui/form-page';
import { Async } from '@yijian/ui/states';
import type { ReactNode } from 'react';
import { useFormat } from '../../../../lib/format/index.ts';
import { useClueSet } from '../../clue-scores.api.ts';
import { useSetPhrases } from '../../clue-sets.phrases.ts';
import { BackTest } from './back-test.tsx';
import { GradesChart } from './grades-chart.tsx';
import { RuleTable } from './rule-table.tsx';
import { SetActs } from './set-acts.tsx';
import { SetState } from './set-state.tsx';

export function SetDrawer({ id, onClose }: { id: string; onClose: () => void }): ReactNode {
  const t = useSetPhrases();
  const query = useClueSet(id);
  return (
    <FormDrawer
      open
      width={760}
      title={query.data?.name ?? t('name')}
      onClose={onClose}
      footer={query.data === undefined ? undefined : <SetActs set={query.data} onClose={onClose} />}
    >
      <Async query={query} shape="form" failedTitle={t('failed')}>
        {(set) => <SetFacts set={set} />}
      </Async>
    </FormDrawer>
  );
}

function SetFacts({ set }: { set: ClueSet }): ReactNode {
  const t = useSetPhrases();
  const format = useFormat();
  const { A, B, C } = set.scoring.thresholds;
  const items = [
    { key: 'state', label: t('state'), value: <SetState state={set.state} /> },
    { key: 'product', label: t('product'), value: set.productName || t('everyProduct') },
    {
      key: 'thresholds',
      label: t('thresholds'),
      value: `A ≥ ${format.count(A)} · B ≥ ${format.count(B)} · C ≥ ${format.count(C)}`,
    },
    { key: 'openGrades', label: t('openGrades'), value: set.openGrades.join(' ') },
    { key: 'slaDays', label: t('slaDays'), value: format.count(set.slaDays) },
    { key: 'owner', label: t('owner'), value: set.ownerName },
    { key: 'appliedAt', label: t('appliedAt'), value: set.appliedAt === null ? '—' : format.dateTime(set.appliedAt) },
    {
      key: 'scoredAt',
      label: t('scoredAt'),
      value: set.scoredAt !== null ? format.dateTime(set.scoredAt) : set.state === 'APPLIED' ? t('scoring') : '—',
    },
  ];
  return (
    <div className="clue-sections">
      <DescriptionList columns={2} items={items} />
      <Section title={t('rules')} count={format.count(set.scoring.rules.length)}>
        <RuleTable scoring={set.scoring} />
      </Section>
      {set.simulation === null ? null : (
        <Section title={t('simulation')} note={set.simulatedAt === null ? undefined : format.dateTime(set.simulatedAt)}>
          <GradesChart title={t('simulation')} preview={set.simulation} />
        </Section>
      )}
      <BackTest set={set} />
    </div>
  );
}
