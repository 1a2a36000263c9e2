// The doctors of one group of a hold-out; only the treated can be acted on.
import type { HoldoutPeopleQuestion } from '@yijian/contract/sales-funnels';
import type { ReactNode } from 'react';
import { usePaged } from '../../../../lib/lists/index.ts';
import { useHoldoutPhrases } from '../../holdouts.phrases.ts';
import { pickTreated, useHoldoutPeople } from '../../sales-funnels.api.ts';
import { PeopleDrawer } from '../people/people-drawer.tsx';

export type OpenArm = Required<Pick<HoldoutPeopleQuestion, 'id' | 'arm' | 'outcome'>> & { readonly name: string };

export function HoldoutPeople({ open, onClose }: { readonly open: OpenArm; readonly onClose: () => void }): ReactNode {
  const t = useHoldoutPhrases();
  const paging = usePaged();
  const { id, arm, outcome, name } = open;
  const query = useHoldoutPeople({ id, arm, outcome, page: paging.page, size: paging.size });
  const words = { name, arm: t(`arm.${arm}`) };
  const who = { ALL: undefined, CONVERTED: t('converted'), TOUCHED: t('touched') }[outcome];
  return (
    <PeopleDrawer
      title={who === undefined ? t('peopleOf', words) : t('peopleWho', { ...words, outcome: who })}
      countTitle={who ?? t('converted')}
      query={query}
      paging={paging}
      hasActs={arm === 'TREATED'}
      pickAll={outcome === 'ALL' ? () => pickTreated(id) : undefined}
      onClose={onClose}
    />
  );
}
