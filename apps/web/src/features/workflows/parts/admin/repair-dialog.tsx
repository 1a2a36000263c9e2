// Moving on a process that stands still: try again, give it to a person, move it, cancel it; always with a reason.
import type { InstanceDetail, Repair, StuckLine } from '@yijian/contract/workflows';
import { Alert, App, Input, Modal, Radio, Select } from 'antd';
import { Field } from '@yijian/ui/form-page';
import { Async } from '@yijian/ui/states';
import { useState, type ReactNode } from 'react';
import { useProcess } from '../../workflows.api.ts';
import { useRepair } from '../../workflow-admin.api.ts';
import { useWorkflowPhrases } from '../../workflows.phrases.ts';
import { PersonSelect } from '../form/person-select.tsx';
import { namedNodes } from '../diagram/named-nodes.ts';

const ways = ['retry', 'assign', 'move', 'cancel'] as const;
interface Choice {
  readonly do: Repair['do'];
  readonly taskId: string;
  readonly userId: string;
  readonly from: string;
  readonly to: string;
  readonly reason: string;
}
const first: Choice = { do: 'assign', taskId: '', userId: '', from: '', to: '', reason: '' };

/** The body of the call, or undefined while something is missing. */
function bodyOf({ do: way, taskId, userId, from, to, reason }: Choice): Repair | undefined {
  if (reason.trim() === '') return undefined;
  if (way === 'assign') return taskId && userId ? { do: way, taskId, userId, reason } : undefined;
  if (way === 'move') return from && to ? { do: way, from, to, reason } : undefined;
  return { do: way, reason };
}

export function RepairDialog({ line, onClose }: { line: StuckLine; onClose: () => void }): ReactNode {
  const t = useWorkflowPhrases();
  const { message } = App.useApp();
  const repair = useRepair();
  const detail = useProcess(line.id);
  const [choice, setChoice] = useState(first);
  const body = bodyOf(choice);
  const change = (part: Partial<Choice>): void => setChoice((now) => ({ ...now, ...part }));
  const send = (): void => {
    if (body === undefined) return;
    repair.mutate(
      { params: { id: line.id }, body },
      {
        onSuccess: () => {
          void message.success(t('repaired'));
          onClose();
        },
      },
    );
  };
  return (
    <Modal
      open
      title={t('repairTitle', { title: line.title })}
      okText={t('repair')}
      cancelText={t('cancel')}
      okButtonProps={{ disabled: body === undefined, loading: repair.isPending }}
      onOk={send}
      onCancel={onClose}
    >
      {repair.error ? (
        <Alert type="error" showIcon title={repair.error.fields[0]?.message ?? repair.error.message} />
      ) : null}
      <Field label={t('repairHow')}>
        <Radio.Group
          value={choice.do}
          onChange={(event) => change({ do: event.target.value as Repair['do'] })}
          options={ways.map((value) => ({ value, label: t(`repair.${value}`) }))}
        />
      </Field>
      <Async query={detail} rows={2} compact failedTitle={t('detailFailed')}>
        {(found) => <Details detail={found} choice={choice} change={change} />}
      </Async>
      <Field id="repair-reason" label={t('reason')} required>
        <Input
          id="repair-reason"
          maxLength={300}
          value={choice.reason}
          onChange={(event) => change({ reason: event.target.value })}
        />
      </Field>
    </Modal>
  );
}

interface DetailsProps {
  readonly detail: InstanceDetail;
  readonly choice: Choice;
  readonly change: (part: Partial<Choice>) => void;
}

function Details({ detail, choice, change }: DetailsProps): ReactNode {
  const t = useWorkflowPhrases();
  const nodes = namedNodes(detail.xml);
  const nameOf = (id: string): string => nodes.find((node) => node.value === id)?.label ?? id;
  const choose = (
    id: string,
    label: string,
    name: 'taskId' | 'from' | 'to',
    options: { value: string; label: string }[],
  ) => (
    <Field id={id} label={label} required>
      <Select
        id={id}
        style={{ width: '100%' }}
        options={options}
        value={choice[name] || null}
        onChange={(value) => change({ [name]: value ?? '' })}
      />
    </Field>
  );
  if (choice.do === 'assign') {
    const open = detail.tasks.filter(({ state }) => state === 'OPEN' || state === 'DELEGATED');
    return (
      <>
        {choose(
          'repair-task',
          t('task'),
          'taskId',
          open.map(({ id, nodeName }) => ({ value: id, label: nodeName })),
        )}
        <Field id="repair-person" label={t('handTo')} required>
          <PersonSelect
            id="repair-person"
            withSelf
            value={choice.userId ? [choice.userId] : []}
            onChange={([userId = '']) => change({ userId })}
          />
        </Field>
      </>
    );
  }
  if (choice.do !== 'move') return null;
  const at = detail.positions.map(({ nodeId }) => ({ value: nodeId, label: nameOf(nodeId) }));
  return (
    <>
      {choose('repair-from', t('from'), 'from', at)}
      {choose('repair-to', t('to'), 'to', nodes)}
    </>
  );
}
