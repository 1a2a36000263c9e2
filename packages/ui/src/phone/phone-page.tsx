// A page on a phone: room for the content, actions at the foot, pull to refresh (look and feel, phone).
import { Button } from 'antd';
import type { ReactNode } from 'react';
import { Glyph } from '../icon/index.ts';
import type { Icon } from '../icon/index.ts';
import { PullToRefresh } from './pull-to-refresh.tsx';
import './phone.css';

export type PhonePageProps = {
  /** A head inside the content, e.g. date and progress. */
  head?: ReactNode;
  bar?: ReactNode;
  onRefresh?: (() => Promise<unknown>) | undefined;
  children: ReactNode;
};

export function PhonePage({ head, bar, onRefresh, children }: PhonePageProps): ReactNode {
  const content = <div className="yj-phone-content">{children}</div>;
  return (
    <div className="yj-phone">
      {head ? <div className="yj-phone-head">{head}</div> : null}
      {onRefresh ? <PullToRefresh onRefresh={onRefresh}>{content}</PullToRefresh> : content}
      {bar}
    </div>
  );
}

export type BarAction = {
  key: string;
  label: string;
  icon?: Icon | undefined;
  onClick: () => unknown;
  disabled?: boolean | undefined;
  busy?: boolean | undefined;
};

/** Quiet actions at the left, the primary one at the right; every target is 44 px high. */
export function BottomBar({
  actions = [],
  primary,
}: {
  actions?: readonly BarAction[] | undefined;
  primary?: BarAction | undefined;
}): ReactNode {
  return (
    <div className="yj-bar" role="toolbar">
      {actions.map((action) => (
        <BarButton key={action.key} action={action} />
      ))}
      {primary ? <BarButton action={primary} primary /> : null}
    </div>
  );
}

function BarButton({ action, primary }: { action: BarAction; primary?: boolean }): ReactNode {
  return (
    <Button
      type={primary ? 'primary' : 'text'}
      icon={action.icon ? <Glyph icon={action.icon} /> : undefined}
      disabled={action.disabled === true}
      loading={action.busy === true}
      onClick={() => void action.onClick()}
    >
      {action.label}
    </Button>
  );
}
