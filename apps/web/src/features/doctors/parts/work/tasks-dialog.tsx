// A task for each of many doctors: what it is, when it is due, who does it; then how far it is (product 3.2).
import { MOST_TASK_DOCTORS, type DoctorWork, type TaskWork } from '@yijian/contract/doctors';
import { ChipSelect, Field, SegmentedField } from '@yijian/ui/form-page';
import { Alert, DatePicker, Input, Modal, Select } from 'antd';
import dayjs from 'dayjs';
import { useState, type ReactNode } from 'react';
import { fieldFaults } from '../../../../lib/api/index.ts';
import { personAndRoles, today, useFormat } from '../../../../lib/format/index.ts';
import { hasPermission } from '../../../../lib/session/index.ts';
import { useDictionaries } from '../../../dictionaries/index.ts';
import { useColleagues } from '../../../shares/index.ts';
import { useBeginTasks } from '../../work/doctor-work.api.ts';
import { useWorkPhrases } from '../../work/doctor-work.phrases.ts';
import { WorkProgress } from './work-progress.tsx';
import './work.css';

export interface WorkDialogProps {
  /** Which doctors, as the server takes them. */
  readonly which: Pick<TaskWork, 'ids'> | Pick<TaskWork, 'type' | 'filter'>;
  readonly count: number;
  readonly onClose: () => void;
}

const DAY = 'YYYY-MM-DD';
const keys = ['taskType'] as const;
const priorities = ['HIGH', 'NORMAL', 'LOW'] as const;
type Draft = Pick<TaskWork, 'title' | 'taskType' | 'priority' | 'dueOn' | 'notes' | 'assigneeId'>;

export function TasksDialog({ which, count, onClose }: WorkDialogProps): ReactNode {
  const t = useWorkPhrases();
  const format = useFormat();
  const begin = useBeginTasks();
  const [begun, setBegun] = useState<DoctorWork>();
  const [draft, setDraft] = useState<Draft>(() => ({
    title: '',
    taskType: 'FOLLOW_UP',
    priority: 'NORMAL',
    dueOn: dayjs(today()).add(7, 'day').format(DAY),
    notes: '',
    assigneeId: undefined,
  }));
  const title = t('tasksTitle', { count: format.count(count) });
  if (begun !== undefined) return <WorkProgress begun={begun} title={title} onClose={onClose} />;
  const faults = fieldFaults(begin.error);
  const isReady = draft.title.trim().length > 1 && count <= MOST_TASK_DOCTORS;
  return (
    <Modal
      open
      title={title}
      okText={t('createTasks', { count: format.count(count) })}
      cancelText={t('cancel')}
      okButtonProps={{ disabled: !isReady, loading: begin.isPending }}
      onOk={() => begin.mutate({ body: { ...draft, ...which } }, { onSuccess: setBegun })}
      onCancel={onClose}
    >
      {count > MOST_TASK_DOCTORS ? (
        <Alert type="warning" showIcon title={t('tooMany', { limit: format.count(MOST_TASK_DOCTORS) })} />
      ) : null}
      {begin.error !== null && faults.length === 0 ? (
        <Alert type="error" showIcon title={begin.error.message} role="alert" />
      ) : null}
      <TaskDraft draft={draft} change={(part) => setDraft({ ...draft, ...part })} faults={faults} />
    </Modal>
  );
}

interface TaskDraftProps {
  readonly draft: Draft;
  readonly change: (part: Partial<Draft>) => void;
  readonly faults: ReturnType<typeof fieldFaults>;
}

function TaskDraft({ draft, change, faults }: TaskDraftProps): ReactNode {
  const t = useWorkPhrases();
  const words = useDictionaries(keys);
  const wrong = (field: string): string | undefined =>
    faults.find((fault) => fault.name[0] === field)?.errors.join(' ');
  return (
    <>
      <Field id="work-title" label={t('name')} required error={wrong('title')}>
        <Input
          id="work-title"
          maxLength={200}
          placeholder={t('namePlaceholder')}
          value={draft.title}
          onChange={(event) => change({ title: event.target.value })}
        />
      </Field>
      <Field label={t('taskType')} required error={wrong('taskType')}>
        <ChipSelect
          label={t('taskType')}
          field="taskType"
          options={words.options('taskType')}
          value={[draft.taskType]}
          onChange={([taskType = draft.taskType]) => change({ taskType })}
        />
      </Field>
      <div className="doctor-work-pair">
        <Field id="work-due" label={t('dueOn')} required error={wrong('dueOn')}>
          <DatePicker
            id="work-due"
            allowClear={false}
            value={dayjs(draft.dueOn)}
            onChange={(value) => change({ dueOn: value?.format(DAY) ?? draft.dueOn })}
            style={{ width: '100%' }}
          />
        </Field>
        <Field label={t('priority')}>
          <SegmentedField
            label={t('priority')}
            field="priority"
            options={priorities.map((value) => ({ value, label: t(`priority.${value}`) }))}
            value={draft.priority}
            onChange={(priority) => change({ priority: priority as Draft['priority'] })}
          />
        </Field>
      </div>
      {hasPermission('task:tasks:team') ? (
        <Assignee
          value={draft.assigneeId}
          error={wrong('assigneeId')}
          onChange={(assigneeId) => change({ assigneeId })}
        />
      ) : null}
      <Field id="work-notes" label={t('notes')} error={wrong('notes')}>
        <Input.TextArea
          id="work-notes"
          maxLength={2000}
          autoSize={{ minRows: 2, maxRows: 5 }}
          value={draft.notes}
          onChange={(event) => change({ notes: event.target.value })}
        />
      </Field>
    </>
  );
}

interface AssigneeProps {
  readonly value: string | undefined;
  readonly error: string | undefined;
  readonly onChange: (id: string | undefined) => void;
}

function Assignee({ value, error, onChange }: AssigneeProps): ReactNode {
  const t = useWorkPhrases();
  const colleagues = useColleagues();
  const options = (colleagues.data ?? []).map((one) => ({ value: one.id, label: personAndRoles(one) }));
  return (
    <Field id="work-assignee" label={t('assignee')} error={error}>
      <Select
        id="work-assignee"
        allowClear
        showSearch={{ optionFilterProp: 'label' }}
        placeholder={t('myself')}
        loading={colleagues.isFetching}
        value={value ?? null}
        options={options}
        onChange={(next) => onChange(next ?? undefined)}
        style={{ width: '100%' }}
      />
    </Field>
  );
}
