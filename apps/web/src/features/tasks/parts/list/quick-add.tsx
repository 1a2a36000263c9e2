// One line that becomes a task: a title and Enter; it is due on the day of the list.
import { DatePicker, Input } from 'antd';
import dayjs from 'dayjs';
import { useState, type ReactNode } from 'react';
import { today } from '../../../../lib/format/index.ts';
import { useShell } from '../../../../lib/router/index.ts';
import { useCreateTask } from '../../tasks.api.ts';
import { useTaskPhrases } from '../../tasks.phrases.ts';

/** Days from today on which what is added here is due. */
export function QuickAdd({ daysAhead }: { daysAhead: number }): ReactNode {
  const t = useTaskPhrases();
  const shell = useShell();
  const create = useCreateTask();
  const [title, setTitle] = useState('');
  const [dueOn, setDueOn] = useState(() => today(Date.now() + daysAhead * 86_400_000));
  const add = (): void => {
    if (title.trim().length < 2) return;
    create.mutate(
      { body: { title: title.trim(), type: 'FOLLOW_UP', dueOn } },
      {
        onSuccess: () => {
          setTitle('');
          shell.toast.success(t('quickAdded', { day: dueOn }));
        },
        onError: (error) => shell.toast.error(error.message),
      },
    );
  };
  return (
    <div className="task-quick">
      <Input
        aria-label={t('quickAdd')}
        placeholder={t('quickAdd')}
        maxLength={200}
        value={title}
        disabled={create.isPending}
        onChange={(event) => setTitle(event.target.value)}
        onPressEnter={add}
      />
      <DatePicker
        aria-label={t('dueOn')}
        allowClear={false}
        value={dayjs(dueOn)}
        onChange={(value) => setDueOn(value?.format('YYYY-MM-DD') ?? dueOn)}
      />
    </div>
  );
}
