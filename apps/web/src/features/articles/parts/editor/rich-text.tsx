// The editor of an article's text; the server keeps only harmless elements of what it writes.
import { EditorContent, useEditor, useEditorState } from '@tiptap/react';
import StarterKit from '@tiptap/starter-kit';
import { IconButton } from '@yijian/ui/icon';
import { Bold, Heading2, Italic, List, Quote } from 'lucide-react';
import type { ReactNode } from 'react';
import { useArticlePhrases } from '../../articles.phrases.ts';

export interface RichTextProps {
  readonly id: string;
  readonly label: string;
  readonly html: string;
  readonly onChange: (html: string) => void;
}

export function RichText({ id, label, html, onChange }: RichTextProps): ReactNode {
  const t = useArticlePhrases();
  const editor = useEditor({
    extensions: [StarterKit.configure({ heading: { levels: [2, 3] } })],
    content: html,
    editorProps: { attributes: { id, 'aria-label': label, role: 'textbox', 'aria-multiline': 'true' } },
    onUpdate: ({ editor: now }) => onChange(now.getHTML()),
  });
  const on = useEditorState({
    editor,
    selector: ({ editor: now }) => ({
      bold: now.isActive('bold'),
      italic: now.isActive('italic'),
      heading: now.isActive('heading', { level: 2 }),
      list: now.isActive('bulletList'),
      quote: now.isActive('blockquote'),
    }),
  });
  const tools = [
    ['bold', Bold, () => editor.chain().focus().toggleBold().run()],
    ['italic', Italic, () => editor.chain().focus().toggleItalic().run()],
    ['heading', Heading2, () => editor.chain().focus().toggleHeading({ level: 2 }).run()],
    ['list', List, () => editor.chain().focus().toggleBulletList().run()],
    ['quote', Quote, () => editor.chain().focus().toggleBlockquote().run()],
  ] as const;
  return (
    <div className="article-editor">
      <div className="article-editor-tools" role="toolbar" aria-label={t('tools')}>
        {tools.map(([name, icon, run]) => (
          <IconButton key={name} icon={icon} label={t(`tool.${name}`)} aria-pressed={on[name]} onClick={() => run()} />
        ))}
      </div>
      <EditorContent editor={editor} className="article-text" />
    </div>
  );
}
