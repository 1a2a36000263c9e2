// Recalls, names and deletes sets of filters (specification 7.5; look and feel, list page).
import { Button, Checkbox, Input } from 'antd';
import { Bookmark, Check, Pin, PinOff, Trash2, UserRound, UsersRound } from 'lucide-react';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { Glyph, IconButton } from '../icon/index.ts';
import { useUiWords } from '../words/index.ts';
import { FilterPopover } from './filter-popover.tsx';

export type SavedView = {
  key: string;
  name: string;
  hint?: string | undefined;
  /** Opens with the list. */
  isDefault?: boolean | undefined;
  deletable?: boolean | undefined;
  /** Colleagues find it in their list. */
  isShared?: boolean | undefined;
};
/** Keeps the filters in force under a name; `isDefault` opens them with the list. */
export type SaveView = (name: string, isDefault: boolean) => void;
export type SavedViewPickerProps = {
  views: readonly SavedView[];
  /** Key of the view whose filters are in force; null when none is. */
  current: string | null;
  onPick: (key: string) => void;
  onDelete?: ((key: string) => void) | undefined;
  /** Opens an own view with the list from now on, or no longer. */
  onDefault?: ((key: string, isDefault: boolean) => void) | undefined;
  /** Shows an own view to colleagues, or no longer. */
  onShare?: ((key: string, isShared: boolean) => void) | undefined;
  /** Leave out when nothing is filtered. */
  onSave?: SaveView | undefined;
};

export function SavedViewPicker(props: SavedViewPickerProps): ReactNode {
  const words = useUiWords();
  const chosen = props.views.find((view) => view.key === props.current);
  const shown = chosen ? { label: null, value: chosen.name } : { label: words.savedViews };
  return (
    <FilterPopover name={words.savedViews} icon={Bookmark} {...shown}>
      {(close) => <ViewPanel {...props} close={close} />}
    </FilterPopover>
  );
}

function ViewPanel({
  views,
  current,
  onPick,
  onDelete,
  onDefault,
  onShare,
  onSave,
  close,
}: SavedViewPickerProps & { close: () => void }) {
  const words = useUiWords();
  const pick = (key: string): void => {
    onPick(key);
    close();
  };
  return (
    <>
      <ul className="yj-views">
        {views.map((view) => (
          <li key={view.key} className="yj-view">
            <button type="button" aria-pressed={view.key === current} onClick={() => pick(view.key)}>
              <span className="yj-view-name">{view.name}</span>
              {view.hint ? <span className="yj-count">{view.hint}</span> : null}
              {view.key === current ? <Glyph icon={Check} size={14} /> : null}
            </button>
            {onDefault && view.deletable !== false ? (
              <IconButton
                icon={view.isDefault ? PinOff : Pin}
                label={view.isDefault ? words.defaultViewOff(view.name) : words.defaultViewOn(view.name)}
                onClick={() => onDefault(view.key, !view.isDefault)}
              />
            ) : null}
            {onShare && view.deletable !== false ? (
              <IconButton
                icon={view.isShared ? UsersRound : UserRound}
                pressed={view.isShared === true}
                label={view.isShared ? words.shareViewOff(view.name) : words.shareViewOn(view.name)}
                onClick={() => onShare(view.key, !view.isShared)}
              />
            ) : null}
            {onDelete && view.deletable !== false ? (
              <IconButton icon={Trash2} label={words.deleteView(view.name)} onClick={() => onDelete(view.key)} />
            ) : null}
          </li>
        ))}
      </ul>
      {views.length === 0 ? <p className="yj-filter-none">{words.noViews}</p> : null}
      {onSave ? (
        <SaveForm
          onSave={(name, isDefault) => {
            onSave(name, isDefault);
            close();
          }}
        />
      ) : null}
    </>
  );
}

export function SaveForm({ onSave }: { onSave: SaveView }): ReactNode {
  const words = useUiWords();
  const [name, setName] = useState('');
  const [isDefault, setDefault] = useState(false);
  const trimmed = name.trim();
  return (
    <form
      className="yj-view-save"
      onSubmit={(event) => {
        event.preventDefault();
        if (trimmed) onSave(trimmed, isDefault);
      }}
    >
      <Input
        size="small"
        value={name}
        maxLength={40}
        placeholder={words.viewName}
        aria-label={words.viewName}
        onChange={(event) => setName(event.target.value)}
      />
      <Button size="small" htmlType="submit" disabled={!trimmed}>
        {words.saveAsView}
      </Button>
      <Checkbox checked={isDefault} onChange={(event) => setDefault(event.target.checked)}>
        {words.openByDefault}
      </Checkbox>
    </form>
  );
}
