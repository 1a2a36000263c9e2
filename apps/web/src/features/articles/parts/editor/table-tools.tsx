// Rows and columns of the table in which the cursor stands.
import { useEditorState, type Editor } from '@tiptap/react';
import { Button } from 'antd';
import type { ReactNode } from 'react';
import { useArticlePhrases } from '../../articles.phrases.ts';

const acts = {
  addRow: (editor: Editor) => editor.chain().focus().addRowAfter().run(),
  addColumn: (editor: Editor) => editor.chain().focus().addColumnAfter().run(),
  deleteRow: (editor: Editor) => editor.chain().focus().deleteRow().run(),
  deleteColumn: (editor: Editor) => editor.chain().focus().deleteColumn().run(),
  deleteTable: (editor: Editor) => editor.chain().focus().deleteTable().run(),
} as const;
const names = Object.keys(acts) as (keyof typeof acts)[];

export function TableTools({ editor }: { editor: Editor }): ReactNode {
  const t = useArticlePhrases();
  const isInTable = useEditorState({ editor, selector: ({ editor: now }) => now.isActive('table') });
  if (!isInTable) return null;
  return (
    <div className="article-editor-tools" role="toolbar" aria-label={t('tableTools')}>
      {names.map((name) => (
        <Button key={name} size="small" type="text" onClick={() => acts[name](editor)}>
          {t(`tool.${name}`)}
        </Button>
      ))}
    </div>
  );
}
