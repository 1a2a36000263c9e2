// Beside a conversation in enterprise chat: the doctor the colleague writes to, what the doctor agreed to, and what is done next (product 3.9).
import type { Friend } from '@yijian/contract/channels';
import { onDemand } from '@yijian/ui/on-demand';
import { Async, Empty, Loading } from '@yijian/ui/states';
import { useState, type ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { isEnterpriseChat } from '../../../lib/env/index.ts';
import { useCurrentContact, useFriend, UnboundContact } from '../../channels/index.ts';
import { DoctorPicker, type PickedDoctor } from '../../doctors/index.ts';
import { useProfilePhrases } from '../doctor-profiles.phrases.ts';
import '../parts/chat/chat.css';

const DoctorBeside = onDemand(
  () => import('../parts/chat/doctor-beside.tsx').then((part) => part.DoctorBeside),
  <Loading shape="page" />,
);

export default function ChatSidebarScreen(): ReactNode {
  const given = useSearchParams()[0].get('externalUserId');
  return <div className="chat-sidebar">{given === null ? <Beside /> : <Contact externalUserId={given} />}</div>;
}

function Beside(): ReactNode {
  const t = useProfilePhrases();
  return isEnterpriseChat() ? <Conversation /> : <Empty isPage title={t('chatSidebar')} reason={t('chatOutside')} />;
}

function Conversation(): ReactNode {
  const t = useProfilePhrases();
  return (
    <Async query={useCurrentContact()} shape="page" failedTitle={t('chatSilent')}>
      {(externalUserId) => <Contact externalUserId={externalUserId} />}
    </Async>
  );
}

function Contact({ externalUserId }: { externalUserId: string }): ReactNode {
  const t = useProfilePhrases();
  return (
    <Async query={useFriend(externalUserId)} shape="page" failedTitle={t('contactFailed')}>
      {(friend) =>
        friend.doctorId === null ? <NoDoctor friend={friend} /> : <DoctorBeside doctorId={friend.doctorId} />
      }
    </Async>
  );
}

function NoDoctor({ friend }: { friend: Friend }): ReactNode {
  const t = useProfilePhrases();
  return friend.isBound ? (
    <Empty isPage title={friend.name} reason={t('boundElsewhere')} />
  ) : (
    <Unbound friend={friend} />
  );
}

function Unbound({ friend }: { friend: Friend }): ReactNode {
  const t = useProfilePhrases();
  const [doctor, setDoctor] = useState<PickedDoctor | null>(null);
  return (
    <UnboundContact
      friend={friend}
      doctorId={doctor?.id ?? null}
      picker={<DoctorPicker label={t('whoIsIt')} value={doctor} onChange={setDoctor} />}
    />
  );
}
