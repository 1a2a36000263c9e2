// The palette's input and list: acts and pages at once, doctors and hospitals as they are found (beyond the specification: global search).
import { Search } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { Glyph } from '@yijian/ui/icon';
import { usePersonalStore } from '../../guard/facts-store.ts';
import { useOpenPath } from '../services/use-open-path.ts';
import { useShellPhrases } from '../shell.phrases.ts';
import { usePalette } from './palette-store.ts';
import { rememberRecent } from './recents.ts';
import type { Hit } from './hit.ts';
import { useHits } from './use-hits.ts';

export function PaletteSearch({ onDone }: { onDone: () => void }): ReactNode {
  const t = useShellPhrases();
  const listId = useId();
  const input = useRef<HTMLInputElement>(null);
  const [text, setText] = useState('');
  const [at, setAt] = useState(0);
  const { groups, hits, waiting } = useHits(text);
  const choose = useChoose(onDone);
  useEffect(() => input.current?.focus(), []);
  const current = Math.min(at, hits.length - 1);
  const onKeyDown = (event: KeyboardEvent): void => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step && hits.length > 0) {
      event.preventDefault();
      setAt((current + step + hits.length) % hits.length);
    }
    const hit = hits[current];
    // Enter that ends a pinyin composition chooses characters, not a row.
    if (event.key === 'Enter' && hit && !event.nativeEvent.isComposing) choose(hit);
  };
  return (
    <>
      <div className="palette-input">
        <Glyph icon={Search} />
        <input
          ref={input}
          role="combobox"
          aria-expanded="true"
          aria-controls={listId}
          aria-activedescendant={hits[current] ? `${listId}-${current}` : undefined}
          aria-label={t('search')}
          placeholder={t('paletteHint')}
          value={text}
          onChange={(event) => {
            setText(event.target.value);
            setAt(0);
          }}
          onKeyDown={onKeyDown}
        />
      </div>
      <div className="palette-list" role="listbox" id={listId} aria-label={t('search')} aria-busy={waiting}>
        {groups.map((group) => (
          // A listbox holds options and groups of options; the group carries the heading as its name.
          <div key={group.title} role="group" aria-label={group.title}>
            <h3 aria-hidden>{group.title}</h3>
            {group.hits.map((hit) => (
              <Row
                key={hit.key}
                hit={hit}
                id={`${listId}-${hits.indexOf(hit)}`}
                on={hits[current] === hit}
                onChoose={choose}
              />
            ))}
          </div>
        ))}
        {text.trim() && hits.length === 0 && !waiting ? (
          <p className="palette-nothing">{t('paletteNothing', { text: text.trim() })}</p>
        ) : null}
      </div>
      <Keys />
    </>
  );
}

function useChoose(onDone: () => void): (hit: Hit) => void {
  const store = usePersonalStore();
  const open = useOpenPath();
  const begin = usePalette((palette) => palette.begin);
  return (hit) => {
    onDone();
    if (hit.kind === 'form') {
      begin({ form: hit.form, doctor: hit.doctor });
      return;
    }
    if (hit.kind === 'page') rememberRecent(store, hit.path);
    open(hit.path);
  };
}

function Row({
  hit,
  id,
  on,
  onChoose,
}: {
  hit: Hit;
  id: string;
  on: boolean;
  onChoose: (hit: Hit) => void;
}): ReactNode {
  const row = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (on) row.current?.scrollIntoView({ block: 'nearest' });
  }, [on]);
  return (
    // Focus stays in the input: the list follows its arrow keys.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events
    <div
      ref={row}
      id={id}
      role="option"
      aria-selected={on}
      tabIndex={-1}
      className="palette-row"
      onClick={() => onChoose(hit)}
    >
      <Glyph icon={hit.icon} />
      <span className="palette-title">
        {hit.title}
        {hit.note ? <small>{hit.note}</small> : null}
      </span>
      {hit.context ? <span className="palette-context">{hit.context}</span> : null}
    </div>
  );
}

function Keys(): ReactNode {
  const t = useShellPhrases();
  return (
    <p className="palette-keys" aria-hidden="true">
      <kbd>↑↓</kbd> {t('paletteMove')} <kbd>↵</kbd> {t('paletteOpen')} <kbd>Esc</kbd> {t('paletteClose')}
    </p>
  );
}
