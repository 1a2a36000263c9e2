// What can be done with a speaker now.
import type { SpeakerAct, SpeakerDetail } from '@yijian/contract/speakers';
import { Button } from 'antd';
import { useState, type ReactNode } from 'react';
import { EntryForm } from '../../../lib/forms/index.ts';
import { useShell } from '../../../lib/router/index.ts';
import { openActs } from '../../../lib/session/index.ts';
import {
  useBlacklistSpeaker,
  useLiftBlacklist,
  useRenewSpeaker,
  useResumeSpeaker,
  useSubmitSpeaker,
  useSuspendSpeaker,
  useWithdrawChange,
  useWithdrawSpeaker,
} from '../speakers.api.ts';
import { useSpeakerPhrases } from '../speakers.phrases.ts';

type Shown = Exclude<SpeakerAct, 'contract'>;
type Asking = Exclude<Shown, 'edit' | 'submit' | 'change'>;
const order: readonly Shown[] = [
  'blacklist',
  'suspend',
  'lift',
  'withdraw',
  'withdrawChange',
  'renew',
  'resume',
  'change',
  'edit',
  'submit',
];

const needs = {
  blacklist: 'meeting:speakers:suspend',
  lift: 'meeting:speakers:suspend',
  suspend: 'meeting:speakers:suspend',
  resume: 'meeting:speakers:suspend',
  withdraw: 'meeting:speakers:propose',
  withdrawChange: 'meeting:speakers:propose',
  change: 'meeting:speakers:propose',
  renew: 'meeting:speakers:propose',
  edit: 'meeting:speakers:propose',
  submit: 'meeting:speakers:propose',
} as const;

const primary: ReadonlySet<Shown> = new Set(['submit', 'resume', 'change']);

export function SpeakerActs({ speaker }: { speaker: SpeakerDetail }): ReactNode {
  const t = useSpeakerPhrases();
  const shell = useShell();
  const submit = useSubmitSpeaker();
  const [form, setForm] = useState<Asking | null>(null);
  const acts = openActs(order, needs).filter((act) => speaker.acts.includes(act));
  const taskId = speaker.waiting?.taskId ?? null;
  const run = (act: Shown): void => {
    if (act === 'edit') return shell.openTab(`/meeting/speakerAdd?id=${speaker.id}`);
    const { id, doctor } = speaker;
    if (act === 'change')
      return shell.openTab(`/meeting/speakerAdd?id=${id}&change=true`, {
        title: `${t('act.change')} · ${doctor.name}`,
      });
    if (act !== 'submit') return setForm(act);
    submit.mutate(
      { params: { id: speaker.id } },
      {
        onSuccess: () => shell.toast.success(t('submitted')),
        onError: (error) => shell.toast.error(error.message),
      },
    );
  };
  return (
    <>
      {acts.map((act) => (
        <Button
          key={act}
          type={primary.has(act) ? 'primary' : 'default'}
          danger={act === 'suspend' || act === 'blacklist'}
          loading={act === 'submit' && submit.isPending}
          onClick={() => run(act)}
        >
          {t(`act.${act}`)}
        </Button>
      ))}
      {taskId === null ? null : (
        <Button type="primary" onClick={() => shell.openTab(`/meeting/speakerApproveDetail?id=${speaker.id}`)}>
          {t('decide')}
        </Button>
      )}
      {form === null ? null : <ReasonForm act={form} speaker={speaker} onClose={() => setForm(null)} />}
    </>
  );
}

const hinted = ['renew', 'blacklist', 'lift'] as const;
const hasHint = (act: Asking): act is (typeof hinted)[number] => (hinted as readonly Asking[]).includes(act);

interface ReasonFormProps {
  readonly act: Asking;
  readonly speaker: SpeakerDetail;
  readonly onClose: () => void;
}

function ReasonForm({ act, speaker, onClose }: ReasonFormProps): ReactNode {
  const t = useSpeakerPhrases();
  const writes = {
    withdraw: useWithdrawSpeaker(),
    withdrawChange: useWithdrawChange(),
    renew: useRenewSpeaker(),
    suspend: useSuspendSpeaker(),
    resume: useResumeSpeaker(),
    blacklist: useBlacklistSpeaker(),
    lift: useLiftBlacklist(),
  };
  return (
    <EntryForm
      title={`${t(`act.${act}`)} · ${speaker.doctor.name}`}
      fields={[
        {
          key: 'reason',
          kind: 'area',
          label: t('reason'),
          required: true,
          maxLength: 500,
          ...(hasHint(act) ? { hint: t(`hint.${act}`) } : {}),
        },
      ]}
      start={{ reason: '' }}
      onKeep={(work) =>
        writes[act].mutateAsync({ params: { id: speaker.id }, body: { reason: String(work['reason'] ?? '') } })
      }
      kept={t('done')}
      onClose={onClose}
    />
  );
}
