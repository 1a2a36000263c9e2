// The parts of a long record, one at a time; the line stays at the top with the header (look and feel, detail page).
import type { ReactNode } from 'react';
import { CountChip } from '../../badge/index.ts';
import { useUiWords } from '../../words/index.ts';
import type { SectionAnchor } from '../section-nav.tsx';
import '../section-nav.css';

export type PageTabsProps = {
  items: readonly SectionAnchor[];
  /** Key of the part that is shown. */
  active: string;
  onGo: (key: string) => void;
};

export function PageTabs({ items, active, onGo }: PageTabsProps): ReactNode {
  const words = useUiWords();
  return (
    <nav className="yj-secnav" aria-label={words.sections}>
      {items.map((item) => (
        <a
          key={item.key}
          href={`#${item.key}`}
          aria-current={item.key === active ? 'page' : undefined}
          onClick={(event) => {
            event.preventDefault();
            onGo(item.key);
          }}
        >
          {item.label} <CountChip count={item.count} />
        </a>
      ))}
    </nav>
  );
}
