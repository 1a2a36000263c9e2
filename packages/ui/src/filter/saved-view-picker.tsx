// Recalls, names, shares and deletes sets of filters (specification 7.5; look and feel, list page).
import { Bookmark } from 'lucide-react';
import { lazy, Suspense, type ReactNode } from 'react';
import { useUiWords } from '../words/index.ts';
import { FilterPopover } from './filter-popover.tsx';
import type { SavedViewPickerProps } from './views/view-panel.tsx';

export type { SavedViewPickerProps } from './views/view-panel.tsx';

// Comes when the views are opened: every list has a picker, and most are never opened.
const ViewPanel = lazy(() => import('./views/view-panel.tsx').then((part) => ({ default: part.ViewPanel })));

export function SavedViewPicker(props: SavedViewPickerProps): ReactNode {
  const words = useUiWords();
  const chosen = props.views.find((view) => view.key === props.current);
  const shown = chosen ? { label: null, value: chosen.name } : { label: words.savedViews };
  return (
    <FilterPopover name={words.savedViews} icon={Bookmark} {...shown}>
      {(close) => (
        <Suspense>
          <ViewPanel {...props} close={close} />
        </Suspense>
      )}
    </FilterPopover>
  );
}
