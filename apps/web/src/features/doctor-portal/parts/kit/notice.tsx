// A line that says what came of something; errors and warnings are read out at once, the others when there is time.
import type { ReactNode } from 'react';

interface NoticeProps {
  readonly kind: 'error' | 'warning' | 'info' | 'success';
  readonly title: string;
  readonly children?: ReactNode;
}

export function Notice({ kind, title, children }: NoticeProps): ReactNode {
  const role = kind === 'error' || kind === 'warning' ? 'alert' : 'status';
  return (
    <div className={`doctor-notice doctor-notice-${kind}`} role={role}>
      {title}
      {children === undefined ? null : <span className="doctor-notice-more">{children}</span>}
    </div>
  );
}

/** What a call was refused for; nothing while it was not. */
export function Refusal({ error }: { error: Error | null }): ReactNode {
  return error === null ? null : <Notice kind="error" title={error.message} />;
}
