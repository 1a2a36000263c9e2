// The tools above the text: each says whether it is on where the cursor stands.
import { useEditorState, type Editor } from '@tiptap/react';
import { IconButton, type Icon } from '@yijian/ui/icon';
import {
  Bold,
  Heading2,
  Heading3,
  ImagePlus,
  Italic,
  List,
  ListOrdered,
  Quote,
  Redo2,
  Subscript,
  Superscript,
  Table2,
  Undo2,
  Video,
} from 'lucide-react';
import type { ReactNode } from 'react';
import { useArticlePhrases } from '../../articles.phrases.ts';
import { LinkTool } from './link-tool.tsx';

const marks = ['bold', 'italic', 'subscript', 'superscript'] as const;
const blocks = ['heading', 'subheading', 'list', 'numbers', 'quote'] as const;
type Toggle = (typeof marks)[number] | (typeof blocks)[number];

const icons: Readonly<Record<Toggle, Icon>> = {
  bold: Bold,
  italic: Italic,
  subscript: Subscript,
  superscript: Superscript,
  heading: Heading2,
  subheading: Heading3,
  list: List,
  numbers: ListOrdered,
  quote: Quote,
};

const toggles: Readonly<Record<Toggle, (editor: Editor) => void>> = {
  bold: (editor) => editor.chain().focus().toggleBold().run(),
  italic: (editor) => editor.chain().focus().toggleItalic().run(),
  subscript: (editor) => editor.chain().focus().toggleSubscript().run(),
  superscript: (editor) => editor.chain().focus().toggleSuperscript().run(),
  heading: (editor) => editor.chain().focus().toggleHeading({ level: 2 }).run(),
  subheading: (editor) => editor.chain().focus().toggleHeading({ level: 3 }).run(),
  list: (editor) => editor.chain().focus().toggleBulletList().run(),
  numbers: (editor) => editor.chain().focus().toggleOrderedList().run(),
  quote: (editor) => editor.chain().focus().toggleBlockquote().run(),
};

const isOn = (editor: Editor): Readonly<Record<Toggle, boolean>> => ({
  bold: editor.isActive('bold'),
  italic: editor.isActive('italic'),
  subscript: editor.isActive('subscript'),
  superscript: editor.isActive('superscript'),
  heading: editor.isActive('heading', { level: 2 }),
  subheading: editor.isActive('heading', { level: 3 }),
  list: editor.isActive('bulletList'),
  numbers: editor.isActive('orderedList'),
  quote: editor.isActive('blockquote'),
});

interface TextToolsProps {
  readonly editor: Editor;
  readonly onPicture: () => void;
  readonly onVideo: () => void;
}

export function TextTools({ editor, onPicture, onVideo }: TextToolsProps): ReactNode {
  const t = useArticlePhrases();
  const { on, canUndo, canRedo } = useEditorState({
    editor,
    selector: ({ editor: now }) => ({ on: isOn(now), canUndo: now.can().undo(), canRedo: now.can().redo() }),
  });
  const toggle = (name: Toggle): ReactNode => (
    <IconButton
      key={name}
      icon={icons[name]}
      label={t(`tool.${name}`)}
      pressed={on[name]}
      onClick={() => toggles[name](editor)}
    />
  );
  const insertTable = (): void =>
    void editor.chain().focus().insertTable({ rows: 3, cols: 3, withHeaderRow: true }).run();
  return (
    <div className="article-editor-tools" role="toolbar" aria-label={t('tools')}>
      <span>{marks.map(toggle)}</span>
      <span>{blocks.map(toggle)}</span>
      <span>
        <LinkTool editor={editor} />
        <IconButton icon={ImagePlus} label={t('tool.picture')} onClick={onPicture} />
        <IconButton icon={Video} label={t('tool.video')} onClick={onVideo} />
        <IconButton icon={Table2} label={t('tool.table')} onClick={insertTable} />
      </span>
      <span>
        <IconButton
          icon={Undo2}
          label={t('tool.undo')}
          disabled={!canUndo}
          onClick={() => editor.chain().focus().undo().run()}
        />
        <IconButton
          icon={Redo2}
          label={t('tool.redo')}
          disabled={!canRedo}
          onClick={() => editor.chain().focus().redo().run()}
        />
      </span>
    </div>
  );
}
