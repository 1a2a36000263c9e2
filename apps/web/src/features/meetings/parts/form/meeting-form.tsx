// The form of a meeting: five steps, saved while it is written, checked while it is written (product: meetings, the form).
import type { MeetingDetail, MeetingTemplate } from '@yijian/contract/meetings';
import { Button, Input } from 'antd';
import { Section } from '@yijian/ui/detail-page';
import { Field, FormPage } from '@yijian/ui/form-page';
import { onDemand } from '@yijian/ui/on-demand';
import { useState, type ReactNode } from 'react';
import { useFormSending } from '../../../../lib/forms/index.ts';
import { shanghaiParts, useFormat } from '../../../../lib/format/index.ts';
import { useShell } from '../../../../lib/router/index.ts';
import { useSettled } from '../../../../lib/timing/index.ts';
import { useChangeMeeting, useSubmitMeeting, useVerdict } from '../../meetings.api.ts';
import { useMeetingPhrases } from '../../meetings.phrases.ts';
import { MeetingStateBadge } from '../meeting-state.tsx';
import { draftOf, newWork, workOf, type MeetingWork, type Named } from './meeting-work.ts';
import { useSaving, type Saving } from './use-saving.ts';
import { Basics } from './steps/basics.tsx';
import type { PartProps } from './steps/part-props.ts';
import { Check, VerdictRail } from './verdict.tsx';

const steps = ['basics', 'agenda', 'guests', 'budget', 'check'] as const;
type Step = (typeof steps)[number];
const parts: Readonly<Record<Exclude<Step, 'check'>, (props: PartProps) => ReactNode>> = {
  basics: Basics,
  agenda: onDemand(() => import('./steps/agenda.tsx').then((part) => part.Agenda)),
  guests: onDemand(() => import('./steps/guests.tsx').then((part) => part.Guests)),
  budget: onDemand(() => import('./steps/budget.tsx').then((part) => part.Budget)),
};
const stepOf: Readonly<Record<string, Step>> = {
  agenda: 'agenda',
  guestIds: 'guests',
  expectedGuests: 'guests',
  expectedStaff: 'guests',
  costs: 'budget',
  lineId: 'budget',
  orderId: 'budget',
  comments: 'check',
};
const CHECK_PAUSE_MILLISECONDS = 400;

const local = (moment: string): string => {
  const { day, time } = shanghaiParts(moment)!;
  return `${day} ${time}`;
};

interface MeetingFormProps {
  readonly meeting?: MeetingDetail;
  /** The doctor whom a new meeting begins with. */
  readonly guest?: Named;
  /** A new meeting begins with the first one of its type. */
  readonly templates?: readonly MeetingTemplate[];
}

export function MeetingForm({ meeting, guest, templates = [] }: MeetingFormProps): ReactNode {
  const t = useMeetingPhrases();
  const isChange = meeting?.state === 'APPROVED';
  const [work, setWork] = useState<MeetingWork>(() =>
    meeting === undefined ? newWork(guest, templates) : workOf(meeting, local),
  );
  const [first] = useState(work);
  const [step, setStep] = useState<Step>('basics');
  const [comments, setComments] = useState<ReadonlyMap<string, string>>(new Map());
  const [reason, setReason] = useState('');
  const start = meeting === undefined ? undefined : { id: meeting.id, version: meeting.version };
  const saving = useSaving(work, start, { isOn: !isChange });
  const settled = useSettled(work, CHECK_PAUSE_MILLISECONDS);
  const isNamed = settled.title.trim().length > 1;
  const verdict = useVerdict(saving.stored?.id, isNamed ? draftOf(settled) : null).data;
  const { send, problems, isSending } = useSending({ saving, work, comments, reason, meeting });
  const change = (part: Partial<MeetingWork>): void => setWork((now) => ({ ...now, ...part }));
  const error = (field: string): string | undefined => problems.find((one) => one.field === field)?.message;
  const at = steps.indexOf(step);
  const Part = step === 'check' ? undefined : parts[step];
  const errorsIn = (one: Step): number => problems.filter(({ field }) => (stepOf[field] ?? 'basics') === one).length;
  return (
    <FormPage
      title={isChange ? t('changeOf') : t('newMeeting')}
      badge={<MeetingStateBadge state={meeting?.state ?? 'DRAFT'} />}
      number={meeting?.number}
      dirty={isChange ? work !== first && !isSending : saving.state === 'failed'}
      saved={isChange ? undefined : <SavedWords saving={saving} />}
      stepper={{
        steps: steps.map((key) => ({ key, label: t(`step.${key}`), errors: errorsIn(key) })),
        current: step,
        done: new Set(steps.slice(0, at)),
        onStep: (key) => setStep(key as Step),
      }}
      problems={problems}
      rail={<VerdictRail verdict={verdict} />}
      footer={
        <>
          {at === 0 ? null : <Button onClick={() => setStep(steps[at - 1]!)}>{t('back')}</Button>}
          {step === 'check' ? (
            <Button type="primary" loading={isSending} onClick={() => void send()}>
              {t('submit')}
            </Button>
          ) : (
            <Button type="primary" onClick={() => setStep(steps[at + 1]!)}>
              {t('next')}
            </Button>
          )}
        </>
      }
    >
      <Section title={t(`step.${step}`)}>
        {Part === undefined ? (
          <>
            {isChange ? (
              <Field label={t('changeReason')} id="reason" required error={error('reason')}>
                <Input.TextArea
                  id="reason"
                  rows={2}
                  maxLength={500}
                  value={reason}
                  onChange={(event) => setReason(event.target.value)}
                />
              </Field>
            ) : null}
            <Check
              verdict={verdict}
              comments={comments}
              onComment={(code, comment) => setComments((now) => new Map([...now, [code, comment]]))}
            />
          </>
        ) : (
          <Part work={work} change={change} error={error} />
        )}
      </Section>
    </FormPage>
  );
}

function SavedWords({ saving }: { saving: Saving }): ReactNode {
  const t = useMeetingPhrases();
  const format = useFormat();
  if (saving.state === 'saving') return t('saving');
  if (saving.state === 'failed') return t('notSaved', { why: saving.fault });
  return saving.state === 'saved' ? t('saved', { time: format.time(saving.savedAt) }) : null;
}

interface Sending {
  readonly saving: Saving;
  readonly work: MeetingWork;
  readonly comments: ReadonlyMap<string, string>;
  readonly reason: string;
  readonly meeting: MeetingDetail | undefined;
}

/** Sends the application, or the change of an approved one; faults come back beside their fields. */
function useSending({ saving, work, comments, reason, meeting }: Sending) {
  const t = useMeetingPhrases();
  const shell = useShell();
  const [submit, changeIt] = [useSubmitMeeting(), useChangeMeeting()];
  const { send, problems, running } = useFormSending<'submit'>({
    named: ([first], message) => ({ field: String(first), label: '', message }),
    elsewhere: 'title',
  });
  const said = [...comments]
    .filter(([, comment]) => comment.trim() !== '')
    .map(([code, comment]) => ({ code, comment }));
  /** Answers the id of what was sent; undefined where the draft could not be stored, which the form says itself. */
  const submitIt = async (): Promise<string | undefined> => {
    if (meeting?.state === 'APPROVED') {
      const body = { ...draftOf(work), version: meeting.version, reason, comments: said };
      await changeIt.mutateAsync({ params: { id: meeting.id }, body });
      return meeting.id;
    }
    const stored = await saving.flush();
    if (stored !== undefined) await submit.mutateAsync({ params: { id: stored.id }, body: { comments: said } });
    return stored?.id;
  };
  const run = async (): Promise<void> => {
    const id = await submitIt();
    if (id === undefined) return;
    shell.toast.success(t('submitted'));
    shell.closeCurrentTab(`/meeting/meetDetail?id=${id}`);
  };
  return { send: () => send('submit', run), problems, isSending: running !== null };
}
