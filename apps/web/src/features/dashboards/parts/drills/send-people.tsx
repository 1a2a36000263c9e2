// The doctors behind a line of the mass sends.
import type { MassSend } from '@yijian/contract/dashboards';
import { useState, type ReactNode } from 'react';
import { readMassSendPeople, useMassSendPeople } from '../../dashboards-boards.api.ts';
import { useBoardPhrases } from '../../dashboards-boards.phrases.ts';
import { DoctorsBehind } from './doctors-behind.tsx';

export interface SendNumber {
  readonly send: MassSend;
  readonly kind: 'RECEIVED' | 'ANSWERED';
}

export function SendPeople({ number, onClose }: { number: SendNumber; onClose: () => void }): ReactNode {
  const t = useBoardPhrases();
  const [page, setPage] = useState(0);
  const { send, kind } = number;
  const { day, channel, subject } = send;
  const asked = { day, channel, subject, kind };
  return (
    <DoctorsBehind
      title={`${t(kind === 'RECEIVED' ? 'sentTo' : 'answered')} · ${subject || t(`channel.${channel}`)} · ${day}`}
      counted={t(kind === 'RECEIVED' ? 'sent' : 'acts')}
      query={useMassSendPeople({ ...asked, page })}
      read={(paging) => readMassSendPeople({ ...asked, ...paging })}
      page={page}
      onPage={setPage}
      onClose={onClose}
    />
  );
}
