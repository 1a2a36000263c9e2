// What doctors opened and answered after they signed in, on the page of the meeting.
import { BEST_RATING, FEWEST_ANSWERS, SURVEY_DAYS, type MeetingSurvey } from '@yijian/contract/meetings';
import { Section } from '@yijian/ui/detail-page';
import { Async } from '@yijian/ui/states';
import { Button } from 'antd';
import { useState, type ReactNode } from 'react';
import { Link } from 'react-router';
import { useFormat } from '../../../../lib/format/index.ts';
import { useLanguage } from '../../../../lib/i18n/index.ts';
import { useSurvey } from '../../meetings.api.ts';
import { useSurveyPhrases } from '../../meeting-survey.phrases.ts';
import '../detail/detail.css';
import { SurveyForm } from './survey-form.tsx';
import './survey.css';

export function SurveySection({ id }: { id: string }): ReactNode {
  const t = useSurveyPhrases();
  const query = useSurvey(id);
  const [isEditing, setEditing] = useState(false);
  return (
    <Section
      id="survey"
      title={t('survey')}
      definition={t('definition', { days: SURVEY_DAYS, fewest: FEWEST_ANSWERS })}
      extra={query.data?.mayEdit ? <Button onClick={() => setEditing(true)}>{t('edit')}</Button> : null}
    >
      <Async query={query} shape="list" rows={3} failedTitle={t('failed')} compact>
        {(survey) => (
          <>
            <Progress survey={survey} />
            <Questions survey={survey} />
            <Materials survey={survey} />
            {isEditing ? <SurveyForm id={id} questions={survey.questions} onClose={() => setEditing(false)} /> : null}
          </>
        )}
      </Async>
    </Section>
  );
}

function Progress({ survey }: { survey: MeetingSurvey }): ReactNode {
  const t = useSurveyPhrases();
  const format = useFormat();
  const { attended, answered, closesAt, isClosed, results, mayEdit, questions } = survey;
  if (questions.length === 0) return <p className="survey-note">{t('noQuestions')}</p>;
  const waits =
    closesAt === null ? t('afterEnd', { days: SURVEY_DAYS }) : t('closes', { time: format.dateTime(closesAt) });
  const state = isClosed ? t('tooFew', { fewest: FEWEST_ANSWERS }) : waits;
  return (
    <p className="survey-note num">
      {[
        ...(attended === 0 && mayEdit ? [t('notBegun')] : [t('answered', { attended, answered })]),
        ...(survey.isDefault ? [t('isDefault')] : []),
        ...(results === null ? [state] : []),
      ].join(' · ')}
    </p>
  );
}

function Questions({ survey: { questions, results } }: { survey: MeetingSurvey }): ReactNode {
  const t = useSurveyPhrases();
  const format = useFormat();
  const isEnglish = useLanguage() === 'en';
  return (
    <ol className="survey-questions">
      {questions.map((question, at) => {
        const result = results?.[at];
        return (
          <li key={question.text}>
            <p>
              {isEnglish && question.enText !== '' ? question.enText : question.text}{' '}
              <span className="survey-note">{t(`kind.${question.kind}`)}</span>
            </p>
            {result === undefined ? <Options options={question.options} /> : null}
            {result?.average == null ? null : (
              <p className="num">{t('average', { average: format.fixed(result.average, 1), best: BEST_RATING })}</p>
            )}
            {result === undefined || result.counts.length === 0 ? null : (
              <Bars
                bars={result.counts.map((count, place) => ({
                  name: question.kind === 'RATING' ? t('rating', { rating: place + 1 }) : question.options[place]!,
                  count,
                }))}
              />
            )}
            {result === undefined || result.texts.length === 0 ? null : (
              <ul className="survey-texts">
                {result.texts.map((text) => (
                  <li key={text}>{text}</li>
                ))}
              </ul>
            )}
          </li>
        );
      })}
    </ol>
  );
}

function Options({ options }: { options: readonly string[] }): ReactNode {
  return options.length === 0 ? null : <p className="survey-note">{options.join(' / ')}</p>;
}

function Bars({ bars }: { bars: readonly { name: string; count: number }[] }): ReactNode {
  const t = useSurveyPhrases();
  const most = Math.max(1, ...bars.map(({ count }) => count));
  return (
    <ul className="survey-bars">
      {bars.map(({ name, count }) => (
        <li key={name}>
          <span>{name}</span>
          <span className="survey-bar" aria-hidden="true">
            <span style={{ inlineSize: `${(count / most) * 100}%` }} />
          </span>
          <span className="num">{t('people', { count })}</span>
        </li>
      ))}
    </ul>
  );
}

function Materials({ survey: { materials } }: { survey: MeetingSurvey }): ReactNode {
  const t = useSurveyPhrases();
  if (materials.length === 0) return <p className="survey-note">{t('noMaterials')}</p>;
  return (
    <table className="meeting-table">
      <thead>
        <tr>
          <th scope="col">{t('materials')}</th>
          <th scope="col" className="meeting-sum">
            {t('openedBy')}
          </th>
        </tr>
      </thead>
      <tbody>
        {materials.map(({ id, title, openedBy }) => (
          <tr key={id}>
            <td>
              <Link to={`/meeting/medicalLibrary?id=${id}`}>{title}</Link>
            </td>
            <td className="meeting-sum num">{t('people', { count: openedBy })}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
