// A page for a screen that is not there yet, which says so plainly (look and feel, four states).
import { Construction, Dot } from 'lucide-react';
import type { ReactNode } from 'react';
import { Glyph } from '../icon/index.ts';
import type { Icon } from '../icon/index.ts';
import './planned-page.css';

export type PlannedPageProps = {
  icon?: Icon | undefined;
  title: string;
  /** One plain sentence. */
  sentence: string;
  /** What the page will hold. */
  holdsTitle?: string | undefined;
  holds?: readonly string[] | undefined;
  /** Link or button that leads back. */
  back?: ReactNode;
};

export function PlannedPage({
  icon = Construction,
  title,
  sentence,
  holdsTitle,
  holds = [],
  back,
}: PlannedPageProps): ReactNode {
  return (
    <section className="yj-planned" aria-label={title}>
      <span className="yj-planned-icon">
        <Glyph icon={icon} size={24} />
      </span>
      <h1>{title}</h1>
      <p>{sentence}</p>
      {holds.length > 0 ? (
        <div className="yj-planned-holds">
          {holdsTitle ? <h2>{holdsTitle}</h2> : null}
          <ul>
            {holds.map((one) => (
              <li key={one}>
                <Glyph icon={Dot} />
                {one}
              </li>
            ))}
          </ul>
        </div>
      ) : null}
      {back ? <div className="yj-planned-back">{back}</div> : null}
    </section>
  );
}
