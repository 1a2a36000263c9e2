// Signing in at a meeting with the code on its screen, and with the place where the meeting asks for it.
import type { DoctorMeeting } from '@yijian/contract/doctor-portal';
import { useState, type FormEvent, type ReactNode } from 'react';
import { useSignInAtMeeting } from '../doctor-portal.api.ts';
import { useDoctorPortalPhrases } from '../doctor-portal.phrases.ts';
import { findPlace } from './find-place.ts';
import { Button } from './kit/button.tsx';
import { Notice, Refusal } from './kit/notice.tsx';

interface MeetingSignInProps {
  readonly meeting: DoctorMeeting;
  /** The code that the scanned address carried; empty without one. */
  readonly scanned: string;
}

export function MeetingSignIn({ meeting: { id, needsPlace }, scanned }: MeetingSignInProps): ReactNode {
  const t = useDoctorPortalPhrases();
  const [code, setCode] = useState(scanned);
  const [isLost, setLost] = useState(false);
  const [isLooking, setLooking] = useState(false);
  const signIn = useSignInAtMeeting();
  const enter = async (): Promise<void> => {
    setLost(false);
    if (!needsPlace) return signIn.mutate({ params: { id }, body: { code } });
    setLooking(true);
    try {
      const place = await findPlace();
      signIn.mutate({ params: { id }, body: { code, ...place } });
    } catch {
      setLost(true);
    } finally {
      setLooking(false);
    }
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    void enter();
  };
  return (
    <form className="doctor-sign" onSubmit={submit}>
      <label htmlFor={`code-${id}`}>{t('meetingCode')}</label>
      <div className="doctor-code">
        <input
          id={`code-${id}`}
          className="doctor-input"
          inputMode="numeric"
          autoComplete="off"
          maxLength={6}
          value={code}
          onChange={(event) => setCode(event.target.value.replaceAll(/\D/g, ''))}
        />
        <Button kind="primary" submits disabled={code.length !== 6} busy={signIn.isPending || isLooking}>
          {t('meetingSignIn')}
        </Button>
      </div>
      {needsPlace ? <p>{t('needsPlace')}</p> : null}
      {isLost ? <Notice kind="error" title={t('noPlace')} /> : null}
      <Refusal error={signIn.error} />
    </form>
  );
}
