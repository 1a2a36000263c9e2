// The doctors whom an activity reached or engaged.
import type { ActivityPeopleQuery } from '@yijian/contract/market-activities';
import type { ReactNode } from 'react';
import { usePaged } from '../../../lib/lists/index.ts';
import { PeopleDrawer, pickPages } from '../../sales-funnels/index.ts';
import { readActivityPeople, useActivityPeople } from '../market-activities.api.ts';
import { useActivityPhrases } from '../market-activities.phrases.ts';

export interface OpenPeople extends Pick<ActivityPeopleQuery, 'kind' | 'channel'> {
  readonly id: string;
  readonly title: string;
}

export function ActivityPeople({ open, onClose }: { open: OpenPeople; onClose: () => void }): ReactNode {
  const t = useActivityPhrases();
  const paging = usePaged();
  const { id, title, kind, channel } = open;
  const { page, size } = paging;
  const asked = { kind, ...(channel === undefined ? {} : { channel }) };
  const query = useActivityPeople(id, { ...asked, page, size });
  return (
    <PeopleDrawer
      title={title}
      countTitle={t('acts')}
      query={query}
      paging={paging}
      pickAll={() => pickPages((next) => readActivityPeople(id, { ...asked, ...next }))}
      onClose={onClose}
    />
  );
}
