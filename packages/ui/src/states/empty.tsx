// Says that there is nothing here and what to do next (look and feel, four states).
import { Button } from 'antd';
import { Inbox } from 'lucide-react';
import type { ReactNode } from 'react';
import { Glyph } from '../icon/index.ts';
import type { Icon } from '../icon/index.ts';
import { useUiWords } from '../words/index.ts';
import './states.css';

export type EmptyProps = {
  icon?: Icon | undefined;
  /** The generic "no data" unless given. */
  title?: string | undefined;
  reason?: ReactNode;
  /** The next sensible action, usually one default button. */
  action?: ReactNode;
  /** Offered first: filters hide what there is. */
  onClearFilters?: (() => void) | undefined;
  compact?: boolean | undefined;
  /** It is all there is on the page, so that its title is the heading. */
  isPage?: boolean | undefined;
};

export function Empty({ icon = Inbox, title, reason, action, onClearFilters, compact, isPage }: EmptyProps): ReactNode {
  const words = useUiWords();
  const Title = isPage === true ? 'h1' : 'p';
  return (
    <div className={compact ? 'yj-state yj-state-compact' : 'yj-state'}>
      <span className="yj-state-icon">
        <Glyph icon={icon} size={20} />
      </span>
      <Title className="yj-state-title">{title ?? words.noData}</Title>
      {reason ? <p className="yj-state-reason">{reason}</p> : null}
      {onClearFilters ? (
        <div className="yj-state-action">
          <Button onClick={onClearFilters}>{words.showWithoutFilters}</Button>
        </div>
      ) : null}
      {action && !onClearFilters ? <div className="yj-state-action">{action}</div> : null}
    </div>
  );
}
