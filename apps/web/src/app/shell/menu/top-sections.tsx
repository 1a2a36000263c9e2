// The sections across the top bar, when top navigation is on (specification 2.4, settings).
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useBilingual } from '../../../lib/i18n/index.ts';
import { useFacts } from '../../guard/facts-store.ts';
import { isWithin, type MenuLine } from '../../menu/menu-tree.ts';
import { useShellPhrases } from '../shell.phrases.ts';

export function TopSections({ activePath }: { activePath: string | undefined }): ReactNode {
  const t = useShellPhrases();
  const say = useBilingual();
  const { lines } = useFacts();
  return (
    <nav className="shell-sections" aria-label={t('sections')}>
      {lines.map((line) => (
        <Link
          key={line.path}
          to={firstPage(line)}
          title={say(line.titles)}
          aria-current={isWithin(line, activePath) ? 'true' : undefined}
        >
          {say(line.shortTitles)}
        </Link>
      ))}
    </nav>
  );
}

function firstPage(line: MenuLine): string {
  const first = line.lines[0];
  return first ? firstPage(first) : line.path;
}
