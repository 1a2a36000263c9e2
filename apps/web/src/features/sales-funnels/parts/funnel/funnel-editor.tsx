// The form of a funnel: steps in order, window, period, exclusions, who sees it.
import { calendarPeriods } from '@yijian/contract/core';
import {
  MOST_STEPS,
  funnelModes,
  type Funnel,
  type FunnelDefinition,
  type FunnelDraft,
  type Period,
} from '@yijian/contract/sales-funnels';
import { Field, FormDrawer, SegmentedField } from '@yijian/ui/form-page';
import { Alert, Button, Checkbox, Input, InputNumber, Select } from 'antd';
import { useState, type ReactNode } from 'react';
import { usePeriodWord } from '../../../../lib/periods/index.ts';
import { useShell } from '../../../../lib/router/index.ts';
import { useAddFunnel, useChangeFunnel } from '../../sales-funnels.api.ts';
import { useFunnelPhrases } from '../../sales-funnels.phrases.ts';
import { AudienceFields } from '../events/audience-fields.tsx';
import { blankMatch, everybody } from './blank.ts';
import { MatchList } from './match-list.tsx';

export interface FunnelEditorProps {
  /** The funnel that is changed; undefined for a new one. */
  readonly funnel: Funnel | undefined;
  readonly start: FunnelDraft;
  readonly onSaved: (id: string) => void;
  readonly onClose: () => void;
}

export function FunnelEditor({ funnel, start, onSaved, onClose }: FunnelEditorProps): ReactNode {
  const t = useFunnelPhrases();
  const shell = useShell();
  const [draft, setDraft] = useState<FunnelDraft>(start);
  const [add, change] = [useAddFunnel(), useChangeFunnel()];
  const { error, isPending } = funnel === undefined ? add : change;
  const done = ({ id }: { id: string }): void => {
    shell.toast.success(t('saved'));
    onSaved(id);
  };
  const save = (): void =>
    funnel === undefined
      ? add.mutate({ body: draft }, { onSuccess: done })
      : change.mutate({ params: { id: funnel.id }, body: { ...draft, version: funnel.version } }, { onSuccess: done });
  return (
    <FormDrawer
      open
      width={720}
      dirty={draft !== start}
      title={t(funnel === undefined ? 'add' : 'edit')}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button type="primary" loading={isPending} disabled={draft.name.trim() === ''} onClick={save}>
            {t('save')}
          </Button>
        </>
      }
    >
      {error === null ? null : <Alert type="error" showIcon title={error.message} role="alert" />}
      <Field id="funnel-name" label={t('name')} required>
        <Input
          id="funnel-name"
          maxLength={60}
          value={draft.name}
          onChange={(event) => setDraft({ ...draft, name: event.target.value })}
        />
      </Field>
      <DefinitionFields
        definition={draft.definition}
        change={(part) => setDraft({ ...draft, definition: { ...draft.definition, ...part } })}
      />
      <Checkbox checked={draft.isShared} onChange={(event) => setDraft({ ...draft, isShared: event.target.checked })}>
        {t('shared')}
      </Checkbox>
    </FormDrawer>
  );
}

interface DefinitionProps {
  readonly definition: FunnelDefinition;
  readonly change: (part: Partial<FunnelDefinition>) => void;
}

function DefinitionFields({ definition, change }: DefinitionProps): ReactNode {
  const t = useFunnelPhrases();
  const { unit, steps, exclusions } = definition;
  return (
    <>
      <Field label={t('steps')} required>
        <MatchList
          isOrdered
          items={steps}
          labelOf={(at) => t('stepOf', { step: at + 1 })}
          least={2}
          most={MOST_STEPS}
          addText={t('addStep')}
          blank={{ ...blankMatch, name: '' }}
          onChange={(next) => change({ steps: next })}
        />
      </Field>
      <Field label={t('exclusions')} hint={t('exclusionHint')}>
        <MatchList
          items={exclusions}
          labelOf={(at) => t('exclusionOf', { number: at + 1 })}
          least={0}
          most={5}
          addText={t('addExclusion')}
          blank={blankMatch}
          onChange={(next) => change({ exclusions: next })}
        />
      </Field>
      <Field label={t('unit')}>
        <SegmentedField
          label={t('unit')}
          options={(['DOCTOR', 'HOSPITAL'] as const).map((value) => ({ value, label: t(`unit.${value}`) }))}
          value={unit}
          onChange={(next) => change({ unit: next as FunnelDefinition['unit'] })}
        />
      </Field>
      <Spans definition={definition} change={change} />
      <Field label={t('mode')} hint={t('modeHint')}>
        <SegmentedField
          label={t('mode')}
          options={funnelModes.map((value) => ({ value, label: t(`mode.${value}`) }))}
          value={definition.mode ?? 'COHORT'}
          onChange={(next) => change({ mode: next as (typeof funnelModes)[number] })}
        />
      </Field>
      <AudienceFields
        id="funnel"
        value={definition.audience ?? everybody}
        onChange={(part) => change({ audience: { ...(definition.audience ?? everybody), ...part } })}
      />
    </>
  );
}

function Spans({ definition, change }: DefinitionProps): ReactNode {
  const t = useFunnelPhrases();
  return (
    <div className="funnel-pair">
      <Field id="funnel-window" label={t('window')} hint={t('windowHint')} required>
        <InputNumber
          id="funnel-window"
          min={0}
          max={730}
          value={definition.windowDays}
          onChange={(next) => change({ windowDays: next ?? 0 })}
        />
      </Field>
      <PeriodFields period={definition.period} onChange={(period) => change({ period })} />
    </div>
  );
}

const LAST_DAYS = 'LAST_DAYS';

/** A period of the calendar or the last days: a saved funnel goes on with today. */
function PeriodFields({ period, onChange }: { period: Period; onChange: (next: Period) => void }): ReactNode {
  const t = useFunnelPhrases();
  const wordOf = usePeriodWord();
  const options = [
    ...calendarPeriods.map((value) => ({ value, label: wordOf(value) })),
    { value: LAST_DAYS, label: t('rolling') },
  ];
  const choose = (next: string): void => {
    const preset = calendarPeriods.find((one) => one === next);
    onChange(preset === undefined ? { lastDays: 180 } : { preset });
  };
  return (
    <>
      <Field id="funnel-period" label={t('period')} required>
        <Select id="funnel-period" value={period.preset ?? LAST_DAYS} options={options} onChange={choose} />
      </Field>
      {period.preset === undefined ? (
        <Field id="funnel-days" label={t('lastDays')} required>
          <InputNumber
            id="funnel-days"
            min={1}
            max={3650}
            value={period.lastDays ?? null}
            onChange={(next) => onChange({ lastDays: next ?? 1 })}
          />
        </Field>
      ) : null}
    </>
  );
}
