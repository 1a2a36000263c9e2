// Events on their way to other rooms; a failed one is tried again or called off.
import { DeliveryState, type Delivery } from '@yijian/contract/job-runs';
import { App } from 'antd';
import { Ban, RotateCcw } from 'lucide-react';
import type { ReactNode } from 'react';
import { StatusBadge, type Tone } from '@yijian/ui/badge';
import { FilterButton } from '@yijian/ui/filter';
import { TwoLine, type DataColumn } from '@yijian/ui/table';
import { useFormat } from '../../../lib/format/index.ts';
import { Pages, pageSizes, useListState } from '../../../lib/lists/index.ts';
import { hasPermission } from '../../../lib/session/index.ts';
import { RowActions, SectionPage } from '../../administration/index.ts';
import { useCancelDelivery, useDeliveries, useRetryDelivery } from '../job-runs.api.ts';
import { useJobRunPhrases } from '../job-runs.phrases.ts';

const fields = { view: 'text', topic: 'text', state: 'text' } as const;
const tones: Readonly<Record<DeliveryState, Tone>> = {
  WAITING: 'neutral',
  RETRYING: 'warn',
  FAILED: 'bad',
  DELIVERED: 'ok',
  CANCELLED: 'neutral',
};

export function DeliveryList(): ReactNode {
  const t = useJobRunPhrases();
  const list = useListState(fields);
  const topic = list.filters.topic ?? '';
  const state = DeliveryState.options.find((one) => one === list.filters.state);
  const query = useDeliveries({
    page: list.page,
    size: list.size,
    ...(topic === '' ? {} : { topic }),
    ...(state === undefined ? {} : { state }),
  });
  return (
    <SectionPage
      title={t('deliveries')}
      query={query}
      rows={query.data?.content}
      rowKey={(row) => row.id}
      columns={useColumns()}
      total={query.data?.totalElements}
      keyword={topic}
      onKeyword={(next) => list.setFilters({ topic: next })}
      placeholder={t('searchTopic')}
      filters={
        <FilterButton
          label={t('status')}
          options={DeliveryState.options.map((value) => ({ value, label: t(`delivery.${value}`) }))}
          value={state === undefined ? [] : [state]}
          multiple={false}
          onChange={([next]) => list.setFilters({ state: next ?? '' })}
        />
      }
      pagination={<Pages list={list} total={query.data?.totalElements} sizes={pageSizes} />}
    />
  );
}

function useColumns(): DataColumn<Delivery>[] {
  const t = useJobRunPhrases();
  const format = useFormat();
  const actions = useActions();
  const next = (row: Delivery): string | undefined =>
    row.state === 'RETRYING' && row.nextAttemptAt !== null
      ? t('nextAt', { at: format.dateTime(row.nextAttemptAt) })
      : undefined;
  return [
    { key: 'topic', title: t('topic'), width: 240, render: (row) => <TwoLine strong value={row.topic} /> },
    {
      key: 'state',
      title: t('status'),
      width: 160,
      render: (row) => (
        <TwoLine
          value={<StatusBadge tone={tones[row.state]}>{t(`delivery.${row.state}`)}</StatusBadge>}
          context={next(row)}
        />
      ),
    },
    { key: 'attempts', title: t('attempts'), width: 88, align: 'right', render: (row) => row.attempts },
    { key: 'by', title: t('causedBy'), width: 120, render: (row) => row.userName ?? t('system') },
    { key: 'at', title: t('createdAt'), width: 160, render: (row) => format.dateTime(row.createdAt) },
    {
      key: 'error',
      title: t('lastError'),
      width: 280,
      render: (row) => <TwoLine value={row.lastError ?? '—'} title={row.lastError ?? undefined} />,
    },
    ...actions,
  ];
}

const isFailed = ({ state }: Delivery): boolean => state === 'FAILED' || state === 'RETRYING';

function useActions(): DataColumn<Delivery>[] {
  const t = useJobRunPhrases();
  const { message } = App.useApp();
  const retry = useRetryDelivery();
  const callOff = useCallOff();
  if (!hasPermission('admin:job-runs:write')) return [];
  const tryAgain = (row: Delivery) =>
    void retry.mutateAsync({ params: { id: row.id } }).then(
      () => void message.success(t('retried')),
      () => undefined,
    );
  return [
    {
      key: 'actions',
      title: t('actions'),
      width: 104,
      pinRight: true,
      render: (row) =>
        isFailed(row) ? (
          <RowActions
            name={row.topic}
            more={[
              { icon: RotateCcw, label: t('retry', { topic: row.topic }), onClick: () => tryAgain(row) },
              { icon: Ban, label: t('cancel', { topic: row.topic }), onClick: () => callOff(row) },
            ]}
          />
        ) : null,
    },
  ];
}

function useCallOff(): (row: Delivery) => void {
  const t = useJobRunPhrases();
  const { modal, message } = App.useApp();
  const cancel = useCancelDelivery();
  return ({ id, topic }) =>
    void modal.confirm({
      title: t('cancelQuestion', { topic }),
      content: t('cancelNote'),
      okText: t('cancelNow'),
      cancelText: t('keep'),
      okButtonProps: { danger: true },
      onOk: () =>
        cancel.mutateAsync({ params: { id } }).then(
          () => void message.success(t('cancelled')),
          () => undefined,
        ),
    });
}
