// Says what went wrong, offers to try again and gives the request number (look and feel, four states).
import { Button } from 'antd';
import { CloudAlert, RefreshCw } from 'lucide-react';
import type { ReactNode } from 'react';
import { Glyph } from '../icon/index.ts';
import type { Icon } from '../icon/index.ts';
import { useUiWords } from '../words/index.ts';
import './states.css';

export type FailedProps = {
  icon?: Icon | undefined;
  title?: string | undefined;
  reason?: ReactNode;
  requestId?: string | undefined;
  onRetry?: (() => unknown) | undefined;
  compact?: boolean | undefined;
  /** It is all there is on the page, so that its title is the heading. */
  isPage?: boolean | undefined;
};

export function Failed({
  icon = CloudAlert,
  title,
  reason,
  requestId,
  onRetry,
  compact,
  isPage,
}: FailedProps): ReactNode {
  const words = useUiWords();
  const Title = isPage === true ? 'h1' : 'p';
  return (
    <div className={compact ? 'yj-state yj-state-compact' : 'yj-state'} role="alert">
      <span className="yj-state-icon yj-state-icon-bad">
        <Glyph icon={icon} size={20} />
      </span>
      <Title className="yj-state-title">{title ?? words.failedTitle}</Title>
      <p className="yj-state-reason">
        {reason ?? words.failedReason}
        {requestId ? <span className="yj-state-number">{words.requestNumber(requestId)}</span> : null}
      </p>
      {onRetry ? (
        <div className="yj-state-action">
          <Button icon={<Glyph icon={RefreshCw} />} onClick={() => void onRetry()}>
            {words.retry}
          </Button>
        </div>
      ) : null}
    </div>
  );
}
