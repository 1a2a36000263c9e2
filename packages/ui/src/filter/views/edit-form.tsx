// Renames a view, says who sees it, deletes it; in place of its line (look and feel, list page).
import { Button, Input, Radio } from 'antd';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { useUiWords } from '../../words/index.ts';
import type { SavedView, ViewChange, ViewSharing } from './saved-view.ts';

export type EditFormProps = {
  view: SavedView;
  onChange: (change: ViewChange) => void;
  onDelete?: (() => void) | undefined;
  onClose: () => void;
};

export function EditForm({ view, onChange, onDelete, onClose }: EditFormProps): ReactNode {
  const words = useUiWords();
  const [name, setName] = useState(view.name);
  const [sharing, setSharing] = useState<ViewSharing>(view.sharing ?? 'PRIVATE');
  const trimmed = name.trim();
  return (
    <form
      className="yj-view-edit"
      onSubmit={(event) => {
        event.preventDefault();
        if (!trimmed) return;
        onChange({
          ...(trimmed === view.name ? {} : { name: trimmed }),
          ...(sharing === view.sharing ? {} : { sharing }),
        });
        onClose();
      }}
    >
      <Input
        size="small"
        autoFocus
        value={name}
        maxLength={60}
        aria-label={words.viewName}
        onChange={(event) => setName(event.target.value)}
      />
      <Radio.Group
        size="small"
        optionType="button"
        aria-label={words.viewSharing}
        value={sharing}
        options={[
          { value: 'PRIVATE', label: words.viewPrivate },
          { value: 'TEAM', label: words.viewTeam },
          { value: 'ENTERPRISE', label: words.viewEnterprise },
        ]}
        onChange={(event) => setSharing(event.target.value as ViewSharing)}
      />
      <div className="yj-view-acts">
        {onDelete ? (
          <Button size="small" danger type="text" aria-label={words.deleteView(view.name)} onClick={onDelete}>
            {words.delete}
          </Button>
        ) : null}
        <Button size="small" onClick={onClose}>
          {words.cancel}
        </Button>
        <Button size="small" type="primary" htmlType="submit" disabled={!trimmed}>
          {words.keepView}
        </Button>
      </div>
    </form>
  );
}
