// The doctors behind a number of the analysis.
import type { GroupQuestion, OpinionSlice } from '@yijian/contract/insights';
import { Button } from 'antd';
import { useState, type ReactNode } from 'react';
import { today } from '../../../../lib/format/index.ts';
import { usePaged } from '../../../../lib/lists/index.ts';
import { Allowed } from '../../../../lib/session/index.ts';
import { ShortlistDialog } from '../../../opinion-leaders/index.ts';
import { PeopleDrawer } from '../../../sales-funnels/index.ts';
import { pickOpinionPeople, useOpinionPeople } from '../../insights.api.ts';
import { useInsightPhrases } from '../../insights.phrases.ts';

export interface OpenSlice {
  readonly title: string;
  readonly slice: OpinionSlice;
}
export type OnOpen = (open: OpenSlice) => void;

interface OpinionPeopleProps {
  readonly question: GroupQuestion;
  readonly open: OpenSlice;
  readonly onClose: () => void;
}

export function OpinionPeople({ question, open: { title, slice }, onClose }: OpinionPeopleProps): ReactNode {
  const t = useInsightPhrases();
  const paging = usePaged();
  const query = useOpinionPeople({ ...question, slice, page: paging.page, size: paging.size });
  return (
    <PeopleDrawer
      title={title}
      countTitle={t('mentions')}
      query={query}
      paging={paging}
      pickAll={() => pickOpinionPeople({ ...question, slice })}
      renderMoreActs={(keys, clear) => <ToShortlist keys={keys} clear={clear} question={question} />}
      onClose={onClose}
    />
  );
}

interface ToShortlistProps {
  readonly keys: readonly string[];
  readonly clear: () => void;
  readonly question: GroupQuestion;
}

/** The list keeps the years and the place that were asked for; the ranking itself is of academic work. */
function ToShortlist({ keys, clear, question }: ToShortlistProps): ReactNode {
  const t = useInsightPhrases();
  const [isOpen, setOpen] = useState(false);
  const year = Number(today().slice(0, 4));
  const region = question.cityCode ?? question.provinceCode;
  return (
    <Allowed permission="customer:opinion-leaders:write">
      <Button disabled={keys.length === 0} onClick={() => setOpen(true)}>
        {t('toShortlist')}
      </Button>
      {isOpen ? (
        <ShortlistDialog
          question={{ from: year - 4, to: year, ...(region === undefined ? {} : { region }) }}
          doctors={keys.map((doctorId) => ({ doctorId }))}
          onClose={() => setOpen(false)}
          onDone={() => {
            setOpen(false);
            clear();
          }}
        />
      ) : null}
    </Allowed>
  );
}
