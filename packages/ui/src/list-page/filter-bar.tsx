// One line of filters that unfolds; on a phone a search box and a drawer (look and feel, list page).
import { Button, Drawer } from 'antd';
import { SlidersHorizontal } from 'lucide-react';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { Glyph } from '../icon/index.ts';
import { useUiWords } from '../words/index.ts';
import type { ListPageProps } from './list-page-props.ts';

export function FilterBar({ views, search, filters, moreFilters }: ListPageProps): ReactNode {
  const words = useUiWords();
  const [open, setOpen] = useState(false);
  if (!views && !search && !filters && !moreFilters) return null;
  return (
    <div className="yj-list-filters" role="search">
      {views}
      {views ? <span className="yj-list-divider" /> : null}
      {search}
      {filters}
      {open ? moreFilters : null}
      {moreFilters ? (
        <Button
          type="text"
          icon={<Glyph icon={SlidersHorizontal} />}
          aria-expanded={open}
          onClick={() => setOpen(!open)}
        >
          {open ? words.fewerFilters : words.moreFilters}
        </Button>
      ) : null}
    </div>
  );
}

export function PhoneFilters(props: ListPageProps): ReactNode {
  const words = useUiWords();
  const [open, setOpen] = useState(false);
  const {
    views,
    search,
    filters,
    moreFilters,
    activeFilters = [],
    onClearFilters,
    total,
    formatCount = String,
  } = props;
  const foldable = views ?? filters ?? moreFilters;
  if (!search && !foldable) return null;
  return (
    <div className="yj-list-filters yj-list-filters-phone yj-touch" role="search">
      {search}
      {foldable ? (
        <Button icon={<Glyph icon={SlidersHorizontal} />} onClick={() => setOpen(true)} aria-haspopup="dialog">
          {activeFilters.length > 0 ? `${words.filters} ${activeFilters.length}` : words.filters}
        </Button>
      ) : null}
      <Drawer
        open={open}
        onClose={() => setOpen(false)}
        placement="bottom"
        size="auto"
        title={words.filters}
        className="yj-list-drawer"
        footer={
          <div className="yj-list-drawer-foot">
            <Button size="large" onClick={onClearFilters} disabled={activeFilters.length === 0}>
              {words.reset}
            </Button>
            <Button size="large" type="primary" onClick={() => setOpen(false)}>
              {typeof total === 'number' ? words.showResults(formatCount(total)) : words.apply}
            </Button>
          </div>
        }
      >
        <div className="yj-list-drawer-body">
          {views}
          {filters}
          {moreFilters}
        </div>
      </Drawer>
    </div>
  );
}
