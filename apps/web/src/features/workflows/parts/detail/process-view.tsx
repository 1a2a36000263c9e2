// One process: the document, the decision, the way it went, the comments (specification 2.3, process-instance/detail).
import type { InstanceDetail } from '@yijian/contract/workflows';
import { Alert } from 'antd';
import { ApprovalPage } from '@yijian/ui/approval-page';
import { useMemo, useState, type ReactNode } from 'react';
import { useShell, useTabTitle } from '../../../../lib/router/index.ts';
import { useWorkflowPhrases } from '../../workflows.phrases.ts';
import { InstanceBadge } from '../words/badges.tsx';
import { ActDialog } from './decide/act-dialog.tsx';
import { Comments } from './comments.tsx';
import { DecisionRail } from './decide/decision-rail.tsx';
import { Document } from './document.tsx';
import { openDetail } from './open-detail.ts';
import { HeadActions, Pager } from './head-actions.tsx';
import { Progress } from './progress.tsx';
import { useDecide, type Decision } from './decide/use-decide.ts';
import { useKeys } from './decide/use-keys.ts';
import { useQueue } from './decide/use-queue.ts';
import type { ActKind } from './decide/use-acts.ts';
import './detail.css';

export interface ProcessViewProps {
  readonly detail: InstanceDetail;
  readonly isFromTodo: boolean;
  readonly onGo: (id: string) => void;
  readonly onPrint: () => void;
  readonly refetch: () => void;
  /** The record that is decided, where another room shows the process; stands above the form. */
  readonly record?: ReactNode;
  readonly onDecided?: () => void;
}

const doneWords = { approve: 'wasApproved', reject: 'wasRejected' } as const;

export function ProcessView({
  detail: given,
  isFromTodo,
  onGo,
  onPrint,
  refetch,
  record,
  onDecided,
}: ProcessViewProps): ReactNode {
  const t = useWorkflowPhrases();
  const detail = useMemo(() => openDetail(given), [given]);
  const shell = useShell();
  useTabTitle(detail.title);
  const queue = useQueue(detail.id, isFromTodo);
  const [act, setAct] = useState<ActKind | null>(null);
  const [refusal, setRefusal] = useState<string>();
  const task = detail.tasks.find(({ actions }) => actions.includes('approve') || actions.includes('giveBack'));
  const signer = detail.tasks.find(({ actions }) => actions.includes('removeSigner'));
  const goOn = (done: string): void => {
    setAct(null);
    setRefusal(undefined);
    shell.toast.success(queue?.next === undefined ? done : t('nextOpened', { done }));
    onDecided?.();
    if (queue?.next !== undefined) onGo(queue.next);
  };
  const onDone = (decision: Decision): void =>
    goOn(decision === 'giveBack' ? t('wasDone') : t(doneWords[decision], { title: detail.title }));
  const onRefused = (message: string): void => {
    setAct(null);
    setRefusal(message);
    refetch();
  };
  const deciding = useDecide(detail, task, { onDone, onRefused });
  useKeys({
    KeyA: task?.actions.includes('approve') ? () => deciding.decide('approve') : undefined,
    KeyR: task?.actions.includes('reject') ? () => deciding.decide('reject') : undefined,
    KeyJ: queue?.next === undefined ? undefined : () => onGo(queue.next!),
    KeyK: queue?.previous === undefined ? undefined : () => onGo(queue.previous!),
  });
  return (
    <>
      <ApprovalPage
        title={detail.title}
        badge={<InstanceBadge state={detail.state} />}
        pager={queue === null ? undefined : <Pager queue={queue} onGo={onGo} />}
        actions={
          <HeadActions
            detail={detail}
            onPrint={onPrint}
            onCopy={() => setAct('copy')}
            onRemoveSigner={signer ? () => setAct('removeSigner') : undefined}
          />
        }
        document={
          <>
            <Notes detail={detail} refusal={refusal} isTurn={task !== undefined} />
            {record}
            <Document
              detail={detail}
              changes={deciding.changes}
              onChange={task?.actions.includes('approve') ? deciding.setChanges : undefined}
              problems={deciding.problems}
            />
          </>
        }
        decision={task ? <DecisionRail detail={detail} task={task} deciding={deciding} onAct={setAct} /> : undefined}
        timeline={
          <>
            <Progress detail={detail} />
            <Comments detail={detail} />
          </>
        }
      />
      {act === null ? null : (
        <ActDialog
          kind={act}
          instanceId={detail.id}
          task={act === 'removeSigner' ? signer : task}
          opinion={deciding.opinion}
          onClose={() => setAct(null)}
          onFailed={(error) => onRefused(error.message)}
          onDone={(kind) => {
            if (kind === 'copy' || kind === 'addSigner' || kind === 'removeSigner') {
              setAct(null);
              shell.toast.success(t(kind === 'copy' ? 'wasCopied' : 'wasDone'));
            } else goOn(t('wasDone'));
          }}
        />
      )}
    </>
  );
}

/** Who was first, why it stands still, whose turn it is. */
function Notes({
  detail,
  refusal,
  isTurn,
}: {
  detail: InstanceDetail;
  refusal: string | undefined;
  isTurn: boolean;
}): ReactNode {
  const t = useWorkflowPhrases();
  return (
    <>
      {refusal === undefined ? null : (
        <Alert type="warning" showIcon role="alert" title={refusal} description={t('refreshed')} />
      )}
      {detail.trouble === null ? null : <Alert type="error" showIcon title={t('trouble', { what: detail.trouble })} />}
      {isTurn ? <p className="workflow-keys">{t('shortcuts')}</p> : null}
    </>
  );
}
