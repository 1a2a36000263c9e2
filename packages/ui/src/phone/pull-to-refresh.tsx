// Pulling a page down from its top loads it anew (look and feel, phone).
import { LoaderCircle } from 'lucide-react';
import { useRef, useState } from 'react';
import type { ReactNode, TouchEvent } from 'react';
import { Glyph } from '../icon/index.ts';
import { useUiWords } from '../words/index.ts';
import './phone.css';

export type PullToRefreshProps = { onRefresh: () => Promise<unknown>; children: ReactNode };

/** Pixels of pull that let go into a refresh. */
const enough = 64;

export function PullToRefresh({ onRefresh, children }: PullToRefreshProps): ReactNode {
  const words = useUiWords();
  const start = useRef<number | null>(null);
  const [pull, setPull] = useState(0);
  const [busy, setBusy] = useState(false);
  const begin = (event: TouchEvent): void => {
    start.current = atTop(event.currentTarget) && !busy ? (event.touches[0]?.clientY ?? null) : null;
  };
  const move = (event: TouchEvent): void => {
    if (start.current === null) return;
    const distance = (event.touches[0]?.clientY ?? 0) - start.current;
    setPull(distance > 0 ? Math.min(96, distance * 0.5) : 0);
  };
  const end = async (): Promise<void> => {
    const pulled = pull;
    start.current = null;
    setPull(0);
    if (pulled < enough) return;
    setBusy(true);
    try {
      await onRefresh();
    } finally {
      setBusy(false);
    }
  };
  const text = busy ? words.refreshing : pull >= enough ? words.releaseToRefresh : words.pullToRefresh;
  return (
    <div
      className="yj-pull"
      onTouchStart={begin}
      onTouchMove={move}
      onTouchEnd={() => void end()}
      onTouchCancel={() => setPull(0)}
    >
      <div className="yj-pull-note" style={{ height: busy ? 40 : pull }} role="status">
        {busy || pull > 0 ? (
          <>
            <Glyph icon={LoaderCircle} className={busy ? 'yj-spinning' : undefined} />
            {text}
          </>
        ) : null}
      </div>
      {children}
    </div>
  );
}

function atTop(element: Element): boolean {
  for (let box: Element | null = element; box; box = box.parentElement) if (box.scrollTop > 0) return false;
  return window.scrollY <= 0;
}
