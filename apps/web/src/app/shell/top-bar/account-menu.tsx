// The avatar menu: personal center, admin console, look, lock, leaving with a question (specification 2.4, R2.17).
import { App, Dropdown, type MenuProps } from 'antd';
import { ChevronDown, ExternalLink, Lock, LogOut, Settings2, UserRound } from 'lucide-react';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { Avatar } from '@yijian/ui/badge';
import { Glyph } from '@yijian/ui/icon';
import { pageUrl } from '../../../lib/env/index.ts';
import { openOutside } from '../../menu/outside-page.ts';
import { useUser } from '../../guard/facts-store.ts';
import { useLock } from '../lock/lock-store.ts';
import { useShellPhrases } from '../shell.phrases.ts';

/** The console's fixed path on the same origin. */
export const adminConsole = '/admin';

export interface AccountMenuProps {
  readonly short: boolean;
  readonly onOpenSettings: () => void;
}

export function AccountMenu({ short, onOpenSettings }: AccountMenuProps): ReactNode {
  const t = useShellPhrases();
  const { name, avatar } = useUser();
  const menu = useAccountEntries(onOpenSettings);
  return (
    <Dropdown menu={menu} trigger={['click']} placement="bottomRight">
      <button type="button" className="drop-button" aria-haspopup="menu">
        <span className="yj-hidden">{t('account')}</span>
        <Avatar name={name} tone="primary" src={avatar} />
        <span className={short ? 'yj-hidden' : undefined}>{name}</span>
        {short ? null : <Glyph icon={ChevronDown} size={14} className="drop-button-arrow" />}
      </button>
    </Dropdown>
  );
}

function useAccountEntries(onOpenSettings: () => void): MenuProps {
  const t = useShellPhrases();
  const { modal } = App.useApp();
  const navigate = useNavigate();
  const lock = useLock((state) => state.lock);
  const leave = async (): Promise<void> => {
    const agreed = await modal.confirm({ title: t('logOutQuestion'), okText: t('confirm'), cancelText: t('cancel') });
    if (agreed) await navigate('/logout');
  };
  const acts: Record<string, () => void> = {
    personal: () => void navigate('/personalcenter/index'),
    admin: () => openOutside(pageUrl(adminConsole)),
    settings: onOpenSettings,
    lock,
    leave: () => void leave(),
  };
  return {
    items: [
      { key: 'personal', label: t('personalCenter'), icon: <Glyph icon={UserRound} /> },
      { key: 'admin', label: t('adminConsole'), icon: <Glyph icon={ExternalLink} /> },
      { key: 'settings', label: t('layoutSettings'), icon: <Glyph icon={Settings2} /> },
      { key: 'lock', label: t('lockScreen'), icon: <Glyph icon={Lock} /> },
      { type: 'divider' },
      { key: 'leave', label: t('logOut'), icon: <Glyph icon={LogOut} /> },
    ],
    onClick: ({ key }) => acts[key]?.(),
  };
}
