// The doctors behind a number of a distribution.
import type { MarketPlacePeopleQuery, MarketPlacesQuery } from '@yijian/contract/market-activities';
import type { ReactNode } from 'react';
import { usePaged } from '../../../../lib/lists/index.ts';
import { PeopleDrawer, pickPages } from '../../../sales-funnels/index.ts';
import { readMarketPlacePeople, useMarketPlacePeople } from '../../market-activities.api.ts';
import { useActivityPhrases } from '../../market-activities.phrases.ts';

export interface OpenPlace extends Partial<Pick<MarketPlacePeopleQuery, 'place' | 'key'>> {
  readonly title: string;
}

interface PeopleProps {
  readonly asked: MarketPlacesQuery;
  readonly open: OpenPlace;
  readonly onClose: () => void;
}

export function PlacePeople({ asked, open: { title, place, key = '' }, onClose }: PeopleProps): ReactNode {
  const t = useActivityPhrases();
  const paging = usePaged();
  const { page, size } = paging;
  const question = { ...asked, ...(place === undefined ? {} : { place }), key };
  const query = useMarketPlacePeople({ ...question, page, size });
  return (
    <PeopleDrawer
      title={title}
      countTitle={t('acts')}
      query={query}
      paging={paging}
      pickAll={() => pickPages((next) => readMarketPlacePeople({ ...question, ...next }))}
      onClose={onClose}
    />
  );
}
