// A user task: who decides and how many of them, what happens otherwise, what a decision needs, what of the form is seen.
import { InputNumber } from 'antd';
import { Field } from '@yijian/ui/form-page';
import type { ReactNode } from 'react';
import { useDesignerPhrases } from '../../../words/designer.phrases.ts';
import { choiceOf, isTrue, partOf, wordOf } from '../studio/moddle.ts';
import type { Set } from '../studio/studio.ts';
import { CandidateList, useNamed } from './candidate-list.tsx';
import { ChoiceProperty, DurationProperty, SwitchProperty, TextProperty } from './controls.tsx';
import { faultOf, type PropertyProps } from './context.ts';
import { FieldAccess } from './field-access.tsx';
import { Timeouts } from './timeouts.tsx';

const modes = ['ANY', 'ALL', 'SEQUENTIAL'] as const;
const empties = ['ADMIN', 'SKIP', 'USER', 'REJECT'] as const;
const starters = ['REFUSE', 'SKIP', 'LEADER', 'ALLOW'] as const;
const refusals = ['END', 'CONTINUE'] as const;
const calendars = ['ALL', 'BUSINESS'] as const;
const flags = ['comment', 'signature', 'attachment', 'batch', 'skipRepeats'] as const;

export function ApprovalFields(props: PropertyProps): ReactNode {
  const { studio, shape, choices } = props;
  const t = useDesignerPhrases();
  const nameOf = useNamed();
  const part = partOf(shape.businessObject, 'yj:Approval');
  const set = (values: Set): void => studio.setPart(shape, 'yj:Approval', values);
  const whenEmpty = choiceOf(part, 'whenEmpty', 'ADMIN');
  return (
    <>
      <TextProperty
        id="node-en-name"
        label={t('enName')}
        value={wordOf(part, 'enName')}
        onChange={(value) => set({ enName: value || undefined })}
      />
      <CandidateList {...props} of="yj:Approval" />
      <Mode {...props} />
      <ChoiceProperty
        id="node-when-empty"
        label={t('whenEmpty')}
        value={whenEmpty}
        options={empties.map((value) => ({ value, label: t(`empty.${value}`) }))}
        onChange={(value) =>
          set({ whenEmpty: value.toLowerCase(), ...(value === 'USER' ? {} : { emptyUser: undefined }) })
        }
      />
      {whenEmpty === 'USER' ? (
        <ChoiceProperty
          id="node-empty-user"
          label={t('emptyUser')}
          value={wordOf(part, 'emptyUser')}
          options={(choices?.users ?? []).map((one) => ({ value: one.login, label: nameOf(one) }))}
          onChange={(value) => set({ emptyUser: value })}
        />
      ) : null}
      <ChoiceProperty
        id="node-when-starter"
        label={t('whenStarter')}
        value={choiceOf(part, 'whenStarter', 'REFUSE')}
        options={starters.map((value) => ({ value, label: t(`starter.${value}`) }))}
        onChange={(value) => set({ whenStarter: value.toLowerCase() })}
      />
      <ChoiceProperty
        id="node-when-rejected"
        label={t('whenRejected')}
        value={choiceOf(part, 'whenRejected', 'END')}
        options={refusals.map((value) => ({ value, label: t(`rejected.${value}`) }))}
        onChange={(value) => set({ whenRejected: value === 'END' ? undefined : value.toLowerCase() })}
      />
      <DurationProperty
        id="node-sla"
        label={t('sla')}
        isOptional
        error={faultOf(props, 'sla')}
        value={wordOf(part, 'sla')}
        onChange={(value) => set({ sla: value || undefined })}
      />
      {wordOf(part, 'sla') === '' ? null : (
        <ChoiceProperty
          id="node-calendar"
          label={t('calendar')}
          value={choiceOf(part, 'calendar', 'ALL')}
          options={calendars.map((value) => ({ value, label: t(`calendar.${value}`) }))}
          onChange={(value) => set({ calendar: value.toLowerCase() })}
        />
      )}
      <Timeouts {...props} />
      <h3>{t('needs')}</h3>
      {flags.map((flag) => (
        <SwitchProperty
          key={flag}
          id={`node-${flag}`}
          label={t(`flag.${flag}`)}
          value={isTrue(part, flag)}
          onChange={(on) => set({ [flag]: on ? 'true' : undefined })}
        />
      ))}
      <FieldAccess {...props} />
    </>
  );
}

/** Without a mode of its own the multi-instance marker of the drawing says it. */
function Mode(props: PropertyProps): ReactNode {
  const { studio, shape } = props;
  const t = useDesignerPhrases();
  const part = partOf(shape.businessObject, 'yj:Approval');
  const loop = shape.businessObject['loopCharacteristics'] as { isSequential?: boolean } | undefined;
  const drawn = loop === undefined ? 'ANY' : loop.isSequential === true ? 'SEQUENTIAL' : 'ALL';
  const mode = choiceOf(part, 'mode', drawn);
  const ratio = Number(wordOf(part, 'ratio') || '1');
  return (
    <>
      <ChoiceProperty
        id="node-mode"
        label={t('mode')}
        value={mode}
        options={modes.map((value) => ({ value, label: t(`mode.${value}`) }))}
        onChange={(value) =>
          studio.setPart(shape, 'yj:Approval', {
            mode: value.toLowerCase(),
            ...(value === 'ALL' ? {} : { ratio: undefined }),
          })
        }
      />
      {mode === 'ALL' ? (
        <Field id="node-ratio" label={t('ratio')} error={faultOf(props, 'ratio')}>
          <InputNumber<number>
            id="node-ratio"
            min={1}
            max={100}
            precision={0}
            suffix="%"
            style={{ width: '100%' }}
            value={Math.round(ratio * 100)}
            onChange={(value) =>
              studio.setPart(shape, 'yj:Approval', {
                ratio: value === null || value === 100 ? undefined : String(value / 100),
              })
            }
          />
        </Field>
      ) : null}
    </>
  );
}
