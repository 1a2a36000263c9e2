// Panels of which one is shown: arrow keys go from tab to tab, and a panel that was opened keeps what was typed in it.
import { useId, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';

interface Tab {
  readonly key: string;
  readonly label: string;
  readonly panel: ReactNode;
}

export function Tabs({ tabs }: { tabs: readonly Tab[] }): ReactNode {
  const id = useId();
  const [shown, setShown] = useState(0);
  const [opened, setOpened] = useState<ReadonlySet<number>>(new Set([0]));
  const buttons = useRef<(HTMLButtonElement | null)[]>([]);
  const show = (at: number): void => {
    setShown(at);
    setOpened(new Set([...opened, at]));
  };
  const move = (event: KeyboardEvent): void => {
    const to = nextOf(event.key, shown, tabs.length);
    if (to === undefined) return;
    event.preventDefault();
    show(to);
    buttons.current[to]?.focus();
  };
  return (
    <>
      <div className="doctor-tabs" role="tablist" onKeyDown={move}>
        {tabs.map(({ key, label }, at) => (
          <button
            key={key}
            ref={(button) => {
              buttons.current[at] = button;
            }}
            type="button"
            role="tab"
            id={`${id}tab-${key}`}
            aria-controls={`${id}panel-${key}`}
            aria-selected={at === shown}
            tabIndex={at === shown ? 0 : -1}
            onClick={() => show(at)}
          >
            {label}
          </button>
        ))}
      </div>
      {tabs.map(({ key, panel }, at) => (
        <div
          key={key}
          role="tabpanel"
          id={`${id}panel-${key}`}
          aria-labelledby={`${id}tab-${key}`}
          hidden={at !== shown}
        >
          {opened.has(at) ? panel : null}
        </div>
      ))}
    </>
  );
}

function nextOf(key: string, shown: number, count: number): number | undefined {
  const steps: Readonly<Record<string, number>> = { ArrowRight: shown + 1, ArrowLeft: shown - 1, Home: 0, End: -1 };
  const to = steps[key];
  return to === undefined ? undefined : (to + count) % count;
}
