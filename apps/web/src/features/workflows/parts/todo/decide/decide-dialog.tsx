// One decision with its words: what it is about, why it is asked for, and the opinion or the reason.
import type { Decision } from '@yijian/contract/open-decisions';
import { Input, Modal } from 'antd';
import { Field } from '@yijian/ui/form-page';
import { useState, type ReactNode } from 'react';
import { useShell } from '../../../../../lib/router/index.ts';
import { useDecide } from '../../../workflow-decisions.api.ts';
import { useDecisionPhrases } from '../../../workflow-decisions.phrases.ts';
import { useWorkflowPhrases } from '../../../workflows.phrases.ts';
import { RiskBadge } from '../../words/badges.tsx';
import { useNames } from '../../words/use-names.ts';
import { useWhy } from './use-why.ts';
import './batch.css';

interface DecideDialogProps {
  readonly line: Decision;
  readonly act: 'approve' | 'refuse';
  readonly onClose: () => void;
}

export function DecideDialog({ line, act, onClose }: DecideDialogProps): ReactNode {
  const t = useDecisionPhrases();
  const word = useWorkflowPhrases();
  const shell = useShell();
  const names = useNames();
  const why = useWhy();
  const decide = useDecide();
  const [reason, setReason] = useState('');
  const [problem, setProblem] = useState<string>();
  const { kind, id, version, title } = line;
  const send = (): void => {
    const isRefusal = act === 'refuse';
    if (isRefusal && reason.trim() === '') return setProblem(t('reasonNeeded'));
    decide.mutate(
      { body: { items: [{ kind, id, version: version ?? undefined }], approve: !isRefusal, reason: reason.trim() } },
      {
        onSuccess: ({ results }) => {
          if (results[0]?.isDone !== true) return setProblem(results[0]?.message ?? '');
          shell.toast.success(t('done', { title }));
          onClose();
        },
        onError: (error) => setProblem(error.message),
      },
    );
  };
  return (
    <Modal
      open
      title={t('actOn', { act: t(`${act}.${kind}`), title })}
      okText={t(`${act}.${kind}`)}
      cancelText={word('cancel')}
      okButtonProps={{ danger: act === 'refuse', loading: decide.isPending }}
      onOk={send}
      onCancel={onClose}
    >
      <div className="workflow-batch">
        <p>
          {line.context} · {names.person(line.person)} <RiskBadge risk={line.risk} />
        </p>
        <p>{why(line) || word('noValue')}</p>
        <Field
          id="decide-reason"
          label={t(act === 'refuse' ? 'reason' : 'opinion')}
          required={act === 'refuse'}
          error={problem}
        >
          <Input.TextArea
            id="decide-reason"
            rows={3}
            maxLength={500}
            value={reason}
            onChange={(event) => {
              setReason(event.target.value);
              setProblem(undefined);
            }}
          />
        </Field>
      </div>
    </Modal>
  );
}
