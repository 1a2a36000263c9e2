// The people behind a number of a funnel.
import type { Breakdown, FunnelDefinition } from '@yijian/contract/sales-funnels';
import type { ReactNode } from 'react';
import { pickPeople, useFunnelPeople } from '../../sales-funnels.api.ts';
import { useFunnelPhrases } from '../../sales-funnels.phrases.ts';
import { PeopleDrawer, usePeoplePage } from '../people/people-drawer.tsx';
import { useStepNames, type OpenSlice } from './funnel-steps.tsx';

export interface FunnelPeopleProps {
  readonly definition: FunnelDefinition;
  readonly breakdown: Breakdown | null;
  readonly slice: OpenSlice;
  readonly onClose: () => void;
}

export function FunnelPeople({ definition, breakdown, slice, onClose }: FunnelPeopleProps): ReactNode {
  const t = useFunnelPhrases();
  const names = useStepNames(definition);
  const paging = usePeoplePage();
  const { step, kind, value, name } = slice;
  const question = { definition, breakdown, step, kind, ...(value === undefined ? {} : { value }) };
  const query = useFunnelPeople({ ...question, page: paging.page, size: paging.size });
  const title = t(kind === 'REACHED' ? 'peopleReached' : 'peopleDropped', { step: names[step - 1] ?? '' });
  return (
    <PeopleDrawer
      title={name === undefined ? title : t('ofSlice', { title, slice: name })}
      unit={definition.unit}
      countTitle={t('stepReached')}
      query={query}
      paging={paging}
      pickAll={() => pickPeople(question)}
      onClose={onClose}
    />
  );
}
