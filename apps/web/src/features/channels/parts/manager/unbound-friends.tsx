// The own contacts that are bound to no doctor: bound by choosing the doctor, or ignored; what was ignored can be taken back.
import type { Friend } from '@yijian/contract/channels';
import { SearchInput } from '@yijian/ui/filter';
import { Async } from '@yijian/ui/states';
import { Button, Segmented } from 'antd';
import { useState, type ComponentType, type ReactNode } from 'react';
import { useFormat } from '../../../../lib/format/index.ts';
import { useShell } from '../../../../lib/router/index.ts';
import { useBindContact, useFriends, useIgnoreFriend } from '../../channels.api.ts';
import { useChannelPhrases } from '../../channels.phrases.ts';

/** The way to choose a doctor; tells the id, and none where it is taken back. */
export type DoctorChooser = ComponentType<{ label: string; onChoose: (doctorId: string | undefined) => void }>;

type Shown = 'UNBOUND' | 'IGNORED';

export function UnboundFriends({ chooser }: { chooser: DoctorChooser }): ReactNode {
  const t = useChannelPhrases();
  const format = useFormat();
  const [keyword, setKeyword] = useState('');
  const [group, setGroup] = useState<Shown>('UNBOUND');
  const friends = useFriends(keyword, group);
  const options = [
    { value: 'UNBOUND' as const, label: t('unbound') },
    { value: 'IGNORED' as const, label: t('ignored') },
  ];
  return (
    <section className="channels-unbound" aria-label={t('unbound')}>
      <span className="channels-tools">
        <Segmented size="small" options={options} value={group} onChange={setGroup} />
        <SearchInput value={keyword} onChange={setKeyword} placeholder={t('search')} width={200} />
      </span>
      <Async
        query={friends}
        shape="list"
        rows={4}
        failedTitle={t('failed')}
        isEmpty={({ content }) => content.length === 0}
        empty={{ reason: t(group === 'UNBOUND' ? 'allBound' : 'noneIgnored') }}
        compact
      >
        {({ content, totalElements }) => (
          <>
            <ul>
              {content.map((friend) => (
                <FriendLine key={friend.externalUserId} friend={friend} chooser={chooser} />
              ))}
            </ul>
            {totalElements > content.length ? (
              <small>{t('more', { count: format.count(totalElements), shown: format.count(content.length) })}</small>
            ) : null}
          </>
        )}
      </Async>
    </section>
  );
}

function FriendLine({ friend, chooser: Chooser }: { friend: Friend; chooser: DoctorChooser }): ReactNode {
  const t = useChannelPhrases();
  const shell = useShell();
  const bind = useBindContact();
  const ignore = useIgnoreFriend();
  const [doctorId, setDoctorId] = useState<string>();
  const { externalUserId, name, remark, corpName, isIgnored } = friend;
  const change = (): void => ignore.mutate({ body: { externalUserId, isIgnored: !isIgnored } });
  return (
    <li>
      <span className="channel-name">
        {name} <small>{[remark, corpName].filter(Boolean).join(' · ')}</small>
      </span>
      {isIgnored ? null : (
        <>
          <span className="channel-doctor">
            <Chooser label={t('bindTo', { name })} onChoose={setDoctorId} />
          </span>
          <Button
            size="small"
            aria-label={`${t('bindThis')} ${name}`}
            disabled={doctorId === undefined}
            loading={bind.isPending}
            onClick={() =>
              bind.mutate(
                { body: { doctorId: doctorId!, externalUserId } },
                { onSuccess: () => shell.toast.success(t('bound')) },
              )
            }
          >
            {t('bindThis')}
          </Button>
        </>
      )}
      <Button
        size="small"
        type="link"
        aria-label={t(isIgnored ? 'restoreThis' : 'ignoreThis', { name })}
        loading={ignore.isPending}
        onClick={change}
      >
        {t(isIgnored ? 'restore' : 'ignore')}
      </Button>
    </li>
  );
}
