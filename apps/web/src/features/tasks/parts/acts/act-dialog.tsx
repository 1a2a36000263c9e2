// What is done to tasks with words: complete with an outcome; close, hand over, refuse or reopen with a reason.
import { Input, Modal, Select } from 'antd';
import { Field } from '@yijian/ui/form-page';
import { useState, type ReactNode } from 'react';
import { ApiError } from '../../../../lib/api/index.ts';
import { useShell } from '../../../../lib/router/index.ts';
import { useMembers } from '../../tasks.api.ts';
import { useTaskPhrases } from '../../tasks.phrases.ts';
import '../list/tasks.css';
import { useAct, type Act } from './use-act.ts';

export interface ActDialogProps {
  readonly act: Act;
  /** One task, or for closing and handing over many. */
  readonly ids: readonly string[];
  readonly onClose: () => void;
  readonly onDone: () => void;
}

export function ActDialog({ act, ids, onClose, onDone }: ActDialogProps): ReactNode {
  const t = useTaskPhrases();
  const shell = useShell();
  const [chosen] = useState(ids);
  const [words, setWords] = useState('');
  const [receiver, setReceiver] = useState<string>();
  const [tried, setTried] = useState(false);
  const [refusals, setRefusals] = useState<readonly string[]>([]);
  const { send, sending, done } = useAct(act);
  const isShort = words.trim().length < 2;
  const needsReceiver = act === 'shift' && receiver === undefined;
  const submit = async (): Promise<void> => {
    setTried(true);
    if (isShort || needsReceiver) return;
    try {
      await send({ ids: chosen, words: words.trim(), receiver: receiver ?? '' });
      shell.toast.success(t(done, { count: chosen.length }));
      onDone();
    } catch (error) {
      setRefusals(
        error instanceof ApiError ? [error.message, ...error.fields.map((one) => one.message)] : [String(error)],
      );
    }
  };
  const title = t(`act.${act}`, { count: chosen.length });
  const label = t(act === 'complete' ? 'outcome' : 'reason');
  return (
    <Modal
      open
      title={title}
      okText={title}
      cancelText={t('cancel')}
      okButtonProps={{ loading: sending, danger: act === 'close' }}
      onOk={() => void submit()}
      onCancel={onClose}
    >
      {refusals.length > 0 ? (
        <ul className="task-refused" role="alert">
          {refusals.map((refusal) => (
            <li key={refusal}>{refusal}</li>
          ))}
        </ul>
      ) : null}
      {act === 'shift' ? (
        <Field
          id="act-receiver"
          label={t('receiver')}
          required
          error={tried && needsReceiver ? t('receiverNeeded') : undefined}
        >
          <MemberSelect id="act-receiver" value={receiver} onChange={setReceiver} />
        </Field>
      ) : null}
      <Field id="act-words" label={label} required error={tried && isShort ? t('reasonNeeded') : undefined}>
        <Input.TextArea
          id="act-words"
          rows={3}
          maxLength={act === 'complete' ? 500 : 200}
          value={words}
          onChange={(event) => setWords(event.target.value)}
        />
      </Field>
    </Modal>
  );
}

interface MemberSelectProps {
  readonly id: string;
  readonly value: string | undefined;
  readonly onChange: (id: string) => void;
}

function MemberSelect({ id, value, onChange }: MemberSelectProps): ReactNode {
  const t = useTaskPhrases();
  const members = useMembers();
  return (
    <Select
      id={id}
      showSearch={{ optionFilterProp: 'label' }}
      loading={members.isFetching}
      placeholder={t('chooseMember')}
      value={value ?? null}
      options={(members.data ?? []).map((one) => ({ value: one.id, label: `${one.name} · ${one.organizationName}` }))}
      onChange={(next: string) => onChange(next)}
      style={{ width: '100%' }}
    />
  );
}
