// A step that asks first: a reason, a remark or a new time, then sends it.
import type { VisitDetail } from '@yijian/contract/visits';
import { Button, DatePicker, Input } from 'antd';
import dayjs from 'dayjs';
import { Field } from '@yijian/ui/form-page';
import { useState, type ReactNode } from 'react';
import { useVisitPhrases } from '../../visits.phrases.ts';
import { momentOf, shanghaiText } from '../form/visit-work.ts';
import type { StepName } from './step-names.ts';
import { useVisitStep } from './use-visit-step.ts';
import '../visit-note.css';

const TIME = 'YYYY-MM-DD HH:mm';
const reasons = {
  reschedule: 'newTime',
  cancel: 'cancelReason',
  askUnlock: 'unlockReason',
  grantUnlock: 'decision',
  refuseUnlock: 'decision',
  approveLate: 'decision',
  returnLate: 'returnReason',
  flag: 'flagReason',
  judgeValid: 'judgeReason',
  judgeInvalid: 'judgeReason',
} as const satisfies Record<StepName, string>;
const buttons = { cancel: 'cancelVisit' } as const;

const isAhead = (time: string): boolean => momentOf(time).getTime() > Date.now();

/** What the visitor said, for whoever decides on it. */
function askedIn(visit: VisitDetail, step: StepName): 'unlockReason' | 'lateReason' | undefined {
  if ((step === 'grantUnlock' || step === 'refuseUnlock') && visit.unlockReason) return 'unlockReason';
  return (step === 'approveLate' || step === 'returnLate') && visit.lateReason ? 'lateReason' : undefined;
}

export interface VisitStepProps {
  readonly visit: VisitDetail;
  readonly step: StepName;
  readonly onBack: () => void;
  readonly onDone: () => void;
}

export function VisitStep({ visit, step, onBack, onDone }: VisitStepProps): ReactNode {
  const t = useVisitPhrases();
  const [reason, setReason] = useState('');
  const [time, setTime] = useState(shanghaiText(visit.startsAt));
  const { send, isBusy, problem } = useVisitStep(visit, step, onDone);
  const isOptional = step === 'grantUnlock' || step === 'refuseUnlock' || step === 'approveLate';
  const asked = askedIn(visit, step);
  const isReady = step === 'reschedule' ? isAhead(time) : isOptional || reason.trim().length >= 2;
  return (
    <div className="visit-facts visit-step">
      {step === 'askUnlock' ? <p className="visit-note">{t('askUnlockHint')}</p> : null}
      {asked === undefined ? null : (
        <blockquote className="visit-note">
          {t(asked)}: {visit[asked]}
        </blockquote>
      )}
      <Field label={t(reasons[step])} id="step-reason" required={!isOptional} error={problem}>
        {step === 'reschedule' ? (
          <DatePicker
            id="step-reason"
            showTime={{ format: 'HH:mm', minuteStep: 5 }}
            format={TIME}
            allowClear={false}
            value={dayjs(time, TIME)}
            minDate={dayjs()}
            onChange={(value) => setTime(value?.format(TIME) ?? time)}
          />
        ) : (
          <Input.TextArea
            id="step-reason"
            autoFocus
            maxLength={step === 'cancel' ? 200 : 300}
            rows={3}
            value={reason}
            onChange={(event) => setReason(event.target.value)}
          />
        )}
      </Field>
      <div className="visit-cancel-foot">
        <Button onClick={onBack}>{t('keep')}</Button>
        <Button
          type="primary"
          danger={step === 'cancel' || step === 'judgeInvalid' || step === 'returnLate'}
          disabled={!isReady}
          loading={isBusy}
          onClick={() => send({ reason: reason.trim(), time })}
        >
          {t(step === 'cancel' ? buttons.cancel : step)}
        </Button>
      </div>
    </div>
  );
}
