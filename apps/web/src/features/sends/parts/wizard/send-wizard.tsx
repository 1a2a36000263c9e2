// The wizard of a send or an invitation: audience, who may be reached, preview and time, confirmation (product 3.9, 3.10).
import { SendChannel } from '@yijian/contract/sends';
import { FormPage } from '@yijian/ui/form-page';
import { Async } from '@yijian/ui/states';
import { Button } from 'antd';
import { useState, type ReactNode } from 'react';
import { ApiError, fieldFaults } from '../../../../lib/api/index.ts';
import { useFormat } from '../../../../lib/format/index.ts';
import { useShell } from '../../../../lib/router/index.ts';
import { useAddInvitation, useAddResend, useAddSend, useSendCheck, type WizardDraft } from '../../sends.api.ts';
import { useSendPhrases } from '../../sends.phrases.ts';
import { AudienceStep, type Chosen } from './audience-step.tsx';
import { handedOver, type Which } from './audience.ts';
import { CheckStep } from './check-step.tsx';
import { MessageStep } from './message-step.tsx';
import '../sends.css';

const steps = ['audience', 'check', 'message'] as const;
type Step = (typeof steps)[number];

export function SendWizard({ address }: { address: URLSearchParams }): ReactNode {
  const t = useSendPhrases();
  const [handed] = useState(() => handedOver(address));
  const [step, setStep] = useState<Step>('audience');
  const [due, setDue] = useState<string | null>(null);
  const [chosen, setChosen] = useState<Chosen>({
    articleId: address.get('articleId'),
    meetingId: address.get('meetingId'),
    resendsId: address.get('resendsId'),
    channel: SendChannel.safeParse(address.get('channel')).data ?? 'MAIL',
    who: handed === undefined ? 'MY_CUSTOMER' : 'HANDED',
    viewId: null,
    campaignId: address.get('campaignId'),
    openingLineId: null,
    which: handed ?? { type: 'MY_CUSTOMER', filter: {} },
  });
  const draft = draftOf({ ...chosen, handed, due });
  const check = useSendCheck(step === 'audience' ? null : draft);
  const { confirm, isBusy, error } = useConfirm(draft);
  const at = steps.indexOf(step);
  return (
    <FormPage
      title={t(chosen.meetingId !== null ? 'sendInvitation' : chosen.resendsId === null ? 'send' : 'resend')}
      stepper={{
        steps: steps.map((key) => ({ key, label: t(`wizard.${key}`) })),
        current: step,
        done: new Set(steps.slice(0, at)),
      }}
      footer={
        <>
          {at === 0 ? null : <Button onClick={() => setStep(steps[at - 1]!)}>{t('back')}</Button>}
          {step === 'message' ? (
            <Confirm eligible={check.data?.eligible ?? 0} isReady={due !== ''} isBusy={isBusy} onConfirm={confirm} />
          ) : (
            <Button
              type="primary"
              disabled={draft === null || (step === 'check' && (check.data?.eligible ?? 0) === 0)}
              onClick={() => setStep(steps[at + 1]!)}
            >
              {t('next')}
            </Button>
          )}
        </>
      }
    >
      {step === 'audience' ? (
        <AudienceStep
          chosen={chosen}
          handed={handed}
          onChange={(change) => setChosen((now) => ({ ...now, ...change, openingLineId: null }))}
        />
      ) : (
        <Async query={check} shape="form" failedTitle={t('checkFailed')}>
          {(found) =>
            step === 'check' ? (
              <CheckStep check={found} channel={chosen.channel} />
            ) : (
              <MessageStep
                check={found}
                due={due}
                error={error}
                onDue={setDue}
                openingLineId={chosen.openingLineId}
                onOpening={(openingLineId) => setChosen((now) => ({ ...now, openingLineId }))}
              />
            )
          }
        </Async>
      )}
    </FormPage>
  );
}

interface ConfirmProps {
  readonly eligible: number;
  readonly isReady: boolean;
  readonly isBusy: boolean;
  readonly onConfirm: () => void;
}

function Confirm({ eligible, isReady, isBusy, onConfirm }: ConfirmProps): ReactNode {
  const t = useSendPhrases();
  const format = useFormat();
  return (
    <Button type="primary" loading={isBusy} disabled={eligible === 0 || !isReady} onClick={onConfirm}>
      {t('confirm', { count: format.count(eligible) })}
    </Button>
  );
}

interface Drafted extends Chosen {
  readonly handed: Which | undefined;
  readonly due: string | null;
}

/** With the time, once one is chosen: who may be reached depends on it. */
function draftOf({
  articleId,
  meetingId,
  resendsId,
  channel,
  which,
  campaignId,
  openingLineId,
  handed,
  due,
}: Drafted): WizardDraft | null {
  const dueAt = due === null || due === '' ? {} : { dueAt: `${due.replace(' ', 'T')}:00+08:00` };
  if (meetingId !== null) {
    const ids = handed?.ids === undefined ? {} : { ids: handed.ids };
    return { kind: 'MEETING', body: { meetingId, channel, ...ids, ...dueAt } };
  }
  const more = {
    ...(campaignId === null ? {} : { campaignId }),
    ...(openingLineId === null ? {} : { openingLineId }),
  };
  if (resendsId !== null) return { kind: 'AGAIN', body: { sendId: resendsId, ...more, ...dueAt } };
  if (articleId === null || which === null) return null;
  return { kind: 'ARTICLE', body: { articleId, channel, ...which, ...more, ...dueAt } };
}

function useConfirm(draft: WizardDraft | null) {
  const t = useSendPhrases();
  const shell = useShell();
  const [add, again, invite] = [useAddSend(), useAddResend(), useAddInvitation()];
  const [error, setError] = useState<string>();
  const confirm = (): void => {
    if (draft === null) return;
    const after = {
      onSuccess: ({ id }: { id: string }) => {
        shell.toast.success(t('confirmed'));
        shell.closeCurrentTab(`/content/sendDetail?id=${id}`);
      },
      onError: (failure: Error) => {
        const [fault] = failure instanceof ApiError ? fieldFaults(failure) : [];
        setError(fault?.errors.join(' '));
        if (fault === undefined) shell.toast.error(failure.message);
      },
    };
    if (draft.kind === 'MEETING') invite.mutate({ body: draft.body }, after);
    else if (draft.kind === 'AGAIN') again.mutate({ body: draft.body }, after);
    else add.mutate({ body: draft.body }, after);
  };
  return { confirm, isBusy: add.isPending || again.isPending || invite.isPending, error };
}
