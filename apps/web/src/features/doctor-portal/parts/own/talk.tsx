// One talk to come: when, where, what about, for which fee; agreed to with a signature, or declined.
import type { OwnTalk } from '@yijian/contract/doctor-portal';
import { Tag } from '@yijian/ui/badge';
import { useState, type FormEvent, type ReactNode } from 'react';
import { useFormat } from '../../../../lib/format/index.ts';
import { useAcceptTalk, useDeclineTalk } from '../../doctor-portal.api.ts';
import { useDoctorPortalPhrases } from '../../doctor-portal.phrases.ts';
import { Button } from '../kit/button.tsx';
import { Refusal } from '../kit/notice.tsx';
import { CancellationFee } from './cancellation-fee.tsx';
import { ReasonForm } from './reason-form.tsx';
import { SignerField } from './signer-field.tsx';

/** States in which the doctor sees a talk. */
const words = {
  INVITED: 'talk.INVITED',
  ACCEPTED: 'talk.ACCEPTED',
  DECLINED: 'talk.DECLINED',
  REPLACED: 'talk.REPLACED',
  CANCELLED: 'talk.CANCELLED',
} as const;
const tones = { INVITED: 'warn', ACCEPTED: 'ok' } as const;

export function Talk({ talk, name }: { talk: OwnTalk; name: string }): ReactNode {
  const t = useDoctorPortalPhrases();
  const format = useFormat();
  const { title, state, terms, isChanged, note, at, mayAnswer } = talk;
  const word = words[state as keyof typeof words];
  const tone = tones[state as keyof typeof tones];
  return (
    <article className="doctor-card" aria-label={title}>
      <div className="doctor-card-head">
        <h3>{title}</h3>
        <Tag {...(tone === undefined ? {} : { tone })}>{t(word)}</Tag>
      </div>
      {isChanged ? <p role="status">{t('talkChanged')}</p> : null}
      <p className="num">{format.span(terms.startsAt, terms.endsAt)}</p>
      {terms.place === '' ? null : <p>{terms.place}</p>}
      <ul>
        {terms.items.map((item, position) => (
          // The agenda may name one topic twice.
          <li key={`${position} ${item.topic}`}>
            {item.topic} <span className="num">{t('minutes', { count: item.minutes })}</span>
          </li>
        ))}
      </ul>
      <p className="num">{terms.fee === 0 ? t('talkFree') : t('talkFee', { fee: format.money(terms.fee) })}</p>
      <CancellationFee talk={talk} name={name} />
      {state === 'ACCEPTED' && at !== null ? (
        <p className="num">{t('talkAgreedOn', { time: format.dateTime(at) })}</p>
      ) : null}
      {note === '' ? null : <p>{note}</p>}
      {mayAnswer ? <Acts talk={talk} name={name} /> : null}
    </article>
  );
}

function Acts({ talk, name }: { talk: OwnTalk; name: string }): ReactNode {
  const t = useDoctorPortalPhrases();
  const [isDeclining, setDeclining] = useState(false);
  const accept = useAcceptTalk();
  const decline = useDeclineTalk();
  const { meetingId, termsHash, state, isOwn } = talk;
  const params = { meetingId };
  return (
    <>
      <Refusal error={isDeclining ? decline.error : accept.error} />
      {isDeclining ? (
        <ReasonForm
          id={`decline-${meetingId}`}
          label={t('talkWhy')}
          send={t('talkSend')}
          isSending={decline.isPending}
          onLeave={() => setDeclining(false)}
          onSend={(note) =>
            decline.mutate({ params, body: { termsHash, note } }, { onSuccess: () => setDeclining(false) })
          }
        />
      ) : state === 'ACCEPTED' && isOwn ? (
        <div className="doctor-acts">
          <Button onPress={() => setDeclining(true)}>{t('talkGiveUp')}</Button>
        </div>
      ) : (
        <Agreement
          meetingId={meetingId}
          name={name}
          isSending={accept.isPending}
          onDecline={state === 'DECLINED' ? undefined : () => setDeclining(true)}
          onSign={(signerName) => accept.mutate({ params, body: { termsHash, signerName } })}
        />
      )}
    </>
  );
}

interface AgreementProps {
  readonly meetingId: string;
  readonly name: string;
  readonly isSending: boolean;
  readonly onDecline: (() => void) | undefined;
  readonly onSign: (signerName: string) => void;
}

function Agreement({ meetingId, name, isSending, onDecline, onSign }: AgreementProps): ReactNode {
  const t = useDoctorPortalPhrases();
  const [signerName, setSignerName] = useState('');
  const sign = (event: FormEvent): void => {
    event.preventDefault();
    if (signerName.trim() !== '') onSign(signerName.trim());
  };
  return (
    <form className="doctor-sign" noValidate onSubmit={sign}>
      <SignerField id={`agree-${meetingId}`} name={name} value={signerName} onChange={setSignerName} />
      <p>{t('talkSignHint')}</p>
      <div className="doctor-acts">
        {onDecline === undefined ? null : <Button onPress={onDecline}>{t('talkDecline')}</Button>}
        <Button kind="primary" submits disabled={signerName.trim() === ''} busy={isSending}>
          {t('talkSign')}
        </Button>
      </div>
    </form>
  );
}
