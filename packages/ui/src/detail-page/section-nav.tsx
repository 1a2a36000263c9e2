// Anchors to a page's sections that stay at the top and follow the scroll (look and feel, detail page).
import { useEffect, useState } from 'react';
import type { MouseEvent, ReactNode } from 'react';
import { CountChip } from '../badge/index.ts';
import { useUiWords } from '../words/index.ts';
import './section-nav.css';

export type SectionAnchor = { key: string; label: string; count?: string | number | null | undefined };

export type SectionNavProps = {
  /** Each key is the id of a Section. */
  items: readonly SectionAnchor[];
  /** Told which section was gone to. */
  onGo?: ((key: string) => void) | undefined;
};

export function SectionNav({ items, onGo }: SectionNavProps): ReactNode {
  const words = useUiWords();
  const [active, setActive] = useActiveSection(items);
  const go = (event: MouseEvent, key: string): void => {
    const section = document.querySelector(`#${CSS.escape(key)}`);
    if (!(section instanceof HTMLElement)) return;
    event.preventDefault();
    setActive(key);
    onGo?.(key);
    section.scrollIntoView({ block: 'start', behavior: 'smooth' });
    section.focus({ preventScroll: true });
  };
  return (
    <nav className="yj-secnav" aria-label={words.sections}>
      {items.map((item) => (
        <a
          key={item.key}
          href={`#${item.key}`}
          aria-current={item.key === active ? 'location' : undefined}
          onClick={(event) => go(event, item.key)}
        >
          {item.label} <CountChip count={item.count} />
        </a>
      ))}
    </nav>
  );
}

function useActiveSection(items: readonly SectionAnchor[]): [string | undefined, (key: string) => void] {
  const [active, setActive] = useState(items[0]?.key);
  const keys = items.map((item) => item.key).join('\n');
  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => {
        const seen = entries.find((entry) => entry.isIntersecting);
        if (seen) setActive(seen.target.id);
      },
      // A band in the upper part of the window: what crosses it is being read.
      { rootMargin: '-20% 0px -70% 0px' },
    );
    for (const key of keys.split('\n')) {
      const section = document.querySelector(`#${CSS.escape(key)}`);
      if (section) observer.observe(section);
    }
    return () => observer.disconnect();
  }, [keys]);
  return [active, setActive];
}
