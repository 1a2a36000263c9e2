// What may be done with a request as it stands; the server says what, an act that needs a reason asks for it.
import type { VerificationAction, VerificationDetail, VerificationKept } from '@yijian/contract/verifications';
import { Button, Input, Modal } from 'antd';
import { Field } from '@yijian/ui/form-page';
import { useState, type ReactNode } from 'react';
import { ApiError, isCancelled } from '../../../../lib/api/index.ts';
import { useShell } from '../../../../lib/router/index.ts';
import { openActs } from '../../../../lib/session/index.ts';
import {
  useApprove,
  useComplete,
  useNeedInfo,
  usePick,
  useReject,
  useRelease,
  useReverify,
  useSendBack,
  useSubmit,
  useWithdraw,
} from '../../verifications.api.ts';
import { useVerificationPhrases } from '../../verifications.phrases.ts';

const asking = ['withdraw', 'needInfo', 'reject', 'sendBack', 'reverify'] as const;
type Asking = (typeof asking)[number];
const plain = ['release', 'pick', 'submit', 'complete', 'approve'] as const;
type Plain = (typeof plain)[number];

const labels = {
  withdraw: 'withdraw',
  needInfo: 'needInfo',
  reject: 'rejectAll',
  sendBack: 'sendBack',
  reverify: 'reverify',
  release: 'release',
  pick: 'pick',
  submit: 'submit',
  complete: 'complete',
  approve: 'approve',
} as const;

const writing = 'customer:verifications:write';
const reviewing = 'customer:verifications:review';
const needs = {
  edit: writing,
  submit: writing,
  withdraw: writing,
  pick: reviewing,
  release: reviewing,
  needInfo: reviewing,
  reject: reviewing,
  sendBack: reviewing,
  reverify: reviewing,
  complete: reviewing,
  approve: reviewing,
} as const;

export function ReviewFoot({ request, onEdit }: { request: VerificationDetail; onEdit: () => void }): ReactNode {
  const t = useVerificationPhrases();
  const [asked, setAsked] = useState<Asking | null>(null);
  const { run, isBusy } = useActs(request.id);
  const open = openActs(request.actions, needs);
  const may = (action: VerificationAction): boolean => open.includes(action);
  return (
    <>
      {asking.filter(may).map((action) => (
        <Button key={action} onClick={() => setAsked(action)}>
          {t(labels[action])}
        </Button>
      ))}
      {may('edit') ? <Button onClick={onEdit}>{t('edit')}</Button> : null}
      {plain.filter(may).map((action) => (
        <Button
          key={action}
          type={action === 'release' ? 'default' : 'primary'}
          loading={isBusy}
          onClick={() => void run(action)}
        >
          {t(labels[action])}
        </Button>
      ))}
      {asked === null ? null : (
        <ReasonDialog
          title={t(labels[asked])}
          isBusy={isBusy}
          onClose={() => setAsked(null)}
          onSend={async (reason) => {
            if (await run(asked, reason)) setAsked(null);
          }}
        />
      )}
    </>
  );
}

/** Runs an act and says what came of it; answers whether it was done. */
function useActs(id: string) {
  const t = useVerificationPhrases();
  const shell = useShell();
  const params = { id };
  const calls = {
    pick: usePick(),
    release: useRelease(),
    submit: useSubmit(),
    complete: useComplete(),
    approve: useApprove(),
    withdraw: useWithdraw(),
    needInfo: useNeedInfo(),
    reject: useReject(),
    sendBack: useSendBack(),
    reverify: useReverify(),
  };
  const send = (action: Plain | Asking, reason: string): Promise<VerificationKept> => {
    if (action === 'pick' || action === 'release' || action === 'submit') return calls[action].mutateAsync({ params });
    if (action === 'complete' || action === 'approve') return calls[action].mutateAsync({ params, body: {} });
    return calls[action].mutateAsync({ params, body: { reason } });
  };
  const run = async (action: Plain | Asking, reason = ''): Promise<boolean> => {
    try {
      const { state } = await send(action, reason);
      shell.toast.success(state === 'SUPERVISOR_REVIEW' ? t('toSupervisor') : t('done'));
      return true;
    } catch (error) {
      const isTold = isCancelled(error) || action === 'pick' || action === 'release';
      if (!isTold) shell.toast.error(error instanceof ApiError ? error.message : String(error));
      return false;
    }
  };
  return { run, isBusy: Object.values(calls).some(({ isPending }) => isPending) };
}

interface ReasonProps {
  readonly title: string;
  readonly isBusy: boolean;
  readonly onClose: () => void;
  readonly onSend: (reason: string) => Promise<void>;
}

function ReasonDialog({ title, isBusy, onClose, onSend }: ReasonProps): ReactNode {
  const t = useVerificationPhrases();
  const [reason, setReason] = useState('');
  const [isMissing, setMissing] = useState(false);
  const send = (): void => {
    if (reason.trim().length < 2) setMissing(true);
    else void onSend(reason.trim());
  };
  return (
    <Modal
      open
      title={title}
      okText={title}
      cancelText={t('cancel')}
      okButtonProps={{ loading: isBusy }}
      onOk={send}
      onCancel={onClose}
    >
      <Field id="verify-reason" label={t('reason')} required error={isMissing ? t('reasonNeeded') : undefined}>
        <Input.TextArea
          id="verify-reason"
          rows={3}
          maxLength={500}
          value={reason}
          onChange={(event) => setReason(event.target.value)}
        />
      </Field>
    </Modal>
  );
}
