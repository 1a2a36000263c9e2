// The approval page: the document at the left, the decision at the right, the way it went below (look and feel, approval page).
import type { ReactNode } from 'react';
import '../form-page/form-page.css';
import './approval-page.css';

export type ApprovalPageProps = {
  title: string;
  badge?: ReactNode;
  number?: ReactNode;
  /** "2 of 5" with previous and next. */
  pager?: ReactNode;
  actions?: ReactNode;
  /** Sections of the document. */
  document: ReactNode;
  /** A DecisionPanel, or why there is none. */
  decision?: ReactNode;
  /** A Section with an ApprovalTimeline. */
  timeline: ReactNode;
};

export function ApprovalPage({
  title,
  badge,
  number,
  pager,
  actions,
  document,
  decision,
  timeline,
}: ApprovalPageProps): ReactNode {
  return (
    <div className="yj-approval">
      <header className="yj-form-title">
        <h1>{title}</h1>
        {badge}
        {number ? <span className="yj-form-number num">{number}</span> : null}
        <div className="yj-form-actions">
          {pager}
          {actions}
        </div>
      </header>
      <div className={decision ? 'yj-approval-columns yj-approval-decided' : 'yj-approval-columns'}>
        <div className="yj-approval-main">
          {document}
          {timeline}
        </div>
        {decision ? <aside className="yj-approval-rail">{decision}</aside> : null}
      </div>
    </div>
  );
}
