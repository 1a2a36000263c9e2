// A phone and the one-time code that is sent to it; what is said never tells whether the phone is known.
import { RESEND_SECONDS, type CodePurpose } from '@yijian/contract/doctor-portal';
import { useEffect, useState, type ReactNode } from 'react';
import { useSendCode } from '../../doctor-portal.api.ts';
import { useDoctorPortalPhrases } from '../../doctor-portal.phrases.ts';
import { Button } from '../kit/button.tsx';
import { Notice, Refusal } from '../kit/notice.tsx';

/** Seconds until another code may be asked for. */
function usePause(): { readonly left: number; readonly begin: () => void } {
  const [left, setLeft] = useState(0);
  useEffect(() => {
    if (left === 0) return undefined;
    const timer = setTimeout(() => setLeft(left - 1), 1000);
    return () => clearTimeout(timer);
  }, [left]);
  return { left, begin: () => setLeft(RESEND_SECONDS) };
}

export interface PhoneWithCode {
  readonly phone: string;
  readonly code: string;
}

interface PhoneCodeProps {
  readonly realm: string;
  readonly purpose: CodePurpose;
  readonly value: PhoneWithCode;
  readonly onChange: (value: PhoneWithCode) => void;
}

export function PhoneCode({ realm, purpose, value, onChange }: PhoneCodeProps): ReactNode {
  const t = useDoctorPortalPhrases();
  const send = useSendCode();
  const { left, begin } = usePause();
  const { phone, code } = value;
  const ask = (): void =>
    send.mutate({ params: { realm, provider: 'sms', phone: phone.trim() }, query: { purpose } }, { onSuccess: begin });
  return (
    <>
      <label htmlFor="doctor-phone">{t('phone')}</label>
      <input
        id="doctor-phone"
        className="doctor-input"
        type="tel"
        autoComplete="tel"
        value={phone}
        maxLength={20}
        onChange={(event) => onChange({ ...value, phone: event.target.value })}
      />
      <label htmlFor="doctor-code">{t('code')}</label>
      <div className="doctor-code">
        <input
          id="doctor-code"
          className="doctor-input"
          inputMode="numeric"
          autoComplete="one-time-code"
          value={code}
          maxLength={6}
          onChange={(event) => onChange({ ...value, code: event.target.value.replaceAll(/\D/g, '') })}
        />
        <Button disabled={phone.trim().length < 11 || left > 0} busy={send.isPending} onPress={ask}>
          {left > 0 ? t('sendAgain', { seconds: left }) : t('sendCode')}
        </Button>
      </div>
      {send.isSuccess ? <Notice kind="info" title={t(purpose === 'REGISTER' ? 'sentAnyway' : 'sent')} /> : null}
      <Refusal error={send.error} />
    </>
  );
}
