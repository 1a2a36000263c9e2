// The frame around every page behind sign-in: menu, top bar, visited pages (specification 2.4).
import { Drawer } from 'antd';
import { type ReactNode, useState } from 'react';
import { defaultSkin, tokenNumber } from '@yijian/ui/tokens';
import { useIsPhone } from '@yijian/ui/viewport';
import { useFacts } from '../guard/facts-store.ts';
import { isEnterpriseChat } from '../../lib/env/index.ts';
import { SideMenu } from './menu/side-menu.tsx';
import { TopSections } from './menu/top-sections.tsx';
import { useMenuLines } from './menu/use-menu-lines.ts';
import { DataNotice } from './notices/data-notice.tsx';
import { Palette } from './palette/palette.tsx';
import { useLayout } from './settings/layout-store.ts';
import { SettingsDrawer } from './settings/settings-drawer.tsx';
import { ShellContent } from './shell-content.tsx';
import { useShellPhrases } from './shell.phrases.ts';
import { TabBar } from './tabs/tab-bar.tsx';
import { useTabVisits } from './tabs/use-tab-visits.ts';
import { TopBar } from './top-bar/top-bar.tsx';
import { usePageTitle } from './use-page-title.ts';
import { useRightsWatch } from './use-rights-watch.ts';
import './shell.css';

export function Shell(): ReactNode {
  const { user } = useFacts();
  const bare = isEnterpriseChat() || user.isEnterpriseChat;
  useTabVisits();
  usePageTitle();
  useRightsWatch();
  return (
    <>
      {bare ? <ShellContent /> : <FramedShell />}
      <DataNotice />
    </>
  );
}

function FramedShell(): ReactNode {
  const t = useShellPhrases();
  const isPhone = useIsPhone();
  const { setting, menuFolded, foldMenu } = useLayout();
  const [settingsOpen, setSettingsOpen] = useState(false);
  const menu = useMenuLines(setting.topNavigation && !isPhone);
  const openSettings = (): void => setSettingsOpen(true);
  const sections = setting.topNavigation && !isPhone ? <TopSections activePath={menu.activePath} /> : undefined;
  return (
    <div className={setting.fixedHeader ? 'shell' : 'shell shell-loose'}>
      <a className="shell-skip" href="#content">
        {t('skipToContent')}
      </a>
      {isPhone || menu.lines.length === 0 ? null : <SideMenu {...menu} folded={menuFolded} onFold={foldMenu} />}
      <div className="shell-main">
        {isPhone ? (
          <PhoneTop menu={menu} onOpenSettings={openSettings} />
        ) : (
          <TopBar sections={sections} onOpenSettings={openSettings} />
        )}
        {setting.tabBar && !isPhone ? <TabBar /> : null}
        <ShellContent />
      </div>
      <SettingsDrawer open={settingsOpen} onClose={() => setSettingsOpen(false)} />
      <Palette />
    </div>
  );
}

function PhoneTop({
  menu,
  onOpenSettings,
}: {
  menu: ReturnType<typeof useMenuLines>;
  onOpenSettings: () => void;
}): ReactNode {
  const t = useShellPhrases();
  const [open, setOpen] = useState(false);
  const close = (): void => setOpen(false);
  return (
    <>
      <TopBar onOpenMenu={() => setOpen(true)} onOpenSettings={onOpenSettings} />
      <Drawer
        open={open}
        onClose={close}
        placement="left"
        size={tokenNumber('sider-w', defaultSkin)}
        closable={false}
        className="shell-drawer"
        aria-label={t('menu')}
      >
        <SideMenu {...menu} folded={false} onChosen={close} />
      </Drawer>
    </>
  );
}
