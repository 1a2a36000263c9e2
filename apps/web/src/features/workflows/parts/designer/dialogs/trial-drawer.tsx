// A trial: who starts it, what the form holds, who would refuse; then the way the token takes, with people by name.
import type { FormField, FormValues, Trial } from '@yijian/contract/workflows';
import { Alert, Button, Select } from 'antd';
import { Field, FormDrawer } from '@yijian/ui/form-page';
import { useState, type ReactNode } from 'react';
import { fieldFaults } from '../../../../../lib/api/index.ts';
import { useFormat } from '../../../../../lib/format/index.ts';
import { useTrial } from '../../../workflow-designer.api.ts';
import { useDesignerPhrases } from '../../../words/designer.phrases.ts';
import { fieldId, filledIn, type Values } from '../../form/check-form.ts';
import { FormFields } from '../../form/form-fields.tsx';
import { PersonSelect } from '../../form/person-select.tsx';
import { useNames } from '../../words/use-names.ts';
import { choiceOf, isTrue, listOf, partOf, wordOf, type Moddle } from '../studio/moddle.ts';
import type { Studio } from '../studio/studio.ts';

export interface TrialDrawerProps {
  readonly studio: Studio;
  readonly onClose: () => void;
  readonly onFaults: (cause: unknown) => void;
}

const asField = (part: Moddle): FormField => ({
  name: wordOf(part, 'name'),
  label: wordOf(part, 'label') || wordOf(part, 'name'),
  enLabel: wordOf(part, 'enLabel') || wordOf(part, 'label') || wordOf(part, 'name'),
  type: choiceOf(part, 'type', 'TEXT') as FormField['type'],
  isRequired: isTrue(part, 'required'),
  options: wordOf(part, 'options')
    .split(',')
    .map((one) => one.trim())
    .filter(Boolean),
  maximum: wordOf(part, 'maximum') === '' ? null : Number(wordOf(part, 'maximum')),
});

export function TrialDrawer({ studio, onClose, onFaults }: TrialDrawerProps): ReactNode {
  const t = useDesignerPhrases();
  const trial = useTrial();
  const [starterId, setStarterId] = useState<string | null>(null);
  const [values, setValues] = useState<Values>({});
  const [rejects, setRejects] = useState<string[]>([]);
  const [selected, setSelected] = useState<Record<string, string[]>>({});
  const process = studio.process();
  const fields = listOf(process && partOf(process.businessObject, 'yj:Process'), 'formFields').map(asField);
  const tasks = studio.all().filter(({ type }) => type === 'bpmn:UserTask');
  const named = tasks.map((one) => ({ value: one.id, label: wordOf(one.businessObject, 'name') || one.id }));
  const chosen = tasks.filter(({ businessObject }) =>
    listOf(partOf(businessObject, 'yj:Approval'), 'candidates').some(
      (one) => choiceOf(one, 'kind', '') === 'SELF_SELECT',
    ),
  );
  const run = async (): Promise<void> => {
    const form: FormValues = filledIn(values);
    const xml = await studio.save();
    trial.mutate(
      { body: { xml, starterId: starterId!, form, selected, rejects } },
      {
        onSuccess: ({ nodes, flows }) => studio.mark({ 'workflow-passed': [...nodes, ...flows] }),
        onError: (cause) => {
          if (cause.code === 'workflows.invalidDefinition') onFaults(cause);
        },
      },
    );
  };
  const faults = fieldFaults(trial.error);
  return (
    <FormDrawer
      open
      onClose={onClose}
      title={t('tryTitle')}
      width={520}
      footer={
        <Button type="primary" disabled={starterId === null} loading={trial.isPending} onClick={() => void run()}>
          {t('tryRun')}
        </Button>
      }
    >
      {trial.error ? <Alert type="error" showIcon title={trial.error.message} /> : null}
      <Field id="trial-starter" label={t('tryStarter')} required>
        <PersonSelect
          id="trial-starter"
          withSelf
          value={starterId === null ? [] : [starterId]}
          onChange={([id]) => setStarterId(id ?? null)}
        />
      </Field>
      <FormFields
        fields={fields}
        values={values}
        onChange={(part) => setValues((now) => ({ ...now, ...part }))}
        problems={faults.map(({ name, errors }) => ({
          field: fieldId(String(name.at(-1))),
          label: '',
          message: errors.join(' '),
        }))}
      />
      {chosen.map((one) => (
        <Field
          key={one.id}
          id={`trial-${one.id}`}
          label={t('tryChosen', { name: wordOf(one.businessObject, 'name') || one.id })}
        >
          <PersonSelect
            id={`trial-${one.id}`}
            multiple
            withSelf
            value={selected[one.id] ?? []}
            onChange={(ids) => setSelected((now) => ({ ...now, [one.id]: ids }))}
          />
        </Field>
      ))}
      <Field id="trial-rejects" label={t('tryRejects')} hint={t('tryRejectsHint')}>
        <Select<string[]>
          id="trial-rejects"
          mode="multiple"
          style={{ width: '100%' }}
          value={rejects}
          options={named}
          onChange={setRejects}
        />
      </Field>
      {trial.data === undefined ? null : <Way trial={trial.data} />}
    </FormDrawer>
  );
}

function Way({ trial }: { trial: Trial }): ReactNode {
  const t = useDesignerPhrases();
  const format = useFormat();
  const names = useNames();
  const noteOf = ({ kind, note }: Trial['steps'][number]): string => {
    if (kind === 'SKIPPED' || kind === 'AUTO_REJECTED')
      return note === 'starter' || note === 'empty' || note === 'repeat' ? t(`why.${note}`) : note;
    return kind === 'EFFECT' ? note : '';
  };
  return (
    <section className="designer-way" role="status">
      <h3>{t(`tryState.${trial.state}`)}</h3>
      {trial.trouble === null ? null : <p className="designer-bad">{t('tryStuck', { why: trial.trouble })}</p>}
      <ol aria-label={t('tryWay')}>
        {trial.steps.map((step, index) => (
          // oxlint-disable-next-line react/no-array-index-key
          <li key={index}>
            <strong>{[t(`step.${step.kind}`), names.named(step)].filter(Boolean).join(' · ')}</strong>
            <span>{[names.people(step.people), noteOf(step)].filter(Boolean).join(' · ')}</span>
            <span className="num">
              {step.dueAt === null ? format.dateTime(step.at) : t('tryDue', { at: format.dateTime(step.dueAt) })}
            </span>
          </li>
        ))}
      </ol>
      <p className="designer-quiet">{t('tryNothingKept')}</p>
    </section>
  );
}
