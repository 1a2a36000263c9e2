// The drawer of the latest notices (specification 4, chat socket).
import { Drawer } from 'antd';
import type { ReactNode } from 'react';
import { NoticeList } from '../../../features/notifications/index.ts';
import { useOpenPath } from '../services/use-open-path.ts';
import { useShellPhrases } from '../shell.phrases.ts';

export function NoticeDrawer({ open, onClose }: { open: boolean; onClose: () => void }): ReactNode {
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
