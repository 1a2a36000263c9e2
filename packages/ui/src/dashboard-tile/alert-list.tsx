// Exceptions or rule results: icon of meaning, what, how much, open (look and feel, dashboard; form page).
import { ChevronRight, CircleAlert, CircleCheck, CircleX, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { Glyph } from '../icon/index.ts';
import type { Icon } from '../icon/index.ts';
import './alert-list.css';

export type AlertTone = 'bad' | 'block' | 'warn' | 'ok';
export type AlertItem = {
  key: string;
  tone: AlertTone;
  title: ReactNode;
  note?: ReactNode;
  /** Someone's words about it, e.g. the applicant's reason. */
  quote?: ReactNode;
  /** At the right: a count or a rule's number. */
  figure?: ReactNode;
  onOpen?: (() => void) | undefined;
};

const icons: Record<AlertTone, Icon> = { bad: CircleAlert, block: CircleX, warn: TriangleAlert, ok: CircleCheck };

export function AlertList({ items, label }: { items: readonly AlertItem[]; label: string }): ReactNode {
  return (
    <ul className="yj-alerts" aria-label={label}>
      {items.map((item) => (
        <li key={item.key}>
          {item.onOpen ? (
            <button type="button" className="yj-alert" onClick={item.onOpen}>
              <AlertBody item={item} />
              <Glyph icon={ChevronRight} size={14} className="yj-alert-arrow" />
            </button>
          ) : (
            <div className="yj-alert">
              <AlertBody item={item} />
            </div>
          )}
        </li>
      ))}
    </ul>
  );
}

function AlertBody({ item }: { item: AlertItem }): ReactNode {
  return (
    <>
      <Glyph icon={icons[item.tone]} className={`yj-alert-${item.tone}`} />
      <span className="yj-alert-text">
        <span className="yj-alert-title">{item.title}</span>
        {item.note ? <span className="yj-alert-note num">{item.note}</span> : null}
        {item.quote ? <span className="yj-alert-quote">{item.quote}</span> : null}
      </span>
      {item.figure ? (
        <span className={item.onOpen ? 'yj-alert-figure yj-alert-strong num' : 'yj-alert-figure num'}>
          {item.figure}
        </span>
      ) : null}
    </>
  );
}
