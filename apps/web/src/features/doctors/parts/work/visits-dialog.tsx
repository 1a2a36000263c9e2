// A visit to each of many doctors: what for, over which days and hours; then how far it is and who found no room (product 3.2).
import { MOST_VISIT_DOCTORS, type DoctorWork, type VisitWork } from '@yijian/contract/doctors';
import { ChipSelect, Field } from '@yijian/ui/form-page';
import { Alert, DatePicker, InputNumber, Modal, Select } from 'antd';
import dayjs from 'dayjs';
import { useState, type ReactNode } from 'react';
import { fieldFaults } from '../../../../lib/api/index.ts';
import { today, useFormat } from '../../../../lib/format/index.ts';
import { useDictionaries } from '../../../dictionaries/index.ts';
import { useBeginVisits } from '../../work/doctor-work.api.ts';
import { useWorkPhrases } from '../../work/doctor-work.phrases.ts';
import type { WorkDialogProps } from './tasks-dialog.tsx';
import { WorkProgress } from './work-progress.tsx';
import './work.css';

const DAY = 'YYYY-MM-DD';
const PER_DAY = 8;
const keys = ['visitType', 'visitPurpose', 'visitDuration'] as const;
const clocks = Array.from({ length: 25 }, (_, half) => {
  const clock = `${String(8 + Math.floor(half / 2)).padStart(2, '0')}:${half % 2 === 0 ? '00' : '30'}`;
  return { value: clock, label: clock };
});
type Draft = Omit<VisitWork, 'ids' | 'type' | 'filter'>;

/** Monday to Friday after today. */
function nextWorkingDay(): string {
  let day = dayjs(today()).add(1, 'day');
  while (day.day() === 0 || day.day() === 6) day = day.add(1, 'day');
  return day.format(DAY);
}

export function VisitsDialog({ which, count, onClose }: WorkDialogProps): ReactNode {
  const t = useWorkPhrases();
  const format = useFormat();
  const begin = useBeginVisits();
  const [begun, setBegun] = useState<DoctorWork>();
  const [draft, setDraft] = useState<Draft>(() => ({
    visitType: 'FACE',
    visitPurposes: [],
    day: nextWorkingDay(),
    days: Math.min(20, Math.max(1, Math.ceil(count / PER_DAY))),
    from: '09:00',
    until: '17:30',
    perDay: PER_DAY,
  }));
  const title = t('visitsTitle', { count: format.count(count) });
  if (begun !== undefined) return <WorkProgress begun={begun} title={title} onClose={onClose} />;
  const faults = fieldFaults(begin.error);
  const isReady = draft.visitPurposes.length > 0 && draft.from <= draft.until && count <= MOST_VISIT_DOCTORS;
  return (
    <Modal
      open
      title={title}
      okText={t('planVisits', { count: format.count(count) })}
      cancelText={t('cancel')}
      okButtonProps={{ disabled: !isReady, loading: begin.isPending }}
      onOk={() => begin.mutate({ body: { ...draft, ...which } }, { onSuccess: setBegun })}
      onCancel={onClose}
    >
      {count > MOST_VISIT_DOCTORS ? (
        <Alert type="warning" showIcon title={t('tooMany', { limit: format.count(MOST_VISIT_DOCTORS) })} />
      ) : null}
      {begin.error !== null && faults.length === 0 ? (
        <Alert type="error" showIcon title={begin.error.message} role="alert" />
      ) : null}
      <WhatFor draft={draft} change={(part) => setDraft({ ...draft, ...part })} faults={faults} />
      <When draft={draft} change={(part) => setDraft({ ...draft, ...part })} faults={faults} />
      <p className="doctor-work-note num">{t('room', { room: format.count(draft.days * draft.perDay) })}</p>
      {draft.days * draft.perDay < count ? (
        <p className="doctor-work-note doctor-work-warn num">{t('tooFew', { count: format.count(count) })}</p>
      ) : null}
    </Modal>
  );
}

interface DraftProps {
  readonly draft: Draft;
  readonly change: (part: Partial<Draft>) => void;
  readonly faults: ReturnType<typeof fieldFaults>;
}

const wrongIn = (faults: DraftProps['faults'], field: string): string | undefined =>
  faults.find((fault) => fault.name[0] === field)?.errors.join(' ');

function WhatFor({ draft, change, faults }: DraftProps): ReactNode {
  const t = useWorkPhrases();
  const words = useDictionaries(keys);
  return (
    <>
      <Field label={t('visitPurposes')} required error={wrongIn(faults, 'visitPurposes')}>
        <ChipSelect
          multiple
          label={t('visitPurposes')}
          field="visitPurposes"
          options={words.options('visitPurpose')}
          value={draft.visitPurposes}
          onChange={(visitPurposes) => change({ visitPurposes: [...visitPurposes] })}
        />
      </Field>
      <div className="doctor-work-pair">
        <Field id="work-visit-type" label={t('visitType')} required error={wrongIn(faults, 'visitType')}>
          <Select
            id="work-visit-type"
            value={draft.visitType}
            options={[...words.options('visitType')]}
            onChange={(visitType) => change({ visitType })}
          />
        </Field>
        <Field id="work-duration" label={t('visitDuration')} error={wrongIn(faults, 'visitDuration')}>
          <Select
            id="work-duration"
            allowClear
            value={draft.visitDuration ?? null}
            options={[...words.options('visitDuration')]}
            onChange={(visitDuration) => change({ visitDuration: visitDuration ?? undefined })}
          />
        </Field>
      </div>
    </>
  );
}

function When({ draft, change, faults }: DraftProps): ReactNode {
  const t = useWorkPhrases();
  const clock = (name: 'from' | 'until'): ReactNode => (
    <Field id={`work-${name}`} label={t(name)} required error={wrongIn(faults, name)}>
      <Select
        id={`work-${name}`}
        value={draft[name]}
        options={clocks}
        onChange={(value) => change({ [name]: value })}
      />
    </Field>
  );
  const number = (name: 'days' | 'perDay'): ReactNode => (
    <Field id={`work-${name}`} label={t(name)} required error={wrongIn(faults, name)}>
      <InputNumber
        id={`work-${name}`}
        min={1}
        max={20}
        precision={0}
        value={draft[name]}
        onChange={(value) => change({ [name]: value ?? 1 })}
        style={{ width: '100%' }}
      />
    </Field>
  );
  return (
    <>
      <div className="doctor-work-pair">
        <Field id="work-day" label={t('day')} required error={wrongIn(faults, 'day')}>
          <DatePicker
            id="work-day"
            allowClear={false}
            minDate={dayjs(today())}
            value={dayjs(draft.day)}
            onChange={(value) => change({ day: value?.format(DAY) ?? draft.day })}
            style={{ width: '100%' }}
          />
        </Field>
        {number('days')}
        {number('perDay')}
      </div>
      <div className="doctor-work-pair">
        {clock('from')}
        {clock('until')}
      </div>
    </>
  );
}
