// /news/newsIndex: all messages of this user, by type and state, and how they arrive (specification 2.3, news).
import type { NoticeType } from '@yijian/contract/notifications';
import { Button } from 'antd';
import { CheckCheck, Settings } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useSearchParams } from 'react-router';
import { Glyph } from '@yijian/ui/icon';
import { ListPage } from '@yijian/ui/list-page';
import { useShell } from '../../../lib/router/index.ts';
import { useNotices } from '../../../lib/socket/index.ts';
import { useMarkAllRead, useTypeCounts } from '../notifications.api.ts';
import { useNoticePhrases } from '../notifications.phrases.ts';
import { NoticeList } from '../parts/notice-list.tsx';
import { SettingsDialog } from '../parts/settings-dialog.tsx';
import { TypeFilter } from '../parts/type-filter.tsx';

const filters = { all: undefined, unread: true, read: false } as const;

export default function MessagesScreen(): ReactNode {
  const t = useNoticePhrases();
  const shell = useShell();
  const unread = useNotices((state) => state.unread);
  const [tab, setTab] = useState<keyof typeof filters>('all');
  const [type, setType] = useState<NoticeType>();
  // The daily mail leads here.
  const [isSetting, setSetting] = useState(useSearchParams()[0].get('settings') === 'open');
  const tabs = [
    { key: 'all', label: t('all') },
    { key: 'unread', label: t('unread'), count: unread },
    { key: 'read', label: t('read') },
  ];
  const actions = (
    <>
      <Button icon={<Glyph icon={Settings} />} onClick={() => setSetting(true)}>
        {t('settings')}
      </Button>
      <MarkAllButton type={type} />
    </>
  );
  return (
    <ListPage
      title={t('title')}
      tabs={tabs}
      tab={tab}
      onTabChange={(key) => setTab(key as keyof typeof filters)}
      actions={actions}
    >
      <TypeFilter type={type} onChange={setType} />
      <NoticeList key={`${tab} ${type}`} unread={filters[tab]} type={type} onOpen={(path) => shell.openTab(path)} />
      {isSetting ? <SettingsDialog onClose={() => setSetting(false)} /> : null}
    </ListPage>
  );
}

/** Of the chosen type alone, where one is chosen. */
function MarkAllButton({ type }: { type: NoticeType | undefined }): ReactNode {
  const t = useNoticePhrases();
  const shell = useShell();
  const unread = useNotices((state) => state.unread);
  const counts = useTypeCounts().data ?? [];
  const left = type === undefined ? unread : (counts.find((one) => one.type === type)?.unread ?? 0);
  const markAll = useMarkAllRead(() => shell.toast.success(t(type === undefined ? 'markedAll' : 'markedType')));
  return (
    <Button
      icon={<Glyph icon={CheckCheck} />}
      disabled={left === 0}
      loading={markAll.isPending}
      onClick={() => markAll.mutate({ query: type === undefined ? {} : { type } })}
    >
      {t(type === undefined ? 'markAllRead' : 'markTypeRead')}
    </Button>
  );
}
