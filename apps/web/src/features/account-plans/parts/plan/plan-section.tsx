// The account plans of a hospital: the one chosen with its progress, SWOT, goals, tactics and history (product: hospitals).
import type { Plan } from '@yijian/contract/account-plans';
import { Button, Select } from 'antd';
import { Plus } from 'lucide-react';
import { Section } from '@yijian/ui/detail-page';
import { Glyph } from '@yijian/ui/icon';
import { Async } from '@yijian/ui/states';
import { useState, type ReactNode } from 'react';
import { Allowed } from '../../../../lib/session/index.ts';
import { usePlans } from '../../account-plans.api.ts';
import { usePlanPhrases } from '../../account-plans.phrases.ts';
import { PlanForm } from '../forms/on-demand.tsx';
import { PlanCard } from './plan-card.tsx';

export function PlanSection({ hospitalId }: { hospitalId: string }): ReactNode {
  const t = usePlanPhrases();
  const query = usePlans(hospitalId);
  const [chosen, setChosen] = useState<string>();
  const [isAdding, setAdding] = useState(false);
  const plans = query.data ?? [];
  const extra = (
    <span className="plan-extra">
      {plans.length > 1 ? (
        <Select
          size="small"
          aria-label={t('choosePlan')}
          value={(plans.find((one) => one.id === chosen) ?? plans[0])?.id ?? null}
          options={plans.map((one) => ({ value: one.id, label: `${one.title} · ${t(`planState.${one.state}`)}` }))}
          onChange={(id: string) => setChosen(id)}
        />
      ) : null}
      <Allowed permission="customer:hospitals:write">
        <Button size="small" icon={<Glyph icon={Plus} size={14} />} onClick={() => setAdding(true)}>
          {t('addPlan')}
        </Button>
      </Allowed>
    </span>
  );
  const shown = (found: readonly Plan[]): Plan => found.find((one) => one.id === chosen) ?? found[0]!;
  return (
    <Section id="plan" title={t('plan')} extra={extra}>
      <Async
        query={query}
        shape="card"
        compact
        failedTitle={t('planFailed')}
        isEmpty={(found) => found.length === 0}
        empty={{ reason: t('noPlan') }}
      >
        {(found) => <PlanCard key={shown(found).id} plan={shown(found)} />}
      </Async>
      {isAdding ? (
        <PlanForm hospitalId={hospitalId} onClose={() => setAdding(false)} onKept={(id) => setChosen(id)} />
      ) : null}
    </Section>
  );
}
