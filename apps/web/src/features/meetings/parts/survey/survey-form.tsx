// The questions of a meeting, one below the other: kind, text, options.
import { MOST_OPTIONS, MOST_QUESTIONS, questionKinds, type SurveyQuestion } from '@yijian/contract/meetings';
import { FormDrawer } from '@yijian/ui/form-page';
import { Glyph, IconButton } from '@yijian/ui/icon';
import { Alert, Button, Input, Select } from 'antd';
import { Plus, Trash2 } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { fieldFaults } from '../../../../lib/api/index.ts';
import { useShell } from '../../../../lib/router/index.ts';
import { useUpdateSurvey } from '../../meetings.api.ts';
import { useSurveyPhrases } from '../../meeting-survey.phrases.ts';
import { newKey } from '../form/meeting-work.ts';
import './survey.css';

interface SurveyFormProps {
  readonly id: string;
  readonly questions: readonly SurveyQuestion[];
  readonly onClose: () => void;
}

type Work = SurveyQuestion & { readonly key: string };

const hasOptions = (kind: SurveyQuestion['kind']): boolean => kind === 'CHOICE' || kind === 'CHOICES';

const questionOf = ({ kind, text, enText, options }: Work): SurveyQuestion => ({
  kind,
  text,
  enText,
  options: hasOptions(kind) ? options : [],
});

export function SurveyForm({ id, questions, onClose }: SurveyFormProps): ReactNode {
  const t = useSurveyPhrases();
  const shell = useShell();
  const update = useUpdateSurvey();
  const [work, setWork] = useState<readonly Work[]>(() => questions.map((one) => ({ ...one, key: newKey() })));
  const [isDirty, setDirty] = useState(false);
  const change = (next: readonly Work[]): void => {
    setWork(next);
    setDirty(true);
  };
  const save = (): void =>
    update.mutate(
      {
        params: { id },
        body: {
          questions: work.map(questionOf),
        },
      },
      {
        onSuccess: () => {
          shell.toast.success(t('saved'));
          onClose();
        },
      },
    );
  const faults = fieldFaults(update.error);
  const faultOf = (at: number): string | undefined =>
    faults.find(({ name }) => name[0] === 'questions' && name[1] === at)?.errors[0];
  return (
    <FormDrawer
      open
      onClose={onClose}
      title={t('edit')}
      dirty={isDirty}
      width={560}
      footer={
        <Button type="primary" loading={update.isPending} onClick={save}>
          {t('save')}
        </Button>
      }
    >
      <div className="survey-form">
        {update.error === null || faults.length > 0 ? null : (
          <Alert type="error" role="alert" title={update.error.message} />
        )}
        {work.map((question, at) => (
          <Question
            key={question.key}
            question={question}
            label={t('questionOf', { at: at + 1 })}
            fault={faultOf(at)}
            onChange={(part) => change(work.map((one) => (one.key === question.key ? { ...one, ...part } : one)))}
            onRemove={() => change(work.filter(({ key }) => key !== question.key))}
          />
        ))}
        {work.length >= MOST_QUESTIONS ? null : (
          <Button
            icon={<Glyph icon={Plus} />}
            onClick={() => change([...work, { key: newKey(), kind: 'RATING', text: '', enText: '', options: [] }])}
          >
            {t('add')}
          </Button>
        )}
      </div>
    </FormDrawer>
  );
}

interface QuestionProps {
  readonly question: Work;
  readonly label: string;
  readonly fault: string | undefined;
  readonly onChange: (part: Partial<SurveyQuestion>) => void;
  readonly onRemove: () => void;
}

function Question({ question, label, fault, onChange, onRemove }: QuestionProps): ReactNode {
  const t = useSurveyPhrases();
  return (
    <fieldset className="survey-question">
      <legend className="yj-hidden">{label}</legend>
      <div className="survey-line">
        <Select
          aria-label={t('kind')}
          value={question.kind}
          options={questionKinds.map((value) => ({ value, label: t(`kind.${value}`) }))}
          onChange={(kind) => onChange({ kind })}
        />
        <Input
          aria-label={t('text')}
          placeholder={t('text')}
          maxLength={120}
          value={question.text}
          onChange={(event) => onChange({ text: event.target.value })}
        />
        <IconButton icon={Trash2} label={t('remove')} onClick={onRemove} />
      </div>
      <Input
        aria-label={t('enText')}
        placeholder={t('enText')}
        maxLength={200}
        value={question.enText}
        onChange={(event) => onChange({ enText: event.target.value })}
      />
      {hasOptions(question.kind) ? (
        <Select
          mode="tags"
          aria-label={t('options')}
          placeholder={t('options')}
          maxCount={MOST_OPTIONS}
          open={false}
          value={[...question.options]}
          onChange={(options) => onChange({ options })}
        />
      ) : null}
      {fault === undefined ? null : <p role="alert">{fault}</p>}
    </fieldset>
  );
}
