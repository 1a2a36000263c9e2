// The doctors behind a number of a back-test.
import type { BackTestPeopleQuestion, BackTestQuestion } from '@yijian/contract/clue-scores';
import type { ReactNode } from 'react';
import { usePaged } from '../../../../../lib/lists/index.ts';
import { PeopleDrawer, pickPages } from '../../../../sales-funnels/index.ts';
import { readBackTestPeople, useBackTestPeople } from '../../../clue-scores.api.ts';
import { useSetPhrases } from '../../../clue-sets.phrases.ts';

export interface OpenTested extends Pick<BackTestPeopleQuestion, 'kind'> {
  readonly title: string;
  readonly slice: Pick<BackTestPeopleQuestion, 'grade' | 'from' | 'to'>;
}

interface PeopleProps {
  readonly setId: string;
  readonly question: BackTestQuestion;
  readonly open: OpenTested;
  readonly onClose: () => void;
}

export function TestedPeople({ setId, question, open: { title, kind, slice }, onClose }: PeopleProps): ReactNode {
  const t = useSetPhrases();
  const paging = usePaged();
  const { page, size } = paging;
  const asked = { ...question, ...slice, kind };
  const query = useBackTestPeople(setId, { ...asked, page, size });
  return (
    <PeopleDrawer
      title={title}
      countTitle={t('outcomes')}
      query={query}
      paging={paging}
      pickAll={() => pickPages((next) => readBackTestPeople(setId, { ...asked, ...next }))}
      onClose={onClose}
    />
  );
}
