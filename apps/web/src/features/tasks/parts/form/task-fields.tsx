// The fields of a task, the needed ones first.
import { taskPriorities } from '@yijian/contract/tasks';
import { DatePicker, Input, Select, Switch } from 'antd';
import dayjs from 'dayjs';
import { ChipSelect, Field, SegmentedField, type FieldProblem } from '@yijian/ui/form-page';
import type { ReactNode } from 'react';
import { hasPermission, useSession } from '../../../../lib/session/index.ts';
import { DoctorPicker } from '../../../doctors/index.ts';
import { HospitalPicker } from '../../../hospitals/index.ts';
import { useDictionaries } from '../../../dictionaries/index.ts';
import { useMembers } from '../../tasks.api.ts';
import { useTaskPhrases } from '../../tasks.phrases.ts';
import '../list/tasks.css';
import { ChecklistFields } from './checklist-fields.tsx';
import type { TaskWork } from './task-work.ts';

export interface TaskFieldsProps {
  readonly work: TaskWork;
  readonly change: (part: Partial<TaskWork>) => void;
  readonly problems: readonly FieldProblem[];
  readonly isNew: boolean;
}

const keys = ['taskType'] as const;
const DAY = 'YYYY-MM-DD';

export function TaskFields({ work, change, problems, isNew }: TaskFieldsProps): ReactNode {
  const t = useTaskPhrases();
  const words = useDictionaries(keys);
  const error = (field: string): string | undefined => problems.find((one) => one.field === field)?.message;
  const day = (name: 'startOn' | 'dueOn', required: boolean): ReactNode => (
    <Field label={t(name)} id={name} required={required} error={error(name)}>
      <DatePicker
        id={name}
        allowClear={!required}
        value={work[name] === '' ? null : dayjs(work[name])}
        onChange={(value) => change({ [name]: value?.format(DAY) ?? '' })}
        style={{ width: '100%' }}
      />
    </Field>
  );
  return (
    <div>
      <Field label={t('name')} id="title" required error={error('title')}>
        <Input
          id="title"
          maxLength={200}
          placeholder={t('titlePlaceholder')}
          value={work.title}
          onChange={(event) => change({ title: event.target.value })}
        />
      </Field>
      <Field label={t('type')} required error={error('type')}>
        <ChipSelect
          label={t('type')}
          field="type"
          options={words.options('taskType')}
          value={work.type ? [work.type] : []}
          onChange={([type = '']) => change({ type })}
        />
      </Field>
      <div className="task-days">
        {day('dueOn', true)}
        {day('startOn', false)}
      </div>
      <Field label={t('priority')}>
        <SegmentedField
          label={t('priority')}
          field="priority"
          options={taskPriorities.map((value) => ({ value, label: t(`priority.${value}`) }))}
          value={work.priority}
          onChange={(priority) => change({ priority: priority as TaskWork['priority'] })}
        />
      </Field>
      <Field label={t('important')} id="important">
        <Switch id="important" size="small" checked={work.important} onChange={(important) => change({ important })} />
      </Field>
      <Field label={t('doctor')} id="doctor" error={error('doctor')}>
        <DoctorPicker id="doctor" value={work.doctor} onChange={(doctor) => change({ doctor })} />
      </Field>
      <Field label={t('hospital')} id="hospital" error={error('hospitalId')}>
        <HospitalPicker id="hospital" value={work.hospital} onChange={(hospital) => change({ hospital })} />
      </Field>
      <People work={work} change={change} error={error} isNew={isNew} />
      <Field label={t('notes')} id="notes" error={error('notes')}>
        <Input.TextArea
          id="notes"
          maxLength={2000}
          autoSize={{ minRows: 2, maxRows: 6 }}
          value={work.notes}
          onChange={(event) => change({ notes: event.target.value })}
        />
      </Field>
      <ChecklistFields
        items={work.checklist}
        onChange={(checklist) => change({ checklist })}
        error={error('checklist')}
      />
    </div>
  );
}

interface PeopleProps extends Pick<TaskFieldsProps, 'work' | 'change' | 'isNew'> {
  readonly error: (field: string) => string | undefined;
}

/** Who is to do it, for managers; who reads along. */
function People({ work, change, error, isNew }: PeopleProps): ReactNode {
  const t = useTaskPhrases();
  const leads = useSession((session) => hasPermission('task:tasks:team', session));
  const members = useMembers();
  const options = (members.data ?? []).map((one) => ({
    value: one.id,
    label: `${one.name} · ${one.organizationName}`,
  }));
  const shared = {
    showSearch: { optionFilterProp: 'label' },
    loading: members.isFetching,
    options,
    placeholder: t('chooseMember'),
    style: { width: '100%' },
  };
  return (
    <>
      {leads && isNew ? (
        <Field label={t('assignee')} id="assigneeId" error={error('assigneeId')}>
          <Select
            {...shared}
            id="assigneeId"
            allowClear
            value={work.assigneeId || null}
            onChange={(id: string | null | undefined) => change({ assigneeId: id ?? '' })}
          />
        </Field>
      ) : null}
      <Field label={t('watchers')} id="watcherIds" error={error('watcherIds')}>
        <Select
          {...shared}
          id="watcherIds"
          mode="multiple"
          maxCount={20}
          value={[...work.watcherIds]}
          onChange={(watcherIds: string[]) => change({ watcherIds })}
        />
      </Field>
    </>
  );
}
