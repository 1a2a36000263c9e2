// The left menu: one section open at a time, folded to icons on wish, home on the mark (specification 2.4, R2.16).
import { House, PanelLeftClose, PanelLeftOpen } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router';
import { Wordmark } from '@yijian/ui/brand';
import { Glyph } from '@yijian/ui/icon';
import { useSession, type SessionState } from '../../../lib/session/index.ts';
import { isWithin, type MenuLine } from '../../menu/menu-tree.ts';
import { home } from '../../routing/safe-target.ts';
import { useLayout } from '../settings/layout-store.ts';
import { useShellPhrases } from '../shell.phrases.ts';
import { MenuSection } from './menu-section.tsx';
import './side-menu.css';

export interface SideMenuProps {
  readonly lines: readonly MenuLine[];
  /** Path of the line to mark; for a hidden page that of its section. */
  readonly activePath: string | undefined;
  readonly folded: boolean;
  readonly onFold?: ((folded: boolean) => void) | undefined;
  /** After a choice, so that a drawer can close. */
  readonly onChosen?: (() => void) | undefined;
}

export function SideMenu({ lines, activePath, folded, onFold, onChosen }: SideMenuProps): ReactNode {
  const t = useShellPhrases();
  const showLogo = useLayout((state) => state.setting.logo);
  const logo = useSession(logoOf);
  const [open, setOpen] = useOpenSection(lines, activePath);
  return (
    <aside className={folded ? 'sider shell-sider shell-sider-folded' : 'sider shell-sider'}>
      {showLogo ? (
        <Link to={home} className="shell-brand" title={t('home')} onClick={onChosen}>
          {logo === undefined ? (
            <Wordmark name={t('product')} latin={t('productLatin')} folded={folded} />
          ) : (
            <img src={logo} alt={t('product')} />
          )}
        </Link>
      ) : (
        // The way home stays where the logo is switched off.
        <Link to={home} className="shell-brand shell-home" title={t('home')} aria-label={t('home')} onClick={onChosen}>
          <Glyph icon={House} />
          {folded ? null : <span>{t('home')}</span>}
        </Link>
      )}
      <nav className="shell-menu" aria-label={t('menu')}>
        <ul>
          {lines.map((line) => (
            <MenuSection
              key={line.path}
              line={line}
              activePath={activePath}
              folded={folded}
              open={open === line.path}
              onToggle={() => setOpen(open === line.path ? undefined : line.path)}
              onChosen={onChosen}
            />
          ))}
        </ul>
      </nav>
      {onFold ? <FoldButton folded={folded} onFold={onFold} /> : null}
    </aside>
  );
}

/** The logo of the enterprise, a small picture that the server has written anew. */
function logoOf({ enterprise }: SessionState): string | undefined {
  return (enterprise?.settings['branding'] as { logo?: string | null } | undefined)?.logo ?? undefined;
}

function FoldButton({ folded, onFold }: { folded: boolean; onFold: (folded: boolean) => void }): ReactNode {
  const t = useShellPhrases();
  const label = t(folded ? 'expandMenu' : 'collapseMenu');
  return (
    <button type="button" className="shell-fold" onClick={() => onFold(!folded)} aria-label={label} title={label}>
      <Glyph icon={folded ? PanelLeftOpen : PanelLeftClose} />
      {folded ? null : <span>{label}</span>}
    </button>
  );
}

/** The open section follows the page in front until the user opens another one; the choice ends with that page. */
function useOpenSection(lines: readonly MenuLine[], activePath: string | undefined) {
  const current = lines.find((line) => line.lines.some((child) => isWithin(child, activePath)))?.path;
  const [choice, setChoice] = useState({ for: activePath, open: current });
  if (choice.for !== activePath) setChoice({ for: activePath, open: current });
  return [choice.open, (next: string | undefined) => setChoice({ for: activePath, open: next })] as const;
}
