// The bell with its dot, and the drawer of the latest notices (specification 4, chat socket).
import { Drawer } from 'antd';
import { Bell } from 'lucide-react';
import { type ReactNode, useEffect, useState } from 'react';
import { IconButton } from '@yijian/ui/icon';
import { NoticeList } from '../../../features/notifications/index.ts';
import { noticesSeen, startNotices, useNotices } from '../../../lib/socket/index.ts';
import { useUser } from '../../guard/facts-store.ts';
import { useOpenPath } from '../services/use-open-path.ts';
import { useShellPhrases } from '../shell.phrases.ts';

export function NoticeBell(): ReactNode {
  const t = useShellPhrases();
  const { id } = useUser();
  const [open, setOpen] = useState(false);
  const isUnread = useNotices((state) => state.unread > 0 || state.hasNew);
  useEffect(() => startNotices(id), [id]);
  const show = (): void => {
    setOpen(true);
    noticesSeen();
  };
  return (
    <span className="shell-bell">
      <IconButton icon={Bell} label={t(isUnread ? 'noticesUnread' : 'notices')} onClick={show} expanded={open} />
      {isUnread ? <span className="shell-bell-dot" data-testid="notice-dot" /> : null}
      <NoticeDrawer open={open} onClose={() => setOpen(false)} />
    </span>
  );
}

function NoticeDrawer({ open, onClose }: { open: boolean; onClose: () => void }): ReactNode {
  const t = useShellPhrases();
  const openPath = useOpenPath();
  const go = (path: string): void => {
    onClose();
    openPath(path);
  };
  const all = (
    <button type="button" className="shell-link" onClick={() => go('/news/newsIndex')}>
      {t('allNotices')}
    </button>
  );
  return (
    <Drawer
      open={open}
      onClose={onClose}
      title={t('notices')}
      extra={all}
      size={380}
      closable={{ placement: 'end' }}
      destroyOnHidden
    >
      <NoticeList onOpen={go} compact />
    </Drawer>
  );
}
