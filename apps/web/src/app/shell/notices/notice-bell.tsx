// The bell with its dot; it opens the drawer of the latest notices (specification 4, chat socket).
import { Bell } from 'lucide-react';
import { type ReactNode, useEffect, useState } from 'react';
import { IconButton } from '@yijian/ui/icon';
import { noticesSeen, startNotices, useNotices } from '../../../lib/socket/index.ts';
import { useUser } from '../../guard/facts-store.ts';
import { latePart } from '../../routing/late-part.tsx';
import { useShellPhrases } from '../shell.phrases.ts';

const NoticeDrawer = latePart(() => import('./notice-drawer.tsx').then((part) => part.NoticeDrawer));

export function NoticeBell(): ReactNode {
  const t = useShellPhrases();
  const { id } = useUser();
  const [open, setOpen] = useState<boolean | null>(null);
  const isUnread = useNotices((state) => state.unread > 0 || state.hasNew);
  useEffect(() => startNotices(id), [id]);
  const show = (): void => {
    setOpen(true);
    noticesSeen();
  };
  return (
    <span className="shell-bell">
      <IconButton
        icon={Bell}
        label={t(isUnread ? 'noticesUnread' : 'notices')}
        onClick={show}
        expanded={open === true}
      />
      {isUnread ? <span className="shell-bell-dot" data-testid="notice-dot" /> : null}
      {open === null ? null : (
        <NoticeDrawer open={open} onClose={() => setOpen(false)} onFailed={() => setOpen(null)} />
      )}
    </span>
  );
}
