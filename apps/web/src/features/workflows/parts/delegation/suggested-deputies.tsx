// Who could stand in for the one who looks: the best by the rules, why, one step.
import type { Deputy } from '@yijian/contract/workflows';
import { Button } from 'antd';
import type { ReactNode } from 'react';
import { useShell } from '../../../../lib/router/index.ts';
import { useAddDelegation } from '../../workflows.api.ts';
import { useOwnAbsence } from '../../workflow-tower.api.ts';
import { useWorkflowPhrases } from '../../workflows.phrases.ts';
import { useNames } from '../words/use-names.ts';
import { useEvidence } from './use-evidence.ts';

const DAYS = 7;
const DAY = 86_400_000;

export function SuggestedDeputies(): ReactNode {
  const t = useWorkflowPhrases();
  const deputies = useOwnAbsence().data?.absence?.deputies ?? [];
  if (deputies.length === 0) return null;
  return (
    <section className="workflow-suggested" aria-label={t('suggested')}>
      <h3>{t('suggested')}</h3>
      <ul>
        {deputies.map((deputy) => (
          <li key={deputy.person.id}>
            <Suggestion deputy={deputy} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Suggestion({ deputy }: { deputy: Deputy }): ReactNode {
  const t = useWorkflowPhrases();
  const shell = useShell();
  const names = useNames();
  const evidence = useEvidence();
  const add = useAddDelegation();
  const name = names.person(deputy.person);
  const ask = async (): Promise<void> => {
    if (!(await shell.confirm({ title: t('delegateTo7', { name }), okText: t('delegateDays') }))) return;
    const now = Date.now();
    const body = {
      delegateId: deputy.person.id,
      startsAt: new Date(now).toISOString(),
      endsAt: new Date(now + DAYS * DAY).toISOString(),
      reason: t('suggestedReason'),
    };
    add.mutate(
      { body },
      {
        onSuccess: () => shell.toast.success(t('delegated')),
        onError: (error) => shell.toast.error(error.message),
      },
    );
  };
  return (
    <>
      <div>
        <strong>{name}</strong>
        <span className="num">{evidence(deputy)}</span>
      </div>
      <Button size="small" aria-label={t('delegateTo7', { name })} loading={add.isPending} onClick={() => void ask()}>
        {t('delegateDays')}
      </Button>
    </>
  );
}
