// Whoever scanned the code of a meeting: the code is checked at once, then a code by SMS signs the doctor in.
import { useEffect, useRef, useState, type FormEvent, type ReactNode } from 'react';
import type { OpenMeeting } from '@yijian/contract/doctor-portal';
import { useFormat } from '../../../../lib/format/index.ts';
import { useOpenMeeting, useSignInByPhone, useValidateCode } from '../../doctor-portal.api.ts';
import { useDoctorPortalPhrases } from '../../doctor-portal.phrases.ts';
import { findPlace } from '../find-place.ts';
import { PhoneCode } from './phone-code.tsx';
import { Async } from '../kit/async.tsx';
import { Button } from '../kit/button.tsx';
import { Notice, Refusal } from '../kit/notice.tsx';

interface ScanSignInProps {
  readonly realm: string;
  /** The number of the meeting and the code that the scanned address carries. */
  readonly meetingId: string;
  readonly code: string;
  /** To the sign-in without a meeting. */
  readonly onLeave: () => void;
}

export function ScanSignIn({ realm, meetingId, code, onLeave }: ScanSignInProps): ReactNode {
  const t = useDoctorPortalPhrases();
  const meeting = useOpenMeeting(meetingId);
  const { mutate, data, error } = useValidateCode();
  const asked = useRef(false);
  useEffect(() => {
    // The code is good for a minute: it is exchanged for a ticket before the doctor begins to type.
    if (asked.current) return;
    asked.current = true;
    mutate({ query: { meetingId, realm }, body: { code } });
  }, [mutate, meetingId, realm, code]);
  return (
    <Async query={meeting}>
      {(found) => (
        <div className="doctor-form">
          <Head meeting={found} />
          <Refusal error={error} />
          {data === undefined ? null : (
            <ByPhone realm={realm} meetingId={meetingId} ticket={data.ticket} needsPlace={found.needsPlace} />
          )}
          <Button kind="link" onPress={onLeave}>
            {t('toMyPages')}
          </Button>
        </div>
      )}
    </Async>
  );
}

function Head({ meeting }: { meeting: OpenMeeting }): ReactNode {
  const t = useDoctorPortalPhrases();
  const format = useFormat();
  const { title, startsAt, endsAt, venueName, address, enterpriseName } = meeting;
  return (
    <>
      <h1>{title}</h1>
      {startsAt === null ? null : <p className="num">{format.span(startsAt, endsAt)}</p>}
      <p>{[venueName, address].filter(Boolean).join(' · ')}</p>
      <p>{t('heldBy', { name: enterpriseName })}</p>
    </>
  );
}

interface ByPhoneProps {
  readonly realm: string;
  readonly meetingId: string;
  readonly ticket: string;
  readonly needsPlace: boolean;
}

function ByPhone({ realm, meetingId, ticket, needsPlace }: ByPhoneProps): ReactNode {
  const t = useDoctorPortalPhrases();
  const format = useFormat();
  const [given, setGiven] = useState({ phone: '', code: '' });
  const sign = useSignInByPhone();
  const enter = async (proof: { ticket: string; code: string } | undefined): Promise<void> => {
    const query = { meetingId, phone: given.phone.trim(), ...proof };
    // A phone that does not tell its place signs in all the same; the organiser sees that it had none.
    const place = needsPlace ? await findPlace().catch(() => ({})) : {};
    sign.mutate({ query: { ...query, ...place } });
  };
  if (sign.data !== undefined) {
    const { signedInAt, isConfirmed } = sign.data;
    if (signedInAt === null)
      return (
        <Notice kind="info" title={t('signInReceived')}>
          {t('signInUnproved')}
        </Notice>
      );
    const said = t('signedInAt', { time: format.time(signedInAt) });
    return (
      <Notice kind="success" title={said}>
        {isConfirmed ? undefined : t('waitsForMatch')}
      </Notice>
    );
  }
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    void enter({ ticket, code: given.code });
  };
  return (
    <form className="doctor-sign" onSubmit={submit}>
      <PhoneCode realm={realm} purpose="SIGN_IN" value={given} onChange={setGiven} />
      {needsPlace ? <p>{t('needsPlace')}</p> : null}
      <Refusal error={sign.error} />
      <Button kind="primary" submits disabled={given.code.length !== 6} busy={sign.isPending}>
        {t('meetingSignIn')}
      </Button>
      <Button
        kind="link"
        disabled={given.phone.trim().length < 11 || sign.isPending}
        onPress={() => void enter(undefined)}
      >
        {t('signInWithoutCode')}
      </Button>
    </form>
  );
}
