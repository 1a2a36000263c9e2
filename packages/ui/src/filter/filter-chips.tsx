// What the list is filtered by, each removable, all clearable, worth keeping as a view (look and feel, list page).
import { Popover } from 'antd';
import { BookmarkPlus, X } from 'lucide-react';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { Glyph } from '../icon/index.ts';
import { useUiWords } from '../words/index.ts';
import { SaveForm, type SaveView } from './views/save-form.tsx';
import './chips.css';

export type ActiveFilter = { key: string; label: string; value: string; onRemove: () => void };
export type FilterChipsProps = {
  chips: readonly ActiveFilter[];
  onClear?: (() => void) | undefined;
  onSaveView?: SaveView | undefined;
};

export function FilterChips({ chips, onClear, onSaveView }: FilterChipsProps): ReactNode {
  const words = useUiWords();
  if (chips.length === 0) return null;
  return (
    <div className="yj-chips">
      <ul className="yj-chips-list" aria-label={words.filters}>
        {chips.map((chip) => (
          <li key={chip.key} className="yj-chip">
            <span className="yj-chip-label">{chip.label}</span>
            <span className="yj-chip-value">{chip.value}</span>
            <button
              type="button"
              aria-label={words.removeFilter(`${chip.label} ${chip.value}`)}
              onClick={chip.onRemove}
            >
              <Glyph icon={X} size={12} />
            </button>
          </li>
        ))}
      </ul>
      {onClear ? (
        <button type="button" className="yj-text-button" onClick={onClear}>
          {words.clearFilters}
        </button>
      ) : null}
      {onSaveView ? <SaveButton onSaveView={onSaveView} /> : null}
    </div>
  );
}

function SaveButton({ onSaveView }: { onSaveView: SaveView }): ReactNode {
  const words = useUiWords();
  const [open, setOpen] = useState(false);
  const save: SaveView = (name, isDefault) => {
    setOpen(false);
    onSaveView(name, isDefault);
  };
  return (
    <Popover
      open={open}
      onOpenChange={setOpen}
      trigger="click"
      placement="bottomLeft"
      arrow={false}
      destroyOnHidden
      classNames={{ root: 'yj-popover' }}
      content={
        <div className="yj-filter-panel" role="dialog" aria-label={words.saveAsView}>
          <SaveForm onSave={save} />
        </div>
      }
    >
      <button type="button" className="yj-text-button yj-text-button-primary" aria-expanded={open}>
        <Glyph icon={BookmarkPlus} size={14} />
        {words.saveAsView}
      </button>
    </Popover>
  );
}
