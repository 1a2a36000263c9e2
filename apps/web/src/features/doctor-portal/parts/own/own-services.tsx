// A meeting at which the doctor spoke: the service is confirmed with a signature, or said to have been otherwise.
import type { OwnService } from '@yijian/contract/doctor-portal';
import { useState, type FormEvent, type ReactNode } from 'react';
import { Tag } from '@yijian/ui/badge';
import { useFormat } from '../../../../lib/format/index.ts';
import { useConfirmService, useDisputeService } from '../../doctor-portal.api.ts';
import { useDoctorPortalPhrases } from '../../doctor-portal.phrases.ts';
import { Button } from '../kit/button.tsx';
import { Refusal } from '../kit/notice.tsx';
import { ReasonForm } from './reason-form.tsx';
import { SignerField } from './signer-field.tsx';

const tones = { WAITING: 'warn', CONFIRMED: 'ok', DISPUTED: 'bad' } as const;

export function Service({ service, name }: { service: OwnService; name: string }): ReactNode {
  const t = useDoctorPortalPhrases();
  const format = useFormat();
  const { title, startsAt, items, state, minutes, note, at } = service;
  return (
    <article className="doctor-card" aria-label={title}>
      <div className="doctor-card-head">
        <h3>{title}</h3>
        <Tag tone={tones[state]}>{t(`service.${state}`)}</Tag>
      </div>
      <p className="num">{startsAt === null ? '' : format.dateTime(startsAt)}</p>
      <ul>
        {items.map((item) => (
          <li key={item.topic}>
            {item.topic} <span className="num">{t('minutes', { count: item.minutes })}</span>
          </li>
        ))}
      </ul>
      {state === 'DISPUTED' ? <p>{note}</p> : null}
      {state === 'CONFIRMED' && at !== null && minutes !== null ? (
        <p className="num">{t('serviceConfirmedAs', { time: format.dateTime(at), count: minutes })}</p>
      ) : (
        <Acts service={service} name={name} />
      )}
    </article>
  );
}

function Acts({ service, name }: { service: OwnService; name: string }): ReactNode {
  const t = useDoctorPortalPhrases();
  const [isOtherwise, setOtherwise] = useState(false);
  const confirm = useConfirmService();
  const dispute = useDisputeService();
  const error = confirm.error ?? dispute.error;
  return (
    <>
      <Refusal error={error} />
      {isOtherwise ? (
        <ReasonForm
          id={`dispute-${service.meetingId}`}
          label={t('serviceOtherLabel')}
          send={t('serviceSend')}
          isSending={dispute.isPending}
          onLeave={() => setOtherwise(false)}
          onSend={(note) =>
            dispute.mutate(
              { params: { meetingId: service.meetingId }, body: { note } },
              { onSuccess: () => setOtherwise(false) },
            )
          }
        />
      ) : (
        <Confirmation
          service={service}
          name={name}
          isSending={confirm.isPending}
          onOtherwise={() => setOtherwise(true)}
          onSign={(body) => confirm.mutate({ params: { meetingId: service.meetingId }, body })}
        />
      )}
    </>
  );
}

interface ConfirmationProps {
  readonly service: OwnService;
  readonly name: string;
  readonly isSending: boolean;
  readonly onOtherwise: () => void;
  readonly onSign: (signed: { minutes: number; signerName: string }) => void;
}

function Confirmation({ service, name, isSending, onOtherwise, onSign }: ConfirmationProps): ReactNode {
  const t = useDoctorPortalPhrases();
  const { meetingId, planned } = service;
  const [minutes, setMinutes] = useState<number | null>(planned);
  const [signerName, setSignerName] = useState('');
  const isReady = minutes !== null && signerName.trim() !== '';
  const sign = (event: FormEvent): void => {
    event.preventDefault();
    if (isReady) onSign({ minutes, signerName: signerName.trim() });
  };
  return (
    <form className="doctor-sign" noValidate onSubmit={sign}>
      <label htmlFor={`minutes-${meetingId}`}>{t('serviceMinutes')}</label>
      <input
        id={`minutes-${meetingId}`}
        className="doctor-input"
        type="number"
        inputMode="numeric"
        min={1}
        max={planned}
        value={minutes ?? ''}
        onChange={(event) => setMinutes(event.target.value === '' ? null : Math.trunc(event.target.valueAsNumber))}
        onBlur={() => setMinutes(minutes === null ? null : Math.min(Math.max(minutes, 1), planned))}
      />
      <SignerField id={`signer-${meetingId}`} name={name} value={signerName} onChange={setSignerName} />
      <p>{t('serviceSignHint')}</p>
      <div className="doctor-acts">
        <Button onPress={onOtherwise}>{t('serviceOther')}</Button>
        <Button kind="primary" submits disabled={!isReady} busy={isSending}>
          {t('serviceSign')}
        </Button>
      </div>
    </form>
  );
}
