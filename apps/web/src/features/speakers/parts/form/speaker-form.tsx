// The form of a speaker: a doctor, the evidence with the tier it proposes, topics and training (product: speakers, speakerAdd).
import { speakerTiers, type SpeakerDetail, type SpeakerTier } from '@yijian/contract/speakers';
import { Button } from 'antd';
import { Section } from '@yijian/ui/detail-page';
import { FormPage, type FieldProblem } from '@yijian/ui/form-page';
import { Async, Empty } from '@yijian/ui/states';
import { useState, type ReactNode } from 'react';
import {
  EntryFieldRow,
  orNull,
  useFormSending,
  type EntryField,
  type EntryValue,
  type EntryWork,
} from '../../../../lib/forms/index.ts';
import { useFormat } from '../../../../lib/format/index.ts';
import { useShell } from '../../../../lib/router/index.ts';
import type { PickedDoctor } from '../../../doctors/index.ts';
import { useAddSpeaker, useAskChange, useEvidence, useSubmitSpeaker, useUpdateSpeaker } from '../../speakers.api.ts';
import { useSpeakerPhrases } from '../../speakers.phrases.ts';
import { EvidenceLines } from '../evidence-lines.tsx';
import { SpeakerDoctor } from './speaker-doctor.tsx';
import { SpeakerStateBadge } from '../speaker-state.tsx';
import '../speakers.css';

interface SpeakerFormProps {
  readonly speaker?: SpeakerDetail;
  /** The speaker is active: what is sent waits for approval, and the speaker stays as it is meanwhile. */
  readonly isChange?: boolean;
}

export function SpeakerForm({ speaker, isChange = false }: SpeakerFormProps): ReactNode {
  const t = useSpeakerPhrases();
  const [doctor, setDoctor] = useState<PickedDoctor | null>(speaker === undefined ? null : pickedOf(speaker));
  const [start] = useState<EntryWork>(() => startOf(speaker));
  const [work, setWork] = useState(start);
  const query = useEvidence(doctor?.id ?? null);
  const evidence = query.data;
  const tier = (work['tier'] ?? evidence?.tier ?? null) as SpeakerTier | null;
  const isOverridden = evidence !== undefined && tier !== null && tier !== evidence.tier;
  const fields = useFields({ rates: evidence?.rates, isOverridden, isChange });
  const { send, problems, running } = useSending({ speaker, doctor, work: { ...work, tier }, isOverridden, isChange });
  const error = (key: string): string | undefined => problems.find((one) => one.field === key)?.message;
  return (
    <FormPage
      title={t(isChange ? 'changeTitle' : speaker === undefined ? 'propose' : 'editTitle')}
      dirty={work !== start && running === null}
      badge={<SpeakerStateBadge state={speaker?.state ?? 'DRAFT'} />}
      problems={problems}
      rail={
        <Section title={t('evidence')}>
          {doctor === null ? (
            <Empty reason={t('chooseDoctor')} />
          ) : (
            <Async query={query} shape="form" failedTitle={t('evidenceFailed')}>
              {({ lines, score, tier: proposed }) => <EvidenceLines lines={lines} score={score} tier={proposed} />}
            </Async>
          )}
        </Section>
      }
      footer={
        <>
          {isChange ? null : (
            <Button loading={running === 'save'} onClick={() => void send('save')}>
              {t('saveDraft')}
            </Button>
          )}
          <Button type="primary" loading={running === 'submit'} onClick={() => void send('submit')}>
            {t('submit')}
          </Button>
        </>
      }
    >
      <Section title={t('summary')}>
        <div className="speaker-fields">
          <SpeakerDoctor
            value={doctor}
            disabled={speaker !== undefined}
            error={error('doctorId')}
            onChange={(next) => {
              setDoctor(next);
              setWork((now) => ({ ...now, tier: null }));
            }}
          />
          {fields.map((field) => (
            <EntryFieldRow
              key={field.key}
              field={field}
              value={field.key === 'tier' ? tier : work[field.key]}
              error={error(field.key)}
              onChange={(value: EntryValue) => setWork((now) => ({ ...now, [field.key]: value }))}
            />
          ))}
        </div>
      </Section>
    </FormPage>
  );
}

const pickedOf = ({ doctor, title, hospitalName, department }: SpeakerDetail): PickedDoctor => ({
  ...doctor,
  title,
  hospitalName,
  department,
});

const startOf = (speaker: SpeakerDetail | undefined): EntryWork =>
  speaker === undefined
    ? { tier: null, tierReason: '', topics: [], trainingUntil: null, reason: '' }
    : {
        tier: speaker.tier,
        tierReason: speaker.tierReason,
        topics: speaker.topics,
        trainingUntil: speaker.trainingUntil,
        reason: '',
      };

interface Fields {
  readonly rates: Readonly<Record<SpeakerTier, number>> | undefined;
  readonly isOverridden: boolean;
  readonly isChange: boolean;
}

function useFields({ rates, isOverridden, isChange }: Fields): EntryField[] {
  const t = useSpeakerPhrases();
  const format = useFormat();
  const labelOf = (tier: SpeakerTier): string =>
    rates === undefined
      ? t(`tier.${tier}`)
      : t('tierWithRate', { tier: t(`tier.${tier}`), rate: format.money(rates[tier]) });
  return [
    {
      key: 'tier',
      kind: 'choice',
      label: t('tier'),
      required: true,
      options: speakerTiers.map((value) => ({ value, label: labelOf(value) })),
    },
    ...(isOverridden
      ? [
          {
            key: 'tierReason',
            kind: 'area' as const,
            label: t('tierReason'),
            required: true,
            maxLength: 500,
            hint: t('tierReasonHint'),
          },
        ]
      : []),
    { key: 'topics', kind: 'words', label: t('topics'), required: true, hint: t('topicsHint') },
    { key: 'trainingUntil', kind: 'day', label: t('trainingUntil'), required: true },
    ...(isChange
      ? [
          {
            key: 'reason',
            kind: 'area' as const,
            label: t('changeReason'),
            required: true,
            maxLength: 500,
            hint: t('changeHint'),
          },
        ]
      : []),
  ];
}

interface Sending {
  readonly speaker: SpeakerDetail | undefined;
  readonly doctor: PickedDoctor | null;
  readonly work: EntryWork;
  readonly isOverridden: boolean;
  readonly isChange: boolean;
}

/** Saves the draft, and submits it when asked; faults come back beside their fields. */
function useSending({ speaker, doctor, work, isOverridden, isChange }: Sending) {
  const t = useSpeakerPhrases();
  const shell = useShell();
  const [add, update, submit, ask] = [useAddSpeaker(), useUpdateSpeaker(), useSubmitSpeaker(), useAskChange()];
  const { send, problems, running } = useFormSending<'save' | 'submit'>({
    named: ([first], message) => faultOf(String(first), message),
    elsewhere: 'doctorId',
  });
  const [stored, setStored] = useState(speaker === undefined ? null : { id: speaker.id, version: speaker.version });
  /** Answers the id of the speaker. */
  const store = async (what: 'save' | 'submit'): Promise<string> => {
    const body = { ...bodyOf(work), tierReason: isOverridden ? String(work['tierReason'] ?? '') : '' };
    if (isChange && stored !== null) {
      await ask.mutateAsync({ params: { id: stored.id }, body: { ...body, reason: String(work['reason'] ?? '') } });
      return stored.id;
    }
    const kept =
      stored === null
        ? await add.mutateAsync({ body: { doctorId: doctor!.id, ...body } })
        : await update.mutateAsync({ params: { id: stored.id }, body: { ...body, version: stored.version } });
    setStored({ id: kept.id, version: kept.version });
    if (what === 'submit') await submit.mutateAsync({ params: { id: kept.id } });
    return kept.id;
  };
  const sendSpeaker = async (what: 'save' | 'submit'): Promise<void> => {
    const missing = (['doctorId', 'tier'] as const)
      .filter((key) => (key === 'doctorId' ? doctor === null : work[key] === null))
      .map((field) => faultOf(field, t('required', { label: t(labels[field]) })));
    const run = async (): Promise<void> => {
      const id = await store(what);
      shell.toast.success(t(isChange || what === 'submit' ? 'submitted' : 'done'));
      shell.closeCurrentTab(`/meeting/speakerDetail?id=${id}`);
    };
    await send(what, run, missing);
  };
  return { send: sendSpeaker, problems, running };
}

const labels = { doctorId: 'doctor', tier: 'tier' } as const;
const faultOf = (field: string, message: string): FieldProblem => ({ field, label: '', message });

const bodyOf = (work: EntryWork) => ({
  tier: work['tier'] as SpeakerTier,
  topics: [...((work['topics'] as readonly string[] | null) ?? [])],
  trainingUntil: orNull(work['trainingUntil']),
});
