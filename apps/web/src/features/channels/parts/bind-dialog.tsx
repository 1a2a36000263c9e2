// Chooses one of the own enterprise-chat contacts for a doctor; the list can be fetched anew.
import type { Friend } from '@yijian/contract/channels';
import { SearchInput } from '@yijian/ui/filter';
import { Async } from '@yijian/ui/states';
import { Button, Modal } from 'antd';
import { useState, type ReactNode } from 'react';
import { useFormat } from '../../../lib/format/index.ts';
import { useShell } from '../../../lib/router/index.ts';
import { useBindContact, useFriends, useRefreshFriends } from '../channels.api.ts';
import { useChannelPhrases } from '../channels.phrases.ts';

export function BindDialog({ doctorId, onClose }: { doctorId: string; onClose: () => void }): ReactNode {
  const t = useChannelPhrases();
  const format = useFormat();
  const shell = useShell();
  const [keyword, setKeyword] = useState('');
  const [isFetching, setFetching] = useState(false);
  const friends = useFriends(keyword);
  const refresh = useRefreshFriends();
  const fetchAnew = async (): Promise<void> => {
    setFetching(true);
    try {
      const { contacts, added } = await refresh();
      shell.toast.success(t('refreshed', { count: format.count(contacts), added: format.count(added) }));
    } catch {
      // The words of the refusal are on the page already.
    } finally {
      setFetching(false);
    }
  };
  return (
    <Modal open title={t('bind')} footer={null} onCancel={onClose}>
      <div className="channels-bind">
        <span className="channels-tools">
          <SearchInput value={keyword} onChange={setKeyword} placeholder={t('search')} width={220} />
          <Button loading={isFetching} onClick={() => void fetchAnew()}>
            {t('refresh')}
          </Button>
        </span>
        <Async
          query={friends}
          shape="list"
          rows={4}
          failedTitle={t('failed')}
          isEmpty={({ content }) => content.length === 0}
          empty={{ reason: t('noFriends') }}
          compact
        >
          {({ content }) => (
            <ul>
              {content.map((friend) => (
                <FriendLine key={friend.externalUserId} doctorId={doctorId} friend={friend} onBound={onClose} />
              ))}
            </ul>
          )}
        </Async>
      </div>
    </Modal>
  );
}

function FriendLine({
  doctorId,
  friend,
  onBound,
}: {
  doctorId: string;
  friend: Friend;
  onBound: () => void;
}): ReactNode {
  const t = useChannelPhrases();
  const bind = useBindContact();
  const { externalUserId, name, remark, corpName, isGone } = friend;
  return (
    <li>
      <span className="channel-name">
        {name} <small>{[remark, corpName].filter(Boolean).join(' · ')}</small>
      </span>
      {friend.doctorId === doctorId ? <small>{t('bound')}</small> : null}
      {friend.doctorId !== null && friend.doctorId !== doctorId ? (
        <small>{t('boundTo', { name: friend.doctorName ?? '' })}</small>
      ) : null}
      {isGone ? <small>{t('unreachable.CONTACT_GONE')}</small> : null}
      {friend.doctorId === null && !isGone ? (
        <Button
          size="small"
          aria-label={`${t('bindThis')} ${name}`}
          loading={bind.isPending}
          onClick={() => bind.mutate({ body: { doctorId, externalUserId } }, { onSuccess: onBound })}
        >
          {t('bindThis')}
        </Button>
      ) : null}
    </li>
  );
}
