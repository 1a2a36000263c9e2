// The menu of a phone: a drawer over the page (look and feel, phone).
import { Drawer } from 'antd';
import type { ReactNode } from 'react';
import { defaultSkin, tokenNumber } from '@yijian/ui/tokens';
import { useShellPhrases } from '../shell.phrases.ts';
import { SideMenu } from './side-menu.tsx';
import type { useMenuLines } from './use-menu-lines.ts';

export interface PhoneMenuProps {
  readonly menu: ReturnType<typeof useMenuLines>;
  readonly open: boolean;
  readonly onClose: () => void;
}

export function PhoneMenu({ menu, open, onClose }: PhoneMenuProps): ReactNode {
  const t = useShellPhrases();
  return (
    <Drawer
      open={open}
      onClose={onClose}
      placement="left"
      size={tokenNumber('sider-w', defaultSkin)}
      closable={false}
      className="shell-drawer"
      aria-label={t('menu')}
    >
      <SideMenu {...menu} folded={false} onChosen={onClose} />
    </Drawer>
  );
}
