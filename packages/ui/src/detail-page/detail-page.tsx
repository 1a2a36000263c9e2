// The detail page: header, section anchors, cards, and a right rail from 1440 px (look and feel, detail page).
import type { ReactNode } from 'react';
import './detail-page.css';

export type DetailPageProps = {
  header: ReactNode;
  nav?: ReactNode;
  /** Related records; beside the cards from 1440 px, below them when narrower. */
  rail?: ReactNode;
  /** A BottomBar for phones. */
  phoneBar?: ReactNode;
  /** Header and nav stay in sight while the cards scroll; for a compact header. */
  pinned?: boolean | undefined;
  children: ReactNode;
};

export function DetailPage({ header, nav, rail, phoneBar, pinned, children }: DetailPageProps): ReactNode {
  return (
    <div className={nav ? 'yj-detail yj-detail-with-nav' : 'yj-detail'}>
      {pinned ? (
        <div className="yj-detail-top">
          {header}
          {nav}
        </div>
      ) : (
        <>
          {header}
          {nav}
        </>
      )}
      <div className={rail ? 'yj-detail-columns yj-detail-railed' : 'yj-detail-columns'}>
        <div className="yj-detail-main">{children}</div>
        {rail ? <aside className="yj-detail-rail">{rail}</aside> : null}
      </div>
      {phoneBar}
    </div>
  );
}
