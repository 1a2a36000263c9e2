// The people behind a number of a funnel.
import type { Breakdown, FunnelDefinition } from '@yijian/contract/sales-funnels';
import type { ReactNode } from 'react';
import { usePaged } from '../../../../lib/lists/index.ts';
import { pickPeople, useFunnelPeople } from '../../sales-funnels.api.ts';
import { useFunnelPhrases } from '../../sales-funnels.phrases.ts';
import type { OpenArm } from '../holdouts/holdout-people.tsx';
import { KeepBack } from '../holdouts/keep-back.tsx';
import { PeopleDrawer } from '../people/people-drawer.tsx';
import { useStepNames, type OpenSlice } from './funnel-steps.tsx';

export interface FunnelPeopleProps {
  readonly definition: FunnelDefinition;
  readonly breakdown: Breakdown | null;
  readonly slice: OpenSlice;
  /** Gets the doctors who are to be acted on, once the others are kept back. */
  readonly onDrawn: (treated: OpenArm) => void;
  readonly onClose: () => void;
}

export function FunnelPeople({ definition, breakdown, slice, onDrawn, onClose }: FunnelPeopleProps): ReactNode {
  const t = useFunnelPhrases();
  const names = useStepNames(definition);
  const paging = usePaged();
  const { step, kind, value, name } = slice;
  const part = { definition, breakdown, step, ...(value === undefined ? {} : { value }) };
  const question = { ...part, kind };
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
      renderMoreActs={() =>
        kind === 'DROPPED' && step < definition.steps.length ? (
          <KeepBack slice={part} count={query.data?.totalElements ?? 0} onDrawn={onDrawn} />
        ) : null
      }
      onClose={onClose}
    />
  );
}
