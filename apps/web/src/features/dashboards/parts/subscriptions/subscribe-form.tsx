// The questions of a new subscription; the server says where one of the same rhythm is there already.
import { rhythms, subscribedDays, type Board, type NewSubscription } from '@yijian/contract/dashboards';
import { Field, SegmentedField } from '@yijian/ui/form-page';
import { Button, Select } from 'antd';
import { useState, type ReactNode } from 'react';
import { useShell } from '../../../../lib/router/index.ts';
import { useSubscribe } from '../../dashboards-subscriptions.api.ts';
import { useSubscriptionPhrases } from '../../dashboards-subscriptions.phrases.ts';

const weekdays = [1, 2, 3, 4, 5, 6, 7] as const;
const hours = Array.from({ length: 24 }, (_, hour) => ({ value: hour, label: `${String(hour).padStart(2, '0')}:00` }));

type Work = Omit<NewSubscription, 'board' | 'weekday'> & { readonly weekday: (typeof weekdays)[number] };

export function SubscribeForm({ board }: { board: Board }): ReactNode {
  const t = useSubscriptionPhrases();
  const shell = useShell();
  const subscribe = useSubscribe();
  const [work, setWork] = useState<Work>({ rhythm: 'DAILY', weekday: 1, hour: 8, days: 30 });
  const change = (part: Partial<Work>): void => setWork({ ...work, ...part });
  const add = (): void =>
    subscribe.mutate(
      { body: { ...work, board, weekday: work.rhythm === 'WEEKLY' ? work.weekday : null } },
      {
        onSuccess: () => shell.toast.success(t('added')),
        onError: (error) => shell.toast.error(error.message),
      },
    );
  return (
    <div className="board-subscribe">
      <Field label={t('rhythm')}>
        <SegmentedField
          label={t('rhythm')}
          options={rhythms.map((value) => ({ value, label: t(`rhythm.${value}`) }))}
          value={work.rhythm}
          onChange={(rhythm) => change({ rhythm: rhythm as Work['rhythm'] })}
        />
      </Field>
      {work.rhythm === 'WEEKLY' ? (
        <Field label={t('weekday')}>
          <SegmentedField
            label={t('weekday')}
            options={weekdays.map((value) => ({ value: String(value), label: t(`weekday.${value}`) }))}
            value={String(work.weekday)}
            onChange={(value) => change({ weekday: Number(value) as Work['weekday'] })}
          />
        </Field>
      ) : null}
      <Field label={t('hour')} id="subscription-hour">
        <Select
          id="subscription-hour"
          aria-label={t('hour')}
          options={hours}
          value={work.hour}
          onChange={(hour) => change({ hour })}
        />
      </Field>
      <Field label={t('days')}>
        <SegmentedField
          label={t('days')}
          options={subscribedDays.map((days) => ({ value: String(days), label: t('lastDays', { days }) }))}
          value={String(work.days)}
          onChange={(value) => change({ days: Number(value) as Work['days'] })}
        />
      </Field>
      <Button type="primary" loading={subscribe.isPending} onClick={add}>
        {t('add')}
      </Button>
    </div>
  );
}
