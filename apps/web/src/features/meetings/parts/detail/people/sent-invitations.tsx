// Ways from the guests to the invitations that went to them by mail, SMS or enterprise chat, and to a new one.
import type { MeetingDetail } from '@yijian/contract/meetings';
import { Button } from 'antd';
import type { ReactNode } from 'react';
import { useShell } from '../../../../../lib/router/index.ts';
import { hasPermission } from '../../../../../lib/session/index.ts';
import { useMeetingPhrases } from '../../../meetings.phrases.ts';

interface SentInvitationsProps {
  readonly meeting: MeetingDetail;
  readonly mayInvite: boolean;
}

export function SentInvitations({ meeting: { id, guests }, mayInvite }: SentInvitationsProps): ReactNode {
  const t = useMeetingPhrases();
  const shell = useShell();
  if (!hasPermission('content:sends:read') || guests.length === 0) return null;
  const isOpen = mayInvite && guests.some(({ state, doctor }) => state === 'INVITED' && doctor !== null);
  return (
    <div className="meeting-tools">
      {isOpen ? (
        <Button onClick={() => shell.openTab(`/content/sendForm?meetingId=${id}`, { title: t('sendInvitations') })}>
          {t('sendInvitations')}
        </Button>
      ) : null}
      <Button onClick={() => shell.openTab(`/content/sends?meetingId=${id}`)}>{t('sentInvitations')}</Button>
    </div>
  );
}
