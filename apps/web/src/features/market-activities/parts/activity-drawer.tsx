// One activity: what it was, what it came to, what was learned.
import type { Activity } from '@yijian/contract/market-activities';
import { DescriptionList } from '@yijian/ui/detail-page';
import { FormDrawer } from '@yijian/ui/form-page';
import { Async } from '@yijian/ui/states';
import { Button } from 'antd';
import type { ReactNode } from 'react';
import { joined, useFormat } from '../../../lib/format/index.ts';
import { useShell } from '../../../lib/router/index.ts';
import { hasPermission } from '../../../lib/session/index.ts';
import { useEventWords } from '../../sales-funnels/index.ts';
import { useActivityFigures, useRemoveActivity } from '../market-activities.api.ts';
import { useActivityPhrases } from '../market-activities.phrases.ts';
import type { OpenPeople } from './activity-people.tsx';
import { ActivitySends } from './activity-sends.tsx';
import { FiguresTable } from './figures-table.tsx';
import { useAudience } from './use-activity-columns.tsx';

interface DrawerProps {
  readonly activity: Activity;
  readonly onPeople: (open: OpenPeople) => void;
  readonly onEdit: () => void;
  readonly onClose: () => void;
}

export function ActivityDrawer({ activity, onPeople, onEdit, onClose }: DrawerProps): ReactNode {
  const t = useActivityPhrases();
  const format = useFormat();
  const words = useEventWords();
  const audience = useAudience();
  const figures = useActivityFigures(activity.id);
  const items = [
    { key: 'kind', label: t('kind'), value: t(`kind.${activity.kind}`) },
    { key: 'period', label: t('period'), value: t('span', { from: activity.startsOn, to: activity.endsOn }) },
    { key: 'channels', label: t('channels'), value: joined(activity.channels.map((one) => words.channel(one))) },
    { key: 'audience', label: t('audience'), value: audience(activity) },
    { key: 'subject', label: t('subject'), value: activity.subject || '—' },
    { key: 'budget', label: t('budget'), value: format.money(activity.budget) },
    { key: 'owner', label: t('owner'), value: activity.ownerName },
    { key: 'note', label: t('note'), value: activity.note || '—' },
  ];
  return (
    <FormDrawer
      open
      width={680}
      title={activity.name}
      onClose={onClose}
      footer={
        hasPermission('marketActive:market-activities:write') ? (
          <Acts activity={activity} onEdit={onEdit} onClose={onClose} />
        ) : undefined
      }
    >
      <DescriptionList columns={1} items={items} />
      <Async query={figures} shape="table" failedTitle={t('figuresFailed')}>
        {(found) => <FiguresTable activities={[activity]} figures={found} onPeople={onPeople} />}
      </Async>
      <ActivitySends activity={activity} />
    </FormDrawer>
  );
}

function Acts({ activity, onEdit, onClose }: Omit<DrawerProps, 'onPeople'>): ReactNode {
  const t = useActivityPhrases();
  const shell = useShell();
  const remove = useRemoveActivity();
  const ask = async (): Promise<void> => {
    if (!(await shell.confirm({ title: t('removeAsk', { name: activity.name }), deletes: true }))) return;
    const done = (): void => {
      shell.toast.success(t('removed'));
      onClose();
    };
    remove.mutate({ params: { id: activity.id } }, { onSuccess: done });
  };
  return (
    <>
      <Button danger loading={remove.isPending} onClick={() => void ask()}>
        {t('remove')}
      </Button>
      <Button type="primary" onClick={onEdit}>
        {t('edit')}
      </Button>
    </>
  );
}
