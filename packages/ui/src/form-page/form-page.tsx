// The form page: title, steps, problems, sections, live rail, buttons that stay at the foot (look and feel, form page).
import type { ReactNode } from 'react';
import { usePageGuard } from '../leave-guard/index.ts';
import { ErrorSummary } from './fields/error-summary.tsx';
import type { FieldProblem } from './fields/error-summary.tsx';
import { Stepper } from './stepper.tsx';
import type { StepperProps } from './stepper.tsx';
import './form-page.css';

export type FormPageProps = {
  title: string;
  /** Unsaved work: leaving or closing the page asks first. */
  dirty?: boolean | undefined;
  /** Status badge and number beside the title. */
  badge?: ReactNode;
  number?: ReactNode;
  /** "Saved 10:42:08", written by the caller, announced politely. */
  saved?: ReactNode;
  actions?: ReactNode;
  stepper?: StepperProps | undefined;
  problems?: readonly FieldProblem[] | undefined;
  problemsTitle?: string | undefined;
  /** Rule results and headroom, kept in sight. */
  rail?: ReactNode;
  /** Quiet words at the left of the foot, e.g. what comes next. */
  footNote?: ReactNode;
  /** Buttons at the right of the foot, the primary one last. */
  footer: ReactNode;
  children: ReactNode;
};

export function FormPage(props: FormPageProps): ReactNode {
  const {
    title,
    badge,
    number,
    saved,
    actions,
    stepper,
    problems = [],
    problemsTitle,
    rail,
    footNote,
    footer,
    children,
    dirty = false,
  } = props;
  usePageGuard(dirty);
  return (
    <div className="yj-form">
      <header className="yj-form-head">
        <div className="yj-form-title">
          <h1>{title}</h1>
          {badge}
          {number ? <span className="yj-form-number num">{number}</span> : null}
          <div className="yj-form-actions">
            <span className="yj-form-saved num" role="status">
              {saved}
            </span>
            {actions}
          </div>
        </div>
        {stepper ? <Stepper {...stepper} /> : null}
      </header>
      <div className={rail ? 'yj-form-columns yj-form-railed' : 'yj-form-columns'}>
        <div className="yj-form-main">
          <ErrorSummary problems={problems} title={problemsTitle} />
          {children}
        </div>
        {rail ? <aside className="yj-form-rail">{rail}</aside> : null}
      </div>
      <footer className="yj-form-foot">
        <span className="yj-form-next">{footNote}</span>
        <div className="yj-form-buttons">{footer}</div>
      </footer>
    </div>
  );
}
