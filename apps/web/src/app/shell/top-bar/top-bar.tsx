// The top bar: where you are, search, notices, screen and look, language, account (specification 2.4).
import { Menu as MenuIcon, Search } from 'lucide-react';
import type { ReactNode } from 'react';
import { Glyph, IconButton } from '@yijian/ui/icon';
import { useIsPhone } from '@yijian/ui/viewport';
import { NoticeBell } from '../notices/notice-bell.tsx';
import { usePalette } from '../palette/palette-store.ts';
import { useShellPhrases } from '../shell.phrases.ts';
import { AccountMenu } from './account-menu.tsx';
import { Breadcrumb } from './breadcrumb.tsx';
import { LanguageMenu } from '../../../features/sessions/index.ts';
import { DarkModeButton, FullScreenButton } from './screen-buttons.tsx';
import './top-bar.css';

export interface TopBarProps {
  /** Opens the menu as a drawer, on phones. */
  readonly onOpenMenu?: (() => void) | undefined;
  /** Sections across the top, when top navigation is on. */
  readonly sections?: ReactNode;
  readonly onOpenSettings: () => void;
}

export function TopBar({ onOpenMenu, sections, onOpenSettings }: TopBarProps): ReactNode {
  const t = useShellPhrases();
  const isPhone = useIsPhone();
  const openPalette = usePalette((state) => state.show);
  return (
    <>
      <header className="shell-top">
        {onOpenMenu ? <IconButton icon={MenuIcon} label={t('openMenu')} onClick={onOpenMenu} /> : null}
        <div className="shell-top-start">{sections ?? <Breadcrumb short={isPhone} />}</div>
        {isPhone ? (
          <IconButton icon={Search} label={t('search')} onClick={openPalette} />
        ) : (
          <SearchBox onOpen={openPalette} />
        )}
        <NoticeBell />
        {isPhone ? null : <FullScreenButton />}
        {isPhone ? null : <DarkModeButton />}
        <LanguageMenu short={isPhone} />
        <AccountMenu short={isPhone} onOpenSettings={onOpenSettings} />
      </header>
      {sections === undefined ? null : (
        <div className="shell-under-top">
          <Breadcrumb short={false} />
        </div>
      )}
    </>
  );
}

function SearchBox({ onOpen }: { onOpen: () => void }): ReactNode {
  const t = useShellPhrases();
  const isApple = /mac|iphone|ipad/i.test(navigator.platform);
  return (
    <button type="button" className="shell-search" onClick={onOpen} aria-keyshortcuts="Control+K Meta+K">
      <Glyph icon={Search} />
      <span className="shell-search-hint">{t('searchHint')}</span>
      <kbd aria-hidden="true">{isApple ? '⌘K' : 'Ctrl K'}</kbd>
    </button>
  );
}
