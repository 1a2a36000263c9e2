// The frame around every page behind sign-in: menu, top bar, visited pages (specification 2.4).
import { type ReactNode, useState } from 'react';
import { useIsPhone } from '@yijian/ui/viewport';
import { useFacts } from '../guard/facts-store.ts';
import { isEnterpriseChat } from '../../lib/env/index.ts';
import { latePart } from '../routing/late-part.tsx';
import { SideMenu } from './menu/side-menu.tsx';
import { useMenuLines } from './menu/use-menu-lines.ts';
import { NoticeBell } from './notices/notice-bell.tsx';
import { PaletteDoor } from './palette/palette-door.tsx';
import { useLayout } from './settings/layout-store.ts';
import { ShellContent } from './shell-content.tsx';
import { useShellPhrases } from './shell.phrases.ts';
import { TabBar } from './tabs/tab-bar.tsx';
import { useLeaveQuestion } from './tabs/leaving/use-leave-question.ts';
import { useTabVisits } from './tabs/use-tab-visits.ts';
import { TopBar } from './top-bar/top-bar.tsx';
import { VisitQueueWatch } from '../../features/visits/index.ts';
import { usePageTitle } from './use-page-title.ts';
import { readSimulation } from '../../lib/storage/index.ts';
import './shell.css';

// What is seen only when it is asked for stays out of the first load.
const DataNotice = latePart(() => import('./notices/data-notice.tsx').then((part) => part.DataNotice));
const RightsWatch = latePart(() => import('./rights/rights-watch.tsx').then((part) => part.RightsWatch));
const SimulationBanner = latePart(() => import('./rights/simulation-banner.tsx').then((part) => part.SimulationBanner));
const SettingsDrawer = latePart(() => import('./settings/settings-drawer.tsx').then((part) => part.SettingsDrawer));
const TopSections = latePart(() => import('./menu/top-sections.tsx').then((part) => part.TopSections));
const PhoneMenu = latePart(() => import('./menu/phone-menu.tsx').then((part) => part.PhoneMenu));

export function Shell(): ReactNode {
  const { user } = useFacts();
  const bare = isEnterpriseChat() || user.isEnterpriseChat;
  useTabVisits();
  useLeaveQuestion();
  usePageTitle();
  return (
    <>
      {readSimulation() === null ? null : <SimulationBanner />}
      {bare ? <BareShell /> : <FramedShell />}
      <RightsWatch />
      <VisitQueueWatch />
      <DataNotice />
    </>
  );
}

/** Inside the enterprise-chat app only menu and top bar are left out; the bell, which holds the socket, floats. */
function BareShell(): ReactNode {
  const isPhone = useIsPhone();
  const { setting } = useLayout();
  return (
    <div className="shell shell-bare">
      <div className="shell-main">
        {setting.tabBar && !isPhone ? <TabBar /> : null}
        <ShellContent />
      </div>
      <div className="shell-float">
        <NoticeBell />
      </div>
    </div>
  );
}

function FramedShell(): ReactNode {
  const t = useShellPhrases();
  const isPhone = useIsPhone();
  const { setting, menuFolded, foldMenu } = useLayout();
  const [settings, setSettings] = useState<'never' | 'open' | 'closed'>('never');
  const menu = useMenuLines(setting.topNavigation && !isPhone);
  const openSettings = (): void => setSettings('open');
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
      {settings === 'never' ? null : (
        <SettingsDrawer
          open={settings === 'open'}
          onClose={() => setSettings('closed')}
          onFailed={() => setSettings('never')}
        />
      )}
      <PaletteDoor />
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
  const [open, setOpen] = useState<boolean | null>(null);
  return (
    <>
      <TopBar onOpenMenu={() => setOpen(true)} onOpenSettings={onOpenSettings} />
      {open === null ? null : (
        <PhoneMenu menu={menu} open={open} onClose={() => setOpen(false)} onFailed={() => setOpen(null)} />
      )}
    </>
  );
}
