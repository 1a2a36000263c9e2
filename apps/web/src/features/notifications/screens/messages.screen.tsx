// /news/newsIndex: all messages of this user (specification 2.3, news).
import { Button } from 'antd';
import { CheckCheck } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Glyph } from '@yijian/ui/icon';
import { ListPage } from '@yijian/ui/list-page';
import { useShell } from '../../../lib/router/index.ts';
import { useNotices } from '../../../lib/socket/index.ts';
import { useMarkAllRead } from '../notifications.api.ts';
import { useNoticePhrases } from '../notifications.phrases.ts';
import { NoticeList } from '../parts/notice-list.tsx';

const filters = { all: undefined, unread: true, read: false } as const;

export default function MessagesScreen(): ReactNode {
  const t = useNoticePhrases();
  const shell = useShell();
  const unread = useNotices((state) => state.unread);
  const [tab, setTab] = useState<keyof typeof filters>('all');
  const markAll = useMarkAllRead(() => shell.toast.success(t('markedAll')));
  const tabs = [
    { key: 'all', label: t('all') },
    { key: 'unread', label: t('unread'), count: unread },
    { key: 'read', label: t('read') },
  ];
  const actions = (
    <Button
      icon={<Glyph icon={CheckCheck} />}
      disabled={unread === 0}
      loading={markAll.isPending}
      onClick={() => markAll.mutate({})}
    >
      {t('markAllRead')}
    </Button>
  );
  return (
    <ListPage
      title={t('title')}
      tabs={tabs}
      tab={tab}
      onTabChange={(key) => setTab(key as keyof typeof filters)}
      actions={actions}
    >
      <NoticeList key={tab} unread={filters[tab]} onOpen={(path) => shell.openTab(path)} />
    </ListPage>
  );
}
