// The decisions that ask for more than an opinion: to which node, to whom, before or after.
import type { TaskDetail } from '@yijian/contract/workflows';
import { Alert, Input, Modal, Radio, Select } from 'antd';
import { Field } from '@yijian/ui/form-page';
import { useState, type ReactNode } from 'react';
import { useReturnTargets } from '../../../workflows.api.ts';
import { useWorkflowPhrases } from '../../../workflows.phrases.ts';
import { PersonSelect } from '../../form/person-select.tsx';
import { useNames } from '../../words/use-names.ts';
import { useActs, type ActKind, type ActInput } from './use-acts.ts';

const titles = {
  return: 'return',
  transfer: 'transfer',
  delegate: 'delegate',
  addSigner: 'addSigner',
  removeSigner: 'removeSigner',
  copy: 'sendCopy',
} as const;
const needsComment: readonly ActKind[] = ['return', 'removeSigner'];

export interface ActDialogProps {
  readonly kind: ActKind;
  readonly instanceId: string;
  readonly task: TaskDetail | undefined;
  readonly opinion: string;
  readonly onClose: () => void;
  readonly onDone: (kind: ActKind) => void;
  readonly onFailed: (error: Error) => void;
}

export function ActDialog(props: ActDialogProps): ReactNode {
  const { kind, instanceId, task, onClose, onDone, onFailed } = props;
  const t = useWorkflowPhrases();
  const acts = useActs(instanceId, task?.id ?? '');
  const [input, setInput] = useState<ActInput>({ nodeId: '', people: [], place: 'BEFORE', comment: props.opinion });
  const [problem, setProblem] = useState<string>();
  const change = (part: Partial<ActInput>): void => setInput((now) => ({ ...now, ...part }));
  const send = async (): Promise<void> => {
    if (kind === 'return' && input.nodeId === '') return setProblem(t('needed'));
    if (kind !== 'return' && kind !== 'removeSigner' && input.people.length === 0) return setProblem(t('needed'));
    if (needsComment.includes(kind) && input.comment.trim() === '') return setProblem(t('opinionNeeded'));
    try {
      await acts.run(kind, input);
      onDone(kind);
    } catch (cause) {
      const error = cause as Error & { fields?: readonly { message: string }[]; status?: number };
      if (error.status === 409 || error.status === 404) onFailed(error);
      else setProblem(error.fields?.[0]?.message ?? error.message);
    }
  };
  return (
    <Modal
      open
      title={t(titles[kind])}
      okText={t('confirm')}
      cancelText={t('cancel')}
      okButtonProps={{ loading: acts.isPending }}
      onOk={() => void send()}
      onCancel={onClose}
    >
      {problem === undefined ? null : <Alert type="error" showIcon title={problem} className="workflow-problem" />}
      {kind === 'return' && task ? (
        <NodeField taskId={task.id} value={input.nodeId} onChange={(nodeId) => change({ nodeId })} />
      ) : null}
      {kind === 'return' || kind === 'removeSigner' ? null : <PeopleField kind={kind} input={input} change={change} />}
      {kind === 'addSigner' ? (
        <Field label={t('place')}>
          <Radio.Group
            value={input.place}
            onChange={(event) => change({ place: event.target.value as ActInput['place'] })}
            options={(['BEFORE', 'AFTER'] as const).map((value) => ({ value, label: t(`place.${value}`) }))}
          />
        </Field>
      ) : null}
      <Field
        id="act-comment"
        label={kind === 'copy' ? t('reason') : t('opinion')}
        required={needsComment.includes(kind)}
      >
        <Input.TextArea
          id="act-comment"
          rows={3}
          maxLength={500}
          value={input.comment}
          onChange={(event) => change({ comment: event.target.value })}
        />
      </Field>
    </Modal>
  );
}

interface PeopleProps {
  readonly kind: ActKind;
  readonly input: ActInput;
  readonly change: (part: Partial<ActInput>) => void;
}

function PeopleField({ kind, input, change }: PeopleProps): ReactNode {
  const t = useWorkflowPhrases();
  const isMany = kind === 'addSigner' || kind === 'copy';
  const labels = { addSigner: 'signers', copy: 'copyTo', delegate: 'askWhom' } as const;
  const label = kind in labels ? labels[kind as keyof typeof labels] : 'handTo';
  return (
    <Field id="act-people" label={t(label)} required>
      <PersonSelect id="act-people" multiple={isMany} value={input.people} onChange={(people) => change({ people })} />
    </Field>
  );
}

function NodeField({
  taskId,
  value,
  onChange,
}: {
  taskId: string;
  value: string;
  onChange: (id: string) => void;
}): ReactNode {
  const t = useWorkflowPhrases();
  const names = useNames();
  const targets = useReturnTargets(taskId);
  const options = (targets.data?.nodes ?? []).map((node) => ({ value: node.nodeId, label: names.named(node) }));
  return (
    <Field id="act-node" label={t('returnTo')} required>
      <Select
        id="act-node"
        style={{ width: '100%' }}
        loading={targets.isFetching}
        options={options}
        value={value || null}
        onChange={onChange}
      />
    </Field>
  );
}
