// Standing delegations with their dates: given and received, a new one, ending one (product: delegation).
import type { Delegation } from '@yijian/contract/workflows';
import { Button } from 'antd';
import { StatusBadge, type Tone } from '@yijian/ui/badge';
import { FormDrawer } from '@yijian/ui/form-page';
import { Async } from '@yijian/ui/states';
import { useState, type ReactNode } from 'react';
import { useFormat } from '../../../../lib/format/index.ts';
import { useShell } from '../../../../lib/router/index.ts';
import { useSession } from '../../../../lib/session/index.ts';
import { useDelegations, useRevokeDelegation } from '../../workflows.api.ts';
import { useWorkflowPhrases } from '../../workflows.phrases.ts';
import { useKinds } from '../list/use-kinds.ts';
import { useNames } from '../words/use-names.ts';
import { DelegationForm } from './delegation-form.tsx';
import { SuggestedDeputies } from './suggested-deputies.tsx';
import './delegation.css';

export function DelegationDrawer({ onClose }: { onClose: () => void }): ReactNode {
  const t = useWorkflowPhrases();
  const query = useDelegations();
  const [isAdding, setAdding] = useState(false);
  return (
    <FormDrawer open onClose={onClose} title={t('delegations')} width={520} dirty={isAdding}>
      <div className="workflow-delegations">
        <p>{t('delegationHint')}</p>
        {isAdding ? null : <SuggestedDeputies />}
        {isAdding ? (
          <DelegationForm onDone={() => setAdding(false)} />
        ) : (
          <Button type="primary" onClick={() => setAdding(true)}>
            {t('addDelegation')}
          </Button>
        )}
        <Async query={query} rows={3} failedTitle={t('failed')} empty={{ title: t('noDelegations') }} compact>
          {({ content }) => (
            <ul>
              {content.map((one) => (
                <li key={one.id}>
                  <DelegationLine delegation={one} />
                </li>
              ))}
            </ul>
          )}
        </Async>
      </div>
    </FormDrawer>
  );
}

type Phase = 'wasRevoked' | 'isActive' | 'isAhead' | 'isOver';
const tones: Readonly<Record<Phase, Tone>> = {
  wasRevoked: 'neutral',
  isActive: 'ok',
  isAhead: 'primary',
  isOver: 'neutral',
};

function phaseOf({ isRevoked, startsAt, endsAt }: Delegation, now: number): Phase {
  if (isRevoked) return 'wasRevoked';
  if (Date.parse(endsAt) <= now) return 'isOver';
  return Date.parse(startsAt) <= now ? 'isActive' : 'isAhead';
}

function DelegationLine({ delegation }: { delegation: Delegation }): ReactNode {
  const t = useWorkflowPhrases();
  const format = useFormat();
  const names = useNames();
  const shell = useShell();
  const { kinds } = useKinds();
  const ownId = useSession((session) => session.user?.id);
  const revoke = useRevokeDelegation();
  const [opened] = useState(() => Date.now());
  const phase = phaseOf(delegation, opened);
  const isOwn = delegation.principal.id === ownId;
  const other = names.person(isOwn ? delegation.delegate : delegation.principal);
  const ask = async (): Promise<void> => {
    if (await shell.confirm({ title: t('askRevoke', { name: other }), okText: t('revoke'), danger: true }))
      revoke.mutate({ params: { id: delegation.id } }, { onSuccess: () => shell.toast.success(t('revoked')) });
  };
  const scope = kinds.find(({ value }) => value === delegation.definitionKey)?.label ?? delegation.definitionKey;
  return (
    <>
      <div>
        <strong>{t(isOwn ? 'given' : 'received', { name: other })}</strong>
        <StatusBadge tone={tones[phase]}>{t(phase)}</StatusBadge>
      </div>
      <p className="num">
        {format.dateTime(delegation.startsAt)} – {format.dateTime(delegation.endsAt)}
      </p>
      <p>{[scope ?? t('everyKind'), delegation.reason].filter(Boolean).join(' · ')}</p>
      {isOwn && (phase === 'isActive' || phase === 'isAhead') ? (
        <Button size="small" danger loading={revoke.isPending} onClick={() => void ask()}>
          {t('revoke')}
        </Button>
      ) : null}
    </>
  );
}
