// The doctors whom an activity reached or engaged.
import type { ActivityPeopleQuery } from '@yijian/contract/market-activities';
import type { ReactNode } from 'react';
import { PeopleDrawer, usePeoplePage } from '../../sales-funnels/index.ts';
import { useActivityPeople } from '../market-activities.api.ts';
import { useActivityPhrases } from '../market-activities.phrases.ts';

export interface OpenPeople extends Pick<ActivityPeopleQuery, 'kind' | 'channel'> {
  readonly id: string;
  readonly title: string;
}

export function ActivityPeople({ open, onClose }: { open: OpenPeople; onClose: () => void }): ReactNode {
  const t = useActivityPhrases();
  const paging = usePeoplePage();
  const { id, title, kind, channel } = open;
  const { page, size } = paging;
  const query = useActivityPeople(id, { kind, page, size, ...(channel === undefined ? {} : { channel }) });
  return <PeopleDrawer title={title} countTitle={t('acts')} query={query} paging={paging} onClose={onClose} />;
}
