// What can be done with a meeting now.
import type { MeetingAct, MeetingDetail } from '@yijian/contract/meetings';
import { Button } from 'antd';
import { useState, type ReactNode } from 'react';
import { EntryForm } from '../../../../lib/forms/index.ts';
import { useShell } from '../../../../lib/router/index.ts';
import { hasPermission, openActs } from '../../../../lib/session/index.ts';
import { useExport } from '../../../exports/index.ts';
import {
  downloadPack,
  useAcceptMeeting,
  useCopyMeeting,
  useEndMeeting,
  useSendBackMeeting,
  useStartMeeting,
  useWithdrawMeeting,
} from '../../meetings.api.ts';
import { useMeetingPhrases } from '../../meetings.phrases.ts';
import { CancelForm } from './cancel-form.tsx';
import { ConfirmForm } from './confirm-form.tsx';

const order = [
  'copy',
  'cancel',
  'withdraw',
  'sendBack',
  'change',
  'edit',
  'submit',
  'start',
  'end',
  'confirm',
  'accept',
] as const satisfies readonly MeetingAct[];
const writing = 'meeting:meetings:write';
const confirming = 'meeting:meetings:confirm';
const needs = {
  copy: writing,
  cancel: writing,
  withdraw: writing,
  sendBack: confirming,
  change: writing,
  edit: writing,
  submit: writing,
  start: writing,
  end: writing,
  confirm: writing,
  accept: confirming,
} as const;
type Shown = (typeof order)[number];
type Asking = 'cancel' | 'withdraw' | 'sendBack' | 'confirm';
type AskingWhy = Exclude<Asking, 'cancel' | 'confirm'>;
const asking: ReadonlySet<Shown> = new Set<Shown>(['cancel', 'withdraw', 'sendBack', 'confirm']);

export function MeetingActs({ meeting }: { meeting: MeetingDetail }): ReactNode {
  const t = useMeetingPhrases();
  const shell = useShell();
  const [form, setForm] = useState<Asking | null>(null);
  const { run, running } = useActs(meeting, setForm);
  const mayExport = hasPermission('meeting:meetings:export');
  const pack = useExport({
    resource: 'meetings',
    permission: 'meeting:meetings:export',
    isAllowed: mayExport || meeting.isInspector,
    rows: 1,
    formats: ['zip'],
    run: ({ reasonCategory, reason }) => downloadPack(meeting.id, { reasonCategory, reason }, !mayExport),
  });
  const acts = openActs(order, needs).filter((act) => (meeting.acts as readonly string[]).includes(act));
  const taskId = meeting.waiting?.taskId ?? null;
  return (
    <>
      <Button onClick={() => window.print()}>{t('print')}</Button>
      {meeting.integrity === null || pack.tool.onExport === undefined ? null : (
        <Button onClick={pack.tool.onExport}>{t('pack')}</Button>
      )}
      {acts.map((act) => (
        <Button
          key={act}
          type={act === acts.at(-1) && act !== 'copy' && taskId === null ? 'primary' : 'default'}
          danger={act === 'cancel'}
          loading={running === act}
          onClick={() => void run(act)}
        >
          {t(`act.${act}`)}
        </Button>
      ))}
      {isToPay(meeting) && hasPermission('meeting:meeting-payments:write') ? (
        <Button type="primary" onClick={() => shell.openTab(`/meeting/payment/submitted?apply=${meeting.id}`)}>
          {t('applyPayment')}
        </Button>
      ) : null}
      {taskId === null ? null : (
        <Button type="primary" onClick={() => shell.openTab(`/meeting/approvalDetail?id=${meeting.id}`)}>
          {t('decide')}
        </Button>
      )}
      {pack.dialog}
      {form === 'confirm' ? <ConfirmForm meeting={meeting} onClose={() => setForm(null)} /> : null}
      {form === 'cancel' ? <CancelForm meeting={meeting} onClose={() => setForm(null)} /> : null}
      {form === 'withdraw' || form === 'sendBack' ? (
        <ReasonForm act={form} meeting={meeting} onClose={() => setForm(null)} />
      ) : null}
    </>
  );
}

/** Costs that were accepted, or fees of a late cancellation. */
const isToPay = ({ state, speakers }: MeetingDetail): boolean =>
  state === 'CONFIRMED' ||
  speakers.some(({ cancellationFee, paid }) => cancellationFee !== null && paid < cancellationFee);

function useActs({ id }: MeetingDetail, onAsk: (act: Asking) => void) {
  const t = useMeetingPhrases();
  const shell = useShell();
  const [start, end, accept, copy] = [useStartMeeting(), useEndMeeting(), useAcceptMeeting(), useCopyMeeting()];
  const params = { id };
  const done = { onSuccess: () => shell.toast.success(t('done')) };
  const toForm = (meetingId: string): void => shell.openTab(`/meeting/meeting-form?id=${meetingId}`);
  const run = async (act: Shown): Promise<void> => {
    if (asking.has(act)) return onAsk(act as Asking);
    if (act === 'edit' || act === 'change' || act === 'submit') return toForm(id);
    if (act === 'start') return start.mutate({ params }, done);
    if (act === 'accept') return accept.mutate({ params }, done);
    if (act === 'end') {
      const isSure = await shell.confirm({ title: t('endSure'), okText: t('end'), cancelText: t('cancel') });
      if (isSure) end.mutate({ params }, done);
      return;
    }
    copy.mutate(
      { params },
      {
        onSuccess: (kept) => {
          shell.toast.success(t('copied'));
          toForm(kept.id);
        },
      },
    );
  };
  const running: Shown | undefined = start.isPending
    ? 'start'
    : end.isPending
      ? 'end'
      : accept.isPending
        ? 'accept'
        : copy.isPending
          ? 'copy'
          : undefined;
  return { run, running };
}

interface ReasonFormProps {
  readonly act: AskingWhy;
  readonly meeting: MeetingDetail;
  readonly onClose: () => void;
}

function ReasonForm({ act, meeting, onClose }: ReasonFormProps): ReactNode {
  const t = useMeetingPhrases();
  const writes = { withdraw: useWithdrawMeeting(), sendBack: useSendBackMeeting() };
  return (
    <EntryForm
      title={`${t(`act.${act}`)} · ${meeting.title}`}
      fields={[{ key: 'reason', kind: 'area', label: t('reason'), required: true, maxLength: 500 }]}
      start={{ reason: '' }}
      onKeep={(work) =>
        writes[act].mutateAsync({ params: { id: meeting.id }, body: { reason: String(work['reason'] ?? '') } })
      }
      kept={t('done')}
      onClose={onClose}
    />
  );
}
