// One cycle plan: its goals with what is done and planned, and what may be done with it.
import type { CycleDetail, CycleGoal } from '@yijian/contract/visits';
import { Button, Input } from 'antd';
import { TierBadge } from '@yijian/ui/badge';
import { HeadroomBar } from '@yijian/ui/chart';
import { Section } from '@yijian/ui/detail-page';
import { Target, Targets } from '@yijian/ui/day-board';
import { FormDrawer } from '@yijian/ui/form-page';
import { Async } from '@yijian/ui/states';
import { useState, type ReactNode } from 'react';
import { useFormat } from '../../../../lib/format/index.ts';
import { useShell } from '../../../../lib/router/index.ts';
import { hasPermission } from '../../../../lib/session/index.ts';
import { useCycle, useDecideCycle } from '../../visit-plans.api.ts';
import { useVisitPhrases } from '../../visits.phrases.ts';
import { CycleBadge } from './cycle-badge.tsx';
import { CycleForm } from './cycle-form.tsx';

export function CycleDrawer({ id, onClose }: { id: string; onClose: () => void }): ReactNode {
  const t = useVisitPhrases();
  const query = useCycle(id);
  const [isEditing, setEditing] = useState(false);
  const cycle = query.data;
  if (isEditing && cycle) return <CycleForm cycle={cycle} onClose={onClose} />;
  return (
    <FormDrawer
      open
      onClose={onClose}
      title={cycle ? cycle.name : t('view.cycles')}
      width={560}
      footer={
        cycle?.actions.includes('edit') && hasPermission('customer:visits:write') ? (
          <Button type="primary" onClick={() => setEditing(true)}>
            {t('editCycle')}
          </Button>
        ) : undefined
      }
    >
      <Async query={query} shape="form" failedTitle={t('cyclesFailed')}>
        {(found) => (
          <>
            <p className="visit-cycle-head">
              <CycleBadge state={found.state} />
              <span className="visit-note num">
                {found.userName} · {t('fromTo', { from: found.startsOn, to: found.endsOn })}
              </span>
            </p>
            {found.reason ? <p className="visit-note">{found.reason}</p> : null}
            {found.actions.includes('decide') && hasPermission('customer:visits:approve') ? (
              <Decision cycle={found} onDone={onClose} />
            ) : null}
            <Products cycle={found} />
            <Targets>
              {found.goals.map((goal) => (
                <Goal key={`${goal.doctorId} ${goal.productId}`} goal={goal} />
              ))}
            </Targets>
          </>
        )}
      </Async>
    </FormDrawer>
  );
}

/** Shown when a goal names a product. */
function Products({ cycle }: { cycle: CycleDetail }): ReactNode {
  const t = useVisitPhrases();
  const format = useFormat();
  if (cycle.products.every((one) => one.productId === null)) return null;
  return (
    <div className="visit-cycle-products">
      <Section title={t('byProduct')}>
        {cycle.products.map((one) => (
          <HeadroomBar
            key={one.productId}
            label={one.productName ?? t('anyProduct')}
            left={format.percent(one.share, 0)}
            used={one.done}
            committed={Math.min(one.planned, one.goals - one.done)}
            cap={one.goals}
            note={t('cycleSum', { targets: one.targets, done: one.done, planned: one.planned, goals: one.goals })}
          />
        ))}
      </Section>
    </div>
  );
}

function Goal({ goal }: { goal: CycleGoal }): ReactNode {
  const t = useVisitPhrases();
  const left = goal.goal - goal.done - goal.planned;
  return (
    <Target
      mark={goal.tier === null ? null : <TierBadge tier={goal.tier} />}
      action={
        <span className="visit-goal num">
          {t('goalLine', { done: goal.done, planned: goal.planned, goal: goal.goal })}
          {left > 0 ? <small>{t('missing', { count: left })}</small> : null}
        </span>
      }
    >
      <strong>{goal.doctorName}</strong> {goal.doctorTitle}
      <small>{[goal.hospitalName, goal.productName].filter(Boolean).join(' · ')}</small>
    </Target>
  );
}

function Decision({ cycle, onDone }: { cycle: CycleDetail; onDone: () => void }): ReactNode {
  const t = useVisitPhrases();
  const shell = useShell();
  const [reason, setReason] = useState('');
  const decide = useDecideCycle();
  const send = (approve: boolean): void =>
    decide.mutate(
      { params: { id: cycle.id }, body: { approve, reason } },
      {
        onSuccess: () => {
          shell.toast.success(t('wasDecided'));
          onDone();
        },
      },
    );
  return (
    <div className="visit-decision">
      <Input
        aria-label={t('decision')}
        placeholder={t('decision')}
        maxLength={300}
        value={reason}
        onChange={(event) => setReason(event.target.value)}
      />
      <Button loading={decide.isPending} onClick={() => send(false)}>
        {t('returnCycle')}
      </Button>
      <Button type="primary" loading={decide.isPending} onClick={() => send(true)}>
        {t('approveCycle')}
      </Button>
    </div>
  );
}
