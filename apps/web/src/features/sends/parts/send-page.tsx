// One send with its figures, its people, and what can be done with it.
import type { SendAct, SendDetail } from '@yijian/contract/sends';
import { DetailHeader, DetailPage, Section } from '@yijian/ui/detail-page';
import { Button } from 'antd';
import { useState, type ReactNode } from 'react';
import { useFormat } from '../../../lib/format/index.ts';
import { useShell } from '../../../lib/router/index.ts';
import { openActs } from '../../../lib/session/index.ts';
import { useCancelSend, useRetrySend } from '../sends.api.ts';
import { useSendPhrases } from '../sends.phrases.ts';
import { RecipientList } from './recipient-list.tsx';
import { useRemovalWords } from './use-reasons.ts';
import { SendStateBadge } from './send-badges.tsx';
import { StepStrip } from './step-strip.tsx';
import { TwinTable, type ChosenStep } from './twin-table.tsx';

export function SendPage({ send }: { send: SendDetail }): ReactNode {
  const t = useSendPhrases();
  const format = useFormat();
  const [chosen, setChosen] = useState<ChosenStep>();
  const step = chosen?.sendId === send.id ? chosen.step : undefined;
  const { subject, channel, sender, figures, dueAt, removals, outOfRange, resendFrom, twin, acts } = send;
  const wordsOf = useRemovalWords(channel, subject.kind);
  return (
    <DetailPage
      header={
        <DetailHeader
          name={subject.name}
          avatar={false}
          marks={<SendStateBadge send={send} />}
          facts={[
            t(`kind.${subject.kind}`),
            t(`channel.${channel}`),
            sender.name,
            `${t('due')} ${format.dateTime(dueAt)}`,
          ]}
          actions={<SendActs send={send} />}
        />
      }
    >
      <Section title={t('figures')}>
        <StepStrip
          label={t('figures')}
          figures={figures}
          step={step}
          onStep={(one) => setChosen(one === undefined ? undefined : { sendId: send.id, step: one })}
        />
        {resendFrom === null || acts.includes('resend') ? null : (
          <p className="send-note">{t('resendFrom', { at: format.dateTime(resendFrom) })}</p>
        )}
        {send.opening === null ? null : (
          <p className="send-note">
            {`${t('opening')}${t('colon')}`}
            <span lang={send.opening.language}>{send.opening.words}</span>
          </p>
        )}
        {channel === 'WECOM' ? <p className="send-note">{t('chatSent')}</p> : null}
        {removals.length === 0 && outOfRange === 0 ? null : (
          <p className="send-note">
            {[
              ...removals.map(({ reason, count }) => `${wordsOf(reason)} ${format.count(count)}`),
              ...(outOfRange === 0 ? [] : [`${t('outOfRange')} ${format.count(outOfRange)}`]),
            ].join(' · ')}
          </p>
        )}
      </Section>
      {twin === null ? null : (
        <Section title={t('besides')}>
          <TwinTable send={send} twin={twin} chosen={chosen} onChoose={setChosen} />
        </Section>
      )}
      <Section title={t('recipients')} flush>
        <RecipientList
          key={chosen === undefined ? '' : `${chosen.sendId} ${chosen.step}`}
          which={chosen ?? { sendId: send.id }}
        />
      </Section>
    </DetailPage>
  );
}

const pages = { ARTICLE: '/content/contentDetail', MEETING: '/meeting/meetDetail' } as const;
const needs = {
  retry: 'content:articles:send',
  cancel: 'content:articles:send',
  resend: 'content:articles:send',
} as const;

function SendActs({ send }: { send: SendDetail }): ReactNode {
  const t = useSendPhrases();
  const format = useFormat();
  const shell = useShell();
  const [retry, cancel] = [useRetrySend(), useCancelSend()];
  const { kind, id, name } = send.subject;
  const args = { params: { id: send.id } };
  const run: Readonly<Record<SendAct, () => void>> = {
    retry: () =>
      retry.mutate(args, {
        onSuccess: ({ recipients }) => shell.toast.success(t('retried', { count: format.count(recipients) })),
      }),
    resend: () => shell.openTab(`/content/sendForm?resendsId=${send.id}&channel=${send.channel}`),
    cancel: () => {
      void shell.confirm({ title: t('cancelAsk'), danger: true, okText: t('cancel') }).then((isMeant) => {
        if (isMeant) cancel.mutate(args, { onSuccess: () => shell.toast.success(t('cancelled')) });
      });
    },
  };
  return (
    <>
      {openActs(send.acts, needs).map((act) => (
        <Button key={act} disabled={retry.isPending || cancel.isPending} onClick={run[act]}>
          {t(act)}
        </Button>
      ))}
      <Button onClick={() => shell.openTab(`${pages[kind]}?id=${id}`, { title: name })}>{t(`open.${kind}`)}</Button>
    </>
  );
}
