// Where the page in front stands, from the menu's titles; groups are words, not links (specification 2.4).
import { ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { Glyph } from '@yijian/ui/icon';
import { useShellPhrases } from '../shell.phrases.ts';
import { useCrumbs } from './use-crumbs.ts';

export function Breadcrumb({ short }: { short: boolean }): ReactNode {
  const t = useShellPhrases();
  const crumbs = useCrumbs();
  const shown = short ? crumbs.slice(-1) : crumbs;
  return (
    <nav className="shell-crumbs" aria-label={t('breadcrumb')}>
      <ol>
        {shown.map((title, index) => {
          const isLast = index === shown.length - 1;
          return (
            <li key={`${index}-${title}`}>
              {index > 0 ? <Glyph icon={ChevronRight} size={14} className="shell-crumb-arrow" /> : null}
              <span className={isLast ? 'shell-crumb-last' : undefined} aria-current={isLast ? 'page' : undefined}>
                {title}
              </span>
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
