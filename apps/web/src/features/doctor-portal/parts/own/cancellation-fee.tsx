// What the speaker is owed for a late cancellation, and how to do without it (rule LC1).
import type { OwnTalk } from '@yijian/contract/doctor-portal';
import { useState, type FormEvent, type ReactNode } from 'react';
import { useFormat } from '../../../../lib/format/index.ts';
import { useGiveUpFee } from '../../doctor-portal.api.ts';
import { useDoctorPortalPhrases } from '../../doctor-portal.phrases.ts';
import { Button } from '../kit/button.tsx';
import { Refusal } from '../kit/notice.tsx';
import { SignerField } from './signer-field.tsx';

interface CancellationFeeProps {
  readonly talk: OwnTalk;
  readonly name: string;
}

export function CancellationFee({ talk, name }: CancellationFeeProps): ReactNode {
  const t = useDoctorPortalPhrases();
  const format = useFormat();
  const { cancellationFee: owed, waivedFee: waived } = talk;
  const [isGivingUp, setGivingUp] = useState(false);
  if (waived !== null) return <p className="num">{t('talkWaivedFee', { fee: format.money(waived) })}</p>;
  if (owed === null) return null;
  return (
    <>
      <p className="num">{t('talkCancellationFee', { fee: format.money(owed) })}</p>
      {isGivingUp ? (
        <GivingUp talk={talk} name={name} onLeave={() => setGivingUp(false)} />
      ) : (
        <div className="doctor-acts">
          <Button onPress={() => setGivingUp(true)}>{t('giveUpFee')}</Button>
        </div>
      )}
    </>
  );
}

function GivingUp({ talk, name, onLeave }: CancellationFeeProps & { readonly onLeave: () => void }): ReactNode {
  const t = useDoctorPortalPhrases();
  const [reason, setReason] = useState('');
  const [signerName, setSignerName] = useState('');
  const giveUp = useGiveUpFee();
  const { meetingId } = talk;
  const isReady = reason.trim().length > 1 && signerName.trim() !== '';
  const sign = (event: FormEvent): void => {
    event.preventDefault();
    if (isReady)
      giveUp.mutate({ params: { meetingId }, body: { reason: reason.trim(), signerName: signerName.trim() } });
  };
  return (
    <form className="doctor-sign" noValidate onSubmit={sign}>
      <Refusal error={giveUp.error} />
      <label htmlFor={`give-up-${meetingId}`}>{t('giveUpFeeWhy')}</label>
      <textarea
        className="doctor-input"
        id={`give-up-${meetingId}`}
        maxLength={500}
        value={reason}
        onChange={(event) => setReason(event.target.value)}
      />
      <SignerField id={`give-up-signer-${meetingId}`} name={name} value={signerName} onChange={setSignerName} />
      <p>{t('giveUpFeeHint')}</p>
      <div className="doctor-acts">
        <Button onPress={onLeave}>{t('leaveAsIs')}</Button>
        <Button kind="primary" submits disabled={!isReady} busy={giveUp.isPending}>
          {t('giveUpFeeSign')}
        </Button>
      </div>
    </form>
  );
}
