// The survey of a meeting: answered once, without a name.
import { BEST_RATING, type SurveyAnswer } from '@yijian/contract/meetings';
import type { OwnSurvey } from '@yijian/contract/doctor-portal';
import { useState, type FormEvent, type ReactNode } from 'react';
import { fieldFaults } from '../../../../lib/api/index.ts';
import { useFormat } from '../../../../lib/format/index.ts';
import { useAnswerSurvey, useMeetingSurvey } from '../../doctor-portal.api.ts';
import { useDoctorPortalPhrases } from '../../doctor-portal.phrases.ts';
import { Async } from '../kit/async.tsx';
import { Button } from '../kit/button.tsx';
import { Notice } from '../kit/notice.tsx';
import { Radios } from '../kit/radios.tsx';

export function MeetingSurvey({ id }: { id: string }): ReactNode {
  const t = useDoctorPortalPhrases();
  const survey = useMeetingSurvey(id);
  return (
    <Async query={survey} compact>
      {(found) => {
        if (found.isAnswered) return <p role="status">{t('surveyThanks')}</p>;
        return found.isOpen ? <Form id={id} survey={found} /> : <p>{t('surveyClosed')}</p>;
      }}
    </Async>
  );
}

const nothing: SurveyAnswer = { chosen: [], text: '' };

function Form({ id, survey: { questions, closesAt } }: { id: string; survey: OwnSurvey }): ReactNode {
  const t = useDoctorPortalPhrases();
  const format = useFormat();
  const answer = useAnswerSurvey();
  const [answers, setAnswers] = useState<readonly SurveyAnswer[]>(() => questions.map(() => nothing));
  const change = (at: number, part: Partial<SurveyAnswer>): void =>
    setAnswers(answers.map((one, place) => (place === at ? { ...one, ...part } : one)));
  const send = (event: FormEvent): void => {
    event.preventDefault();
    answer.mutate({ params: { id }, body: { answers: [...answers] } });
  };
  const faults = fieldFaults(answer.error);
  const faultOf = (at: number): string | undefined =>
    faults.find(({ name }) => name[0] === 'answers' && name[1] === at)?.errors[0];
  return (
    <form className="doctor-sign" onSubmit={send}>
      <p>{t('surveyHint')}</p>
      {questions.map((question, at) => (
        <fieldset key={question.text} className="doctor-question">
          <legend>
            {at + 1}. {question.text}
          </legend>
          <Asked question={question} answer={answers[at]!} onChange={(part) => change(at, part)} />
          {faultOf(at) === undefined ? null : <p role="alert">{faultOf(at)}</p>}
        </fieldset>
      ))}
      {answer.error === null || faults.length > 0 ? null : <Notice kind="error" title={answer.error.message} />}
      {closesAt === null ? null : <p className="num">{t('surveyCloses', { time: format.dateTime(closesAt) })}</p>}
      <div className="doctor-acts">
        <Button kind="primary" submits busy={answer.isPending}>
          {t('surveySend')}
        </Button>
      </div>
    </form>
  );
}

interface AskedProps {
  readonly question: OwnSurvey['questions'][number];
  readonly answer: SurveyAnswer;
  readonly onChange: (part: Partial<SurveyAnswer>) => void;
}

function Asked({ question: { kind, text, options }, answer, onChange }: AskedProps): ReactNode {
  const t = useDoctorPortalPhrases();
  const places = options.map((label, value) => ({ label, value }));
  if (kind === 'RATING')
    return (
      <>
        <Radios
          name={text}
          isRow
          choices={Array.from({ length: BEST_RATING }, (_, at) => ({ label: String(at + 1), value: at + 1 }))}
          value={answer.rating}
          onChoose={(rating) => onChange({ rating })}
        />
        <p className="doctor-scale">{t('surveyScale', { best: BEST_RATING })}</p>
      </>
    );
  if (kind === 'CHOICE')
    return (
      <Radios
        name={text}
        choices={places}
        value={answer.chosen[0]}
        onChoose={(chosen) => onChange({ chosen: [chosen] })}
      />
    );
  if (kind === 'CHOICES')
    return (
      <div className="doctor-options">
        {places.map(({ label, value }) => (
          <label key={value} className="doctor-choice">
            <input
              type="checkbox"
              checked={answer.chosen.includes(value)}
              onChange={(event) => {
                const others = answer.chosen.filter((one) => one !== value);
                onChange({ chosen: event.target.checked ? [...others, value] : others });
              }}
            />
            <span>{label}</span>
          </label>
        ))}
      </div>
    );
  return (
    <textarea
      className="doctor-input"
      aria-label={text}
      maxLength={500}
      value={answer.text}
      onChange={(event) => onChange({ text: event.target.value })}
    />
  );
}
