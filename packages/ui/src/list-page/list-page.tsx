// The list page: title with tabs, one line of filters, chips and tools, the list, the batch bar (look and feel, list page).
import { useRef } from 'react';
import type { ReactNode, RefObject } from 'react';
import { FilterChips } from '../filter/index.ts';
import { TabStrip } from '../tab-strip/index.ts';
import { useIsPhone } from '../viewport/index.ts';
import { useUiWords } from '../words/index.ts';
import { BatchBar } from './batch-bar.tsx';
import { FilterBar, PhoneFilters } from './filter-bar.tsx';
import type { ListPageProps } from './list-page-props.ts';
import { ListToolbar } from './toolbar.tsx';
import { useFullScreen } from './use-full-screen.ts';
import './list-page.css';

export function ListPage(props: ListPageProps): ReactNode {
  const phone = useIsPhone();
  const page = useRef<HTMLElement>(null);
  const { batch, total, formatCount, children, pagination } = props;
  const chosen = batch ? batch.selection.keys.length > 0 || batch.selection.allMatching : false;
  return (
    <section ref={page} className="yj-list">
      <TitleRow {...props} />
      {phone ? <PhoneFilters {...props} /> : <FilterBar {...props} />}
      <ChipsAndTools {...props} page={page} phone={phone} />
      <div className="yj-list-body">{children}</div>
      {chosen || (phone && !pagination) ? null : pagination}
      {chosen ? <div className="yj-list-room" /> : null}
      {batch ? <BatchBar {...batch} total={total} formatCount={formatCount} /> : null}
      {phone ? props.phoneBar : null}
    </section>
  );
}

function TitleRow({ title, tabs = [], tab, onTabChange, actions }: ListPageProps): ReactNode {
  return (
    <header className="yj-list-title yj-touch">
      <h1>{title}</h1>
      <TabStrip label={title} tabs={tabs} tab={tab} onTabChange={onTabChange} />
      {actions ? <div className="yj-list-actions">{actions}</div> : null}
    </header>
  );
}

type ToolsProps = ListPageProps & { page: RefObject<HTMLElement | null>; phone: boolean };

function ChipsAndTools({ page, phone, ...props }: ToolsProps): ReactNode {
  const words = useUiWords();
  const full = useFullScreen(page);
  const { activeFilters = [], onClearFilters, onSaveView, total, formatCount = String, asOf, toolbar } = props;
  const summary =
    props.summary ?? (total === undefined ? null : words.matching(total === null ? '…' : formatCount(total)));
  if (activeFilters.length === 0 && !summary && !toolbar && !asOf) return null;
  return (
    <div className="yj-list-line">
      <FilterChips chips={activeFilters} onClear={onClearFilters} onSaveView={onSaveView} />
      <div className="yj-list-facts">
        {summary ? (
          <span className="yj-list-total num" aria-live="polite">
            {summary}
          </span>
        ) : null}
        {asOf ? <span className="yj-list-asof num">{asOf}</span> : null}
        {toolbar && !phone ? (
          <ListToolbar {...toolbar} fullScreen={full.on} onFullScreenChange={full.supported ? full.set : undefined} />
        ) : null}
      </div>
    </div>
  );
}
