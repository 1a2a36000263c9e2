// /doctorLogin: a doctor signs in with a phone, and then sees the own invitations and consents; or, with a scanned code, signs in at a meeting (specification 2.1).
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useState, type ReactNode } from 'react';
import { goTo, usePlainAddress } from '../../../lib/router/index.ts';
import { readDoctorToken, writeDoctorToken } from '../../../lib/storage/index.ts';
import { useDoctorPortalPhrases } from '../doctor-portal.phrases.ts';
import { DoctorHome } from '../parts/doctor-home.tsx';
import { DoctorPage } from '../parts/doctor-page.tsx';
import { PhoneSignIn } from '../parts/sign-in/phone-sign-in.tsx';
import { ScanSignIn } from '../parts/sign-in/scan-sign-in.tsx';

export default function DoctorLoginScreen(): ReactNode {
  return <DoctorPage>{(realm) => <Portal realm={realm} />}</DoctorPage>;
}

function Portal({ realm }: { realm: string }): ReactNode {
  const t = useDoctorPortalPhrases();
  const client = useQueryClient();
  const [isSignedIn, setSignedIn] = useState(() => readDoctorToken() !== null);
  const [note, setNote] = useState<string | null>(null);
  const { query } = usePlainAddress();
  const ended = t('ended');
  const end = useCallback(
    (wanted: boolean) => {
      writeDoctorToken(null);
      client.clear();
      setNote(wanted ? null : ended);
      setSignedIn(false);
    },
    [client, ended],
  );
  const publicId = query.get('meeting') ?? '';
  const code = (query.get('code') ?? '').slice(0, 6);
  if (isSignedIn) return <DoctorHome scanned={{ meetingId: publicId.split('-')[0] ?? '', code }} onEnd={end} />;
  if (publicId !== '')
    return <ScanSignIn realm={realm} meetingId={publicId} code={code} onLeave={() => goTo('/doctorLogin')} />;
  return <PhoneSignIn realm={realm} note={note} onSignedIn={() => setSignedIn(true)} />;
}
