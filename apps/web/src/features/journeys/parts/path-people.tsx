// The doctors of a touch or a flow.
import type { PathPeopleQuestion, PathQuestion } from '@yijian/contract/journeys';
import type { ReactNode } from 'react';
import { usePaged } from '../../../lib/lists/index.ts';
import { PeopleDrawer, pickPages, useEventWords } from '../../sales-funnels/index.ts';
import { readPathPeople, usePathPeople } from '../journeys.api.ts';
import { useJourneyPhrases } from '../journeys.phrases.ts';

export type OpenTouch = Pick<PathPeopleQuestion, 'step' | 'key' | 'next'>;

interface PathPeopleProps {
  readonly question: PathQuestion;
  readonly open: OpenTouch;
  readonly onClose: () => void;
}

export function PathPeople({ question, open, onClose }: PathPeopleProps): ReactNode {
  const t = useJourneyPhrases();
  const words = useEventWords();
  const paging = usePaged();
  const { step, key, next } = open;
  const asked = { ...question, ...open };
  const query = usePathPeople({ ...asked, page: paging.page, size: paging.size });
  const title =
    next === undefined
      ? t('node', { step, touch: words.touch(key) })
      : t('flow', { step, from: words.touch(key), to: words.touch(next) });
  return (
    <PeopleDrawer
      title={title}
      countTitle={t('steps')}
      query={query}
      paging={paging}
      pickAll={() => pickPages((page) => readPathPeople({ ...asked, ...page }))}
      onClose={onClose}
    />
  );
}
