// State, risk and time limit in words and colour; colour never speaks alone.
import type { Risk, SlaState } from '@yijian/contract/open-decisions';
import type { InstanceState, TaskState } from '@yijian/contract/workflows';
import { StatusBadge, type Tone } from '@yijian/ui/badge';
import type { ReactNode } from 'react';
import { useWorkflowPhrases } from '../../workflows.phrases.ts';

const instanceTones: Readonly<Record<InstanceState, Tone>> = {
  DRAFT: 'neutral',
  RUNNING: 'primary',
  APPROVED: 'ok',
  REJECTED: 'bad',
  CANCELLED: 'neutral',
};

export function InstanceBadge({ state }: { state: InstanceState }): ReactNode {
  const t = useWorkflowPhrases();
  return <StatusBadge tone={instanceTones[state]}>{t(`state.${state}`)}</StatusBadge>;
}

const taskTones: Partial<Readonly<Record<TaskState, Tone>>> = {
  OPEN: 'primary',
  SIGNING: 'primary',
  DELEGATED: 'primary',
  APPROVED: 'ok',
  REJECTED: 'bad',
  RETURNED: 'warn',
};

export function TaskBadge({ state }: { state: TaskState }): ReactNode {
  const t = useWorkflowPhrases();
  return <StatusBadge tone={taskTones[state] ?? 'neutral'}>{t(`task.${state}`)}</StatusBadge>;
}

const riskTones = { LOW: 'neutral', MEDIUM: 'warn', HIGH: 'bad' } as const;

export function RiskBadge({ risk }: { risk: Risk }): ReactNode {
  const t = useWorkflowPhrases();
  return (
    <StatusBadge tone={riskTones[risk]} icon={risk === 'HIGH' ? undefined : null}>
      {t(`risk.${risk}`)}
    </StatusBadge>
  );
}

const slaTones = { NONE: 'neutral', ON_TIME: 'ok', NEAR: 'warn', LATE: 'bad' } as const;

export function SlaBadge({ sla }: { sla: SlaState }): ReactNode {
  const t = useWorkflowPhrases();
  return <StatusBadge tone={slaTones[sla]}>{t(`sla.${sla}`)}</StatusBadge>;
}
