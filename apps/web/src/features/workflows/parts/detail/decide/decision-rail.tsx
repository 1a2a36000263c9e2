// The decision at the right: whose turn, the opinion, agree and refuse, and the further ways (look and feel, approval page).
import type { InstanceDetail, TaskDetail } from '@yijian/contract/workflows';
import { ArrowRightLeft, Copy, UserMinus, UserPlus, UserRoundSearch, Undo2 } from 'lucide-react';
import { DecisionPanel } from '@yijian/ui/approval-page';
import type { Icon } from '@yijian/ui/icon';
import { useState, type ReactNode } from 'react';
import { useFormat } from '../../../../../lib/format/index.ts';
import { useWorkflowPhrases } from '../../../workflows.phrases.ts';
import { useNames } from '../../words/use-names.ts';
import type { useDecide } from './use-decide.ts';
import type { ActKind } from './use-acts.ts';
import { ProofFields } from './proof.tsx';
import { secondsBetween } from '../use-timeline.ts';

const icons: Readonly<Record<ActKind, Icon>> = {
  return: Undo2,
  transfer: ArrowRightLeft,
  delegate: UserRoundSearch,
  addSigner: UserPlus,
  removeSigner: UserMinus,
  copy: Copy,
};
const words = {
  return: 'return',
  transfer: 'transfer',
  delegate: 'delegate',
  addSigner: 'addSigner',
  removeSigner: 'removeSigner',
  copy: 'sendCopy',
} as const;

export interface DecisionRailProps {
  readonly detail: InstanceDetail;
  readonly task: TaskDetail;
  readonly deciding: ReturnType<typeof useDecide>;
  readonly onAct: (kind: ActKind) => void;
}

export function DecisionRail({ detail, task, deciding, onAct }: DecisionRailProps): ReactNode {
  const t = useWorkflowPhrases();
  const { opinion, setOpinion, error, decide, isSending } = deciding;
  const isAsked = task.actions.includes('giveBack');
  const kinds = (Object.keys(words) as ActKind[]).filter((kind) =>
    kind === 'copy' ? detail.actions.includes('copy') : kind !== 'removeSigner' && task.actions.includes(kind),
  );
  const approveWord = isAsked ? 'giveBack' : task.kind === 'REVISE' ? 'resubmit' : 'approve';
  return (
    <DecisionPanel
      title={t('yourTurn', { node: task.nodeName })}
      waited={useWaited(task)}
      parts={[...useContextParts(task), ...proofParts(deciding, task, t('signature'))]}
      opinion={opinion}
      onOpinionChange={setOpinion}
      opinionLabel={t('opinionPlaceholder')}
      opinionError={error}
      phrases={[t('phraseAgree'), t('phraseMore')]}
      approve={{ label: t(approveWord), busy: isSending, onClick: () => decide(isAsked ? 'giveBack' : 'approve') }}
      reject={
        task.actions.includes('reject')
          ? { label: t('reject'), disabled: isSending, onClick: () => decide('reject') }
          : undefined
      }
      others={kinds.map((kind) => ({
        key: kind,
        label: t(words[kind]),
        icon: icons[kind],
        onClick: () => onAct(kind),
      }))}
    />
  );
}

function useWaited(task: TaskDetail): { share: number; text: string } {
  const t = useWorkflowPhrases();
  const format = useFormat();
  const [opened] = useState(() => Date.now());
  const waited = secondsBetween(task.createdAt, opened);
  const text = t('waited', { duration: format.duration(waited) });
  if (task.dueAt === null) return { share: 0, text };
  const whole = Math.max(1, secondsBetween(task.createdAt, Date.parse(task.dueAt)));
  return { share: waited / whole, text };
}

function useContextParts(task: TaskDetail) {
  const t = useWorkflowPhrases();
  const names = useNames();
  const others = task.candidates.length > 1;
  if (!others && task.kind === 'NORMAL') return [];
  return [
    {
      key: 'who',
      title: t(`kind.${task.kind}`),
      content: <p className="workflow-quiet">{t('waitsFor', { names: names.people(task.candidates) })}</p>,
    },
  ];
}

/** The field of files names itself; a signature stands above both. */
function proofParts(deciding: DecisionRailProps['deciding'], task: TaskDetail, signature: string) {
  if (!task.actions.includes('approve')) return [];
  const title = task.needs.signature ? signature : undefined;
  const content = (
    <ProofFields taskId={task.id} needs={task.needs} proof={deciding.proof} onChange={deciding.setProof} />
  );
  return [{ key: 'proof', title, content }];
}
