// The analysis page: what is asked on top, the answer as one sentence, then panes divided by hairlines (look and feel, analysis page).
import type { ReactNode } from 'react';
import { TabStrip } from '../tab-strip/index.ts';
import type { StripTab } from '../tab-strip/index.ts';
import './analysis-page.css';

export type AnalysisPageProps = {
  title: string;
  tabs?: readonly StripTab[] | undefined;
  tab?: string | undefined;
  onTabChange?: ((key: string) => void) | undefined;
  asOf?: ReactNode;
  actions?: ReactNode;
  /** What is chosen: filters in one line. */
  question?: ReactNode;
  /** One sentence with its number; the numbers in <b>. */
  answer?: ReactNode;
  /** 216 px: what the picture is made of. */
  left?: ReactNode;
  children: ReactNode;
  /** Beneath the picture: its table twin. */
  table?: ReactNode;
  /** 296 px: the thing pointed at. */
  right?: ReactNode;
};

export function AnalysisPage(props: AnalysisPageProps): ReactNode {
  const { title, tabs = [], tab, onTabChange, asOf, actions, question, answer, left, children, table, right } = props;
  const layout = ['yj-panes', left && 'yj-panes-left', right && 'yj-panes-right'].filter(Boolean).join(' ');
  return (
    <div className="yj-analysis">
      <header className="yj-analysis-head yj-touch">
        <div className="yj-analysis-title">
          <h1>{title}</h1>
          <TabStrip label={title} tabs={tabs} tab={tab} onTabChange={onTabChange} />
          <div className="yj-analysis-facts">
            {asOf ? <span className="num">{asOf}</span> : null}
            {actions}
          </div>
        </div>
        {question ? <div className="yj-analysis-question">{question}</div> : null}
        {answer ? (
          <p className="yj-analysis-answer num" aria-live="polite">
            {answer}
          </p>
        ) : null}
      </header>
      <div className={layout}>
        {left ? <div className="yj-pane yj-pane-left">{left}</div> : null}
        <div className="yj-pane-main">
          <div className="yj-pane-picture">{children}</div>
          {table ? <div className="yj-pane-table">{table}</div> : null}
        </div>
        {right ? <aside className="yj-pane yj-pane-right">{right}</aside> : null}
      </div>
    </div>
  );
}

/** A titled group inside a pane. */
export function PaneGroup({
  title,
  extra,
  children,
}: {
  title: string;
  extra?: ReactNode;
  children: ReactNode;
}): ReactNode {
  return (
    <section className="yj-pane-group" aria-label={title}>
      <h3>
        {title}
        {extra ? <span className="num">{extra}</span> : null}
      </h3>
      {children}
    </section>
  );
}
