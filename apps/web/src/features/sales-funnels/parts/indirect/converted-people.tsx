// Who converted in one way.
import type { AttributionPeopleQuestion, AttributionQuestion } from '@yijian/contract/sales-funnels';
import type { ReactNode } from 'react';
import { usePaged } from '../../../../lib/lists/index.ts';
import { readConverted, useConverted } from '../../sales-funnels.api.ts';
import { useFunnelPhrases } from '../../sales-funnels.phrases.ts';
import { PeopleDrawer } from '../people/people-drawer.tsx';
import { pickPages } from '../people/pick-pages.ts';

export interface OpenWay extends Pick<AttributionPeopleQuestion, 'way' | 'channel'> {
  readonly title: string;
}

interface ConvertedProps {
  readonly question: AttributionQuestion;
  readonly open: OpenWay;
  readonly onClose: () => void;
}

export function ConvertedPeople({ question, open, onClose }: ConvertedProps): ReactNode {
  const t = useFunnelPhrases();
  const paging = usePaged();
  const { title, ...way } = open;
  const asked = { ...question, ...way };
  const query = useConverted({ ...asked, page: paging.page, size: paging.size });
  return (
    <PeopleDrawer
      title={title}
      unit={question.unit}
      countTitle={t('conversions')}
      query={query}
      paging={paging}
      pickAll={() => pickPages((page) => readConverted({ ...asked, ...page }))}
      onClose={onClose}
    />
  );
}
