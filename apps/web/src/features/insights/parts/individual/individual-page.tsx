// Opinion of one doctor: attitude by drug and over time, aspects, viewpoints, and the posts they come from (specification 2.3, DocIndividual).
import { marketPeriods } from '@yijian/contract/core';
import type { DoctorOpinion } from '@yijian/contract/insights';
import { AnalysisPage } from '@yijian/ui/analysis-page';
import { Async, Empty } from '@yijian/ui/states';
import { useState, type ReactNode } from 'react';
import { useFormat } from '../../../../lib/format/index.ts';
import { PeriodControl } from '../../../../lib/periods/index.ts';
import { DoctorPicker } from '../../../doctors/index.ts';
import { useDoctorOpinion } from '../../insights.api.ts';
import { useInsightPhrases } from '../../insights.phrases.ts';
import type { OpenSlice } from '../people/opinion-people.tsx';
import { USUAL_PERIOD, useAskedDoctor, type AskedDoctor } from '../question/use-asked-doctor.ts';
import { ServiceLine } from '../service/service-note.tsx';
import { WithheldNote } from '../shown/withheld-note.tsx';
import { DoctorPosts } from './doctor-posts.tsx';
import { DoctorResult } from './doctor-result.tsx';
import '../opinions.css';

export function IndividualPage(): ReactNode {
  const t = useInsightPhrases();
  const asked = useAskedDoctor();
  const { question } = asked;
  const query = useDoctorOpinion(question ?? null);
  const opinion = question === undefined ? undefined : query.data;
  return (
    <AnalysisPage
      title={t('individual')}
      question={<Question asked={asked} doctor={opinion?.doctor} />}
      answer={opinion && opinion.total.mentions > 0 ? <Answer opinion={opinion} /> : undefined}
    >
      {question === undefined ? (
        <Empty reason={t(asked.lacks === 'DAYS' ? 'chooseDays' : 'chooseDoctor')} />
      ) : (
        <Async query={query} shape="chart" failedTitle={t('failed')}>
          {(result) => <Body key={question.doctorId} opinion={result} question={question} />}
        </Async>
      )}
    </AnalysisPage>
  );
}

function Question({ asked, doctor }: { asked: AskedDoctor; doctor: DoctorOpinion['doctor'] | undefined }): ReactNode {
  const t = useInsightPhrases();
  return (
    <>
      <div className="yj-pick yj-pick-wide">
        <span>{t('doctor')}</span>
        <DoctorPicker
          label={t('doctor')}
          value={doctor ?? null}
          onChange={(chosen) => asked.set({ doctorId: chosen?.id })}
        />
      </div>
      <PeriodControl periods={marketPeriods} {...asked.range} usual={USUAL_PERIOD} onChange={asked.set} />
    </>
  );
}

function Answer({ opinion: { doctor, days, posts, total, index, drugs } }: { opinion: DoctorOpinion }): ReactNode {
  const t = useInsightPhrases();
  const format = useFormat();
  return t('individualAnswer', {
    ...days,
    name: doctor.name,
    hospital: doctor.hospitalName,
    posts: format.count(posts),
    mentions: format.count(total.mentions),
    drugs: format.count(drugs.length),
    share: format.percent(total.positive / total.mentions, 0),
    index: format.fixed(index?.value, 1),
  });
}

interface BodyProps {
  readonly opinion: DoctorOpinion;
  readonly question: NonNullable<AskedDoctor['question']>;
}

function Body({ opinion, question }: BodyProps): ReactNode {
  const t = useInsightPhrases();
  const [open, setOpen] = useState<OpenSlice>();
  const { withheld, total, service } = opinion;
  return (
    <div className="opinion-result">
      <WithheldNote drugs={withheld} />
      {service === null ? null : <ServiceLine service={service} of="DOCTOR" />}
      {total.mentions === 0 ? (
        <Empty reason={t('noPosts')} />
      ) : (
        <>
          <DoctorResult opinion={opinion} onOpen={setOpen} />
          <DoctorPosts
            key={JSON.stringify(open?.slice ?? {})}
            question={question}
            open={open}
            onAll={() => setOpen(undefined)}
          />
        </>
      )}
    </div>
  );
}
