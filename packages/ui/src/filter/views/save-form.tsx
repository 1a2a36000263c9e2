// Names the filters in force and keeps them as a view (look and feel, list page).
import { Button, Checkbox, Input } from 'antd';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { useUiWords } from '../../words/index.ts';

/** Keeps the filters in force under a name; `isDefault` opens them with the list. */
export type SaveView = (name: string, isDefault: boolean) => void;

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
