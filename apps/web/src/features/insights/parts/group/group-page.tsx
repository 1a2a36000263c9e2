// Opinion of a group of doctors: the question, the answer in one sentence, then its splits (specification 2.3, DocGroup).
import type { GroupOpinion, GroupQuestion } from '@yijian/contract/insights';
import { AnalysisPage } from '@yijian/ui/analysis-page';
import { Async, Empty } from '@yijian/ui/states';
import { useState, type ReactNode } from 'react';
import { joined, useFormat } from '../../../../lib/format/index.ts';
import { useGroupOpinion, useOpinionChoices } from '../../insights.api.ts';
import { useInsightPhrases } from '../../insights.phrases.ts';
import { OpinionPeople } from '../on-demand.tsx';
import type { OpenSlice } from '../people/opinion-people.tsx';
import { GroupQuestionBar } from '../question/question.tsx';
import { Starters } from '../question/starters.tsx';
import { useAskedGroup } from '../question/use-asked.ts';
import { CountsAlone, ServiceLine } from '../service/service-note.tsx';
import { WithheldNote } from '../shown/withheld-note.tsx';
import { Cohorts } from './cohorts.tsx';
import { GroupResult, SmallGroup } from './group-result.tsx';
import { Upkeep } from './upkeep.tsx';
import '../opinions.css';

const lackWords = { DRUG: 'chooseFirst', PLACE: 'choosePlace', DAYS: 'chooseDays' } as const;

export function GroupPage(): ReactNode {
  const t = useInsightPhrases();
  const format = useFormat();
  const asked = useAskedGroup();
  const choices = useOpinionChoices();
  const [open, setOpen] = useState<OpenSlice>();
  const { question, lacks } = asked;
  const query = useGroupOpinion(lacks === undefined ? question : null);
  const result = lacks === undefined ? query.data : undefined;
  return (
    <AnalysisPage
      title={t('group')}
      asOf={result && result.posts > 0 ? t('asOf', { posts: format.count(result.posts) }) : undefined}
      actions={
        <>
          <Cohorts />
          <Upkeep />
        </>
      }
      question={<GroupQuestionBar asked={asked} drugs={choices.data?.drugs ?? []} />}
      answer={result?.index ? <Answer result={result} /> : undefined}
    >
      {lacks === undefined ? (
        <Async query={query} shape="chart" failedTitle={t('failed')}>
          {(opinion) => <Body opinion={opinion} question={question} onOpen={setOpen} />}
        </Async>
      ) : (
        <Empty
          title={t(lackWords[lacks])}
          action={lacks === 'DRUG' ? <Starters drugs={choices.data?.drugs ?? []} set={asked.set} /> : undefined}
        />
      )}
      {open === undefined ? null : <OpinionPeople question={question} open={open} onClose={() => setOpen(undefined)} />}
    </AnalysisPage>
  );
}

interface BodyProps {
  readonly opinion: GroupOpinion;
  readonly question: GroupQuestion;
  readonly onOpen: (open: OpenSlice) => void;
}

function Body({ opinion, question, onOpen }: BodyProps): ReactNode {
  const t = useInsightPhrases();
  const { withheld, total, drugs, service } = opinion;
  const isAllWithheld = withheld.length > 0 && total.mentions === 0 && !drugs.some(({ isChosen }) => isChosen);
  return (
    <div className="opinion-result">
      <WithheldNote drugs={withheld} />
      {service === null ? null : <ServiceLine service={service} of="GROUP" />}
      {isAllWithheld ? null : total.isFew ? (
        <SmallGroup />
      ) : total.mentions === 0 ? (
        <Empty reason={t('nobody')} />
      ) : (
        <CountsAlone.Provider value={service !== null}>
          <GroupResult opinion={opinion} question={question} onOpen={onOpen} />
        </CountsAlone.Provider>
      )}
    </div>
  );
}

function Answer({ result }: { result: GroupOpinion }): ReactNode {
  const t = useInsightPhrases();
  const format = useFormat();
  const { days, total, index, drugs } = result;
  return t('answer', {
    ...days,
    doctors: format.count(total.doctors),
    mentions: format.count(total.mentions),
    drugs: joined(drugs.flatMap(({ isChosen, drug }) => (isChosen ? [drug.name] : []))),
    share: format.percent(total.positive / total.mentions, 0),
    index: format.fixed(index?.value, 1),
    low: format.fixed(index?.low, 1),
    high: format.fixed(index?.high, 1),
  });
}
