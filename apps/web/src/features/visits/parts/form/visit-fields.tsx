// The fields of a visit, in the order a visitor remembers them.
import { Button, DatePicker, Input, Switch } from 'antd';
import dayjs from 'dayjs';
import { ChipSelect, Field, SegmentedField, type FieldProblem } from '@yijian/ui/form-page';
import type { ReactNode } from 'react';
import { DoctorPicker } from '../../../doctors/index.ts';
import { useDictionaries } from '../../../dictionaries/index.ts';
import { useBriefingPhrases } from '../../visit-briefing.phrases.ts';
import { useVisitPhrases } from '../../visits.phrases.ts';
import { VisitMaterials } from '../materials/visit-materials.tsx';
import { VisitCompany } from './visit-company.tsx';
import { VisitPlace } from './visit-place.tsx';
import { VisitProducts } from './visit-products.tsx';
import { momentOf, shanghaiText, type VisitWork } from './visit-work.ts';
import './visit-form.css';

export interface VisitFieldsProps {
  readonly work: VisitWork;
  readonly change: (part: Partial<VisitWork>) => void;
  readonly problems: readonly FieldProblem[];
  readonly isAhead: boolean;
  readonly isNew: boolean;
  /** Why the time is what it is. */
  readonly timeNote: string | undefined;
  readonly now: Date;
}

const keys = ['visitType', 'visitPurpose', 'visitDuration', 'visitResults'] as const;
const TIME = 'YYYY-MM-DD HH:mm';

export function VisitFields({ work, change, problems, isAhead, isNew, timeNote, now }: VisitFieldsProps): ReactNode {
  const t = useVisitPhrases();
  const brief = useBriefingPhrases();
  const words = useDictionaries(keys);
  const error = (field: string): string | undefined => problems.find((one) => one.field === field)?.message;
  return (
    <div className="visit-fields">
      <Field label={t('doctor')} id="doctor" required error={error('doctor')}>
        <DoctorPicker id="doctor" value={work.doctor} disabled={!isNew} onChange={(doctor) => change({ doctor })} />
      </Field>
      <Field
        label={t('visitedAt')}
        id="startsAt"
        required
        error={error('startsAt')}
        hint={timeNote ?? (isAhead ? t('future') : undefined)}
      >
        <div className="visit-time">
          <DatePicker
            id="startsAt"
            showTime={{ format: 'HH:mm', minuteStep: 5 }}
            format={TIME}
            allowClear={false}
            value={work.startsAt ? dayjs(work.startsAt, TIME) : null}
            onChange={(value) => change({ startsAt: value?.format(TIME) ?? '' })}
          />
          <Button onClick={() => change({ startsAt: shanghaiText(now) })}>{brief('now')}</Button>
        </div>
      </Field>
      <Field label={t('type')} required error={error('visitType')}>
        <ChipSelect
          label={t('type')}
          field="visitType"
          options={words.options('visitType')}
          value={work.visitType ? [work.visitType] : []}
          onChange={([visitType = '']) => change({ visitType })}
        />
      </Field>
      <Field label={t('purposes')} required={!isAhead} error={error('visitPurposes')}>
        <ChipSelect
          label={t('purposes')}
          field="visitPurposes"
          multiple
          options={words.options('visitPurpose')}
          value={work.visitPurposes}
          onChange={(visitPurposes) => change({ visitPurposes })}
        />
      </Field>
      <VisitCompany work={work} change={change} />
      {isAhead ? null : <HeldFields work={work} change={change} error={error} words={words} />}
      <Field label={t('nextStep')} id="nextStep" error={error('nextStep')}>
        <div className="visit-next">
          <Input
            id="nextStep"
            maxLength={200}
            placeholder={t('nextStepPlaceholder')}
            value={work.nextStep}
            onChange={(event) => change({ nextStep: event.target.value })}
          />
          <DatePicker
            aria-label={t('nextStepDue')}
            placeholder={t('nextStepDue')}
            value={work.nextStepDue ? dayjs(work.nextStepDue) : null}
            onChange={(value) => change({ nextStepDue: value?.format('YYYY-MM-DD') ?? '' })}
          />
        </div>
      </Field>
    </div>
  );
}

interface HeldProps extends Pick<VisitFieldsProps, 'work' | 'change'> {
  readonly error: (field: string) => string | undefined;
  readonly words: ReturnType<typeof useDictionaries>;
}

/** What can only be said of a visit that took place. */
function HeldFields({ work, change, error, words }: HeldProps): ReactNode {
  const t = useVisitPhrases();
  return (
    <>
      <Field label={t('duration')} required error={error('visitDuration')}>
        <SegmentedField
          label={t('duration')}
          field="visitDuration"
          options={words.options('visitDuration')}
          value={work.visitDuration || null}
          onChange={(visitDuration) => change({ visitDuration })}
        />
      </Field>
      <Field label={t('result')} required error={error('visitResults')}>
        <ChipSelect
          label={t('result')}
          field="visitResults"
          options={words.options('visitResults')}
          value={work.visitResults ? [work.visitResults] : []}
          onChange={([visitResults = '']) => change({ visitResults })}
        />
      </Field>
      <VisitProducts products={work.products} onChange={(products) => change({ products })} error={error('products')} />
      <VisitMaterials work={work} onChange={(materials) => change({ materials })} error={error('materials')} />
      <Field label={t('notes')} id="notes" error={error('notes')} extra={`${work.notes.length}/2000`}>
        <Input.TextArea
          id="notes"
          maxLength={2000}
          autoSize={{ minRows: 3, maxRows: 8 }}
          placeholder={t('notesPlaceholder')}
          value={work.notes}
          onChange={(event) => change({ notes: event.target.value })}
        />
      </Field>
      <Field label={t('questions')} id="questions">
        <Input.TextArea
          id="questions"
          maxLength={2000}
          autoSize={{ minRows: 2, maxRows: 6 }}
          value={work.questions}
          onChange={(event) => change({ questions: event.target.value })}
        />
      </Field>
      <Flag
        id="adverseEvent"
        label={t('adverseEvent')}
        hint={t('adverseEventHint')}
        on={work.adverseEvent}
        onChange={(adverseEvent) => change({ adverseEvent })}
      />
      <Flag
        id="offLabel"
        label={t('offLabel')}
        hint={t('offLabelHint')}
        on={work.offLabel}
        onChange={(offLabel) => change({ offLabel })}
      />
      {isLong(work.startsAt) || work.lateReason !== '' ? (
        <Field label={t('lateReason')} id="lateReason" hint={t('lateHint')} error={error('lateReason')}>
          <Input
            id="lateReason"
            maxLength={200}
            value={work.lateReason}
            onChange={(event) => change({ lateReason: event.target.value })}
          />
        </Field>
      ) : null}
      <VisitPlace place={work.place} onChange={(place) => change({ place })} />
    </>
  );
}

/** Days after which the field is shown; which visits are late the server says. */
const DAYS_UNASKED = 3;
const isLong = (startsAt: string): boolean => Date.now() - momentOf(startsAt).getTime() > DAYS_UNASKED * 86_400_000;

interface FlagProps {
  readonly id: string;
  readonly label: string;
  readonly hint: string;
  readonly on: boolean;
  readonly onChange: (on: boolean) => void;
}

function Flag({ id, label, hint, on, onChange }: FlagProps): ReactNode {
  return (
    <div className="visit-flag">
      <label htmlFor={id}>{label}</label>
      <Switch id={id} size="small" checked={on} onChange={onChange} />
      {on ? <p>{hint}</p> : null}
    </div>
  );
}
