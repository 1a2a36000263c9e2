// The console's own frame: a slim list of sections, no visited tabs; 403 for whoever may not open it (specification 2.4).
import { Button } from 'antd';
import { ArrowLeft, ShieldX } from 'lucide-react';
import { useEffect, type ReactNode } from 'react';
import { NavLink } from 'react-router';
import { Glyph } from '@yijian/ui/icon';
import { Empty } from '@yijian/ui/states';
import { useLanguage } from '../../../../lib/i18n/index.ts';
import { hasPermission, useSession } from '../../../../lib/session/index.ts';
import { LanguageMenu } from '../../../sessions/index.ts';
import { useAdministrationPhrases } from '../../administration.phrases.ts';
import { openSections, type SectionKey } from './sections.ts';
import './console.css';

export interface ConsoleFrameProps {
  readonly section?: SectionKey;
  /** What the page needs besides the permission of its section. */
  readonly permission?: string;
  readonly children?: ReactNode;
}

export function ConsoleFrame({ section, permission, children }: ConsoleFrameProps): ReactNode {
  const t = useAdministrationPhrases();
  const isEnglish = useLanguage() === 'en';
  const enterprise = useSession((session) => session.enterprise);
  const enterpriseName = (isEnglish ? enterprise?.enName : enterprise?.name) ?? '';
  // Drawn again when the rights of the signed-in user change.
  useSession((session) => session.user?.rights);
  const open = openSections();
  const mayEnter = permission === undefined || hasPermission(permission);
  const isOpen = mayEnter && section !== undefined && open.some((one) => one.key === section);
  const page = isOpen ? `${t(section)} - ${t('console')}` : t('console');
  useEffect(() => {
    document.title = `${page} · ${enterpriseName}`;
  }, [page, enterpriseName]);
  return (
    <div className="console">
      <aside className="console-side">
        <header>
          <strong>{t('console')}</strong>
          <span>{enterpriseName}</span>
        </header>
        <nav aria-label={t('sections')}>
          {open.map(({ key, path, icon }) => (
            <NavLink key={key} to={path}>
              <Glyph icon={icon} />
              <span>{t(key)}</span>
            </NavLink>
          ))}
        </nav>
        <footer>
          <LanguageMenu />
          <NavLink to="/dashboard" end>
            <Glyph icon={ArrowLeft} />
            <span>{t('toProduct')}</span>
          </NavLink>
        </footer>
      </aside>
      <main className="console-main">{isOpen ? children : <Forbidden />}</main>
    </div>
  );
}

function Forbidden(): ReactNode {
  const t = useAdministrationPhrases();
  return (
    <Empty
      icon={ShieldX}
      title={t('forbidden')}
      reason={t('forbiddenReason')}
      action={
        <NavLink to="/dashboard">
          <Button type="primary">{t('toProduct')}</Button>
        </NavLink>
      }
    />
  );
}
