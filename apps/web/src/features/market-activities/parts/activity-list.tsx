// The marketing activities with their reach, engagement and cost; two of them are compared (specification 2.3, marketActive).
import { activityKinds, activityStates, type Activity } from '@yijian/contract/market-activities';
import { Glyph } from '@yijian/ui/icon';
import type { ListPageProps } from '@yijian/ui/list-page';
import { useSelection } from '@yijian/ui/table';
import { Button } from 'antd';
import { GitCompareArrows, Plus } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { ListScreen } from '../../../lib/lists/index.ts';
import { hasPermission } from '../../../lib/session/index.ts';
import { useActivities } from '../market-activities.api.ts';
import { useActivityPhrases } from '../market-activities.phrases.ts';
import { ActivityCard } from './activity-card.tsx';
import { ActivityPeople, type OpenPeople } from './activity-people.tsx';
import { ActivityDrawer, ActivityForm, CompareDrawer } from './on-demand.tsx';
import { useActivityColumns } from './use-activity-columns.tsx';
import './activities.css';

export function ActivityList({ views }: { views: Pick<ListPageProps, 'tabs' | 'tab' | 'onTabChange'> }): ReactNode {
  const t = useActivityPhrases();
  const list = useActivities();
  const selection = useSelection();
  const [shown, setShown] = useState<Activity>();
  const [form, setForm] = useState<{ activity: Activity | undefined }>();
  const [people, setPeople] = useState<OpenPeople>();
  const [compared, setCompared] = useState<readonly Activity[]>();
  const compare = (): void => {
    const chosen = (list.rows ?? []).filter(({ id }) => selection.keys.includes(id));
    if (chosen.length === 2) setCompared(chosen);
  };
  return (
    <>
      <ListScreen
        title={t('title')}
        {...views}
        list={list}
        columns={useActivityColumns(setPeople)}
        selection={selection}
        batchActions={[
          {
            key: 'compare',
            label: t('compare'),
            icon: GitCompareArrows,
            disabled: selection.keys.length !== 2,
            onClick: compare,
          },
        ]}
        filters={[
          { kind: 'search', field: 'keyword', placeholder: t('search') },
          {
            kind: 'choice',
            field: 'kind',
            label: t('kind'),
            options: activityKinds.map((value) => ({ value, label: t(`kind.${value}`) })),
          },
          {
            kind: 'choice',
            field: 'state',
            label: t('state'),
            options: activityStates.map((value) => ({ value, label: t(`state.${value}`) })),
          },
        ]}
        actions={
          hasPermission('marketActive:market-activities:write') ? (
            <Button type="primary" icon={<Glyph icon={Plus} />} onClick={() => setForm({ activity: undefined })}>
              {t('add')}
            </Button>
          ) : undefined
        }
        rowKey={(row) => row.id}
        rowName={(row) => row.name}
        onOpen={setShown}
        renderCard={(row) => <ActivityCard row={row} />}
        empty={t('empty')}
        failed={t('failed')}
      />
      {shown === undefined ? null : (
        <ActivityDrawer
          activity={shown}
          onPeople={setPeople}
          onEdit={() => {
            setForm({ activity: shown });
            setShown(undefined);
          }}
          onClose={() => setShown(undefined)}
        />
      )}
      {form === undefined ? null : <ActivityForm activity={form.activity} onClose={() => setForm(undefined)} />}
      {compared === undefined ? null : (
        <CompareDrawer activities={compared} onPeople={setPeople} onClose={() => setCompared(undefined)} />
      )}
      {people === undefined ? null : <ActivityPeople open={people} onClose={() => setPeople(undefined)} />}
    </>
  );
}
