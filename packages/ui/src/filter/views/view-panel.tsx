// The views of a list, opened: pick one, make it the default, rename, share and delete it, keep the filters in force.
import { Check, Gauge, Pencil, Pin, PinOff } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { Glyph, IconButton } from '../../icon/index.ts';
import { useUiWords } from '../../words/index.ts';
import { EditForm } from './edit-form.tsx';
import { SaveForm, type SaveView } from './save-form.tsx';
import type { SavedView, ViewChange } from './saved-view.ts';

export type SavedViewPickerProps = {
  views: readonly SavedView[];
  /** Key of the view whose filters are in force; null when none is. */
  current: string | null;
  onPick: (key: string) => void;
  onDelete?: ((key: string) => void) | undefined;
  /** Opens a view with the list from now on, or no longer. */
  onDefault?: ((key: string, isDefault: boolean) => void) | undefined;
  /** Shows the number of a view on the workspace, or no longer. */
  onPin?: ((key: string, isPinned: boolean) => void) | undefined;
  /** Renames a view or says who sees it. */
  onChange?: ((key: string, change: ViewChange) => void) | undefined;
  /** Leave out when nothing is filtered. */
  onSave?: SaveView | undefined;
};

export function ViewPanel({ close, ...props }: SavedViewPickerProps & { close: () => void }): ReactNode {
  const words = useUiWords();
  const [edited, setEdited] = useState<string | null>(null);
  const { views, onChange, onDelete, onSave } = props;
  return (
    <>
      <ul className="yj-views">
        {views.map((view) => (
          <li key={view.key} className="yj-view">
            {edited === view.key && onChange ? (
              <EditForm
                view={view}
                onChange={(change) => onChange(view.key, change)}
                onDelete={onDelete && (() => onDelete(view.key))}
                onClose={() => setEdited(null)}
              />
            ) : (
              <ViewLine {...props} view={view} close={close} onEdit={() => setEdited(view.key)} />
            )}
          </li>
        ))}
      </ul>
      {views.length === 0 ? <p className="yj-filter-none">{words.noViews}</p> : null}
      {onSave && edited === null ? (
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

type ViewLineProps = SavedViewPickerProps & { view: SavedView; close: () => void; onEdit: () => void };

function ViewLine({ view, current, onPick, onDefault, onPin, onChange, onEdit, close }: ViewLineProps): ReactNode {
  const words = useUiWords();
  return (
    <>
      <button
        type="button"
        aria-pressed={view.key === current}
        onClick={() => {
          onPick(view.key);
          close();
        }}
      >
        <span className="yj-view-name">{view.name}</span>
        {view.hint ? <span className="yj-count">{view.hint}</span> : null}
        {view.key === current ? <Glyph icon={Check} size={14} /> : null}
      </button>
      {onPin ? (
        <IconButton
          icon={Gauge}
          pressed={view.isPinned === true}
          label={view.isPinned ? words.pinViewOff(view.name) : words.pinViewOn(view.name)}
          onClick={() => onPin(view.key, !view.isPinned)}
        />
      ) : null}
      {onDefault ? (
        <IconButton
          icon={view.isDefault ? PinOff : Pin}
          label={view.isDefault ? words.defaultViewOff(view.name) : words.defaultViewOn(view.name)}
          onClick={() => onDefault(view.key, !view.isDefault)}
        />
      ) : null}
      {onChange && view.mayChange ? (
        <IconButton icon={Pencil} label={words.editView(view.name)} onClick={onEdit} />
      ) : null}
    </>
  );
}
