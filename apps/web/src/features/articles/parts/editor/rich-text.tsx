// The editor of an article's text; the server keeps only harmless elements of what it writes.
import { EditorContent, useEditor } from '@tiptap/react';
import { useState, type ReactNode } from 'react';
import { extensions } from './extensions.ts';
import { PictureDialog, VideoDialog } from './media-dialog.tsx';
import { TableTools } from './table-tools.tsx';
import { TextTools } from './text-tools.tsx';

export interface RichTextProps {
  readonly id: string;
  readonly label: string;
  readonly html: string;
  readonly onChange: (html: string) => void;
}

/** Null: no picture is being placed; undefined: it is still to be chosen. */
type Placing = File | null | undefined;

const pictureIn = (data: DataTransfer | null): File | undefined =>
  [...(data?.files ?? [])].find(({ type }) => type.startsWith('image/'));

export function RichText({ id, label, html, onChange }: RichTextProps): ReactNode {
  const [placing, place] = useState<Placing>(null);
  const [isFilming, setFilming] = useState(false);
  const take = (data: DataTransfer | null): boolean => {
    const file = pictureIn(data);
    if (file !== undefined) place(file);
    return file !== undefined;
  };
  const editor = useEditor({
    extensions,
    content: html,
    editorProps: {
      attributes: { id, 'aria-label': label, role: 'textbox', 'aria-multiline': 'true' },
      // Word and Excel put a picture of copied words beside them: there the words are meant.
      handlePaste: (_view, { clipboardData }) =>
        clipboardData?.types.includes('text/plain') !== true && take(clipboardData),
      handleDrop: (_view, { dataTransfer }, _slice, isMoved) => !isMoved && take(dataTransfer),
    },
    onUpdate: ({ editor: now }) => onChange(now.getHTML()),
  });
  // Behind what is selected, which may be the picture that was set last.
  const put = (type: 'image' | 'video', attrs: object): void =>
    void editor.chain().focus().insertContentAt(editor.state.selection.to, { type, attrs }).run();
  return (
    <div className="article-editor">
      <TextTools editor={editor} onPicture={() => place(undefined)} onVideo={() => setFilming(true)} />
      <TableTools editor={editor} />
      <EditorContent editor={editor} className="article-text" />
      {placing === null ? null : (
        <PictureDialog
          file={placing}
          onClose={() => place(null)}
          onPlaced={({ address, width, height }, alt) => {
            put('image', { src: address, alt, width, height });
            place(null);
          }}
        />
      )}
      {isFilming ? (
        <VideoDialog
          onClose={() => setFilming(false)}
          onPlaced={({ address }, words) => {
            put('video', { src: address, 'aria-label': words });
            setFilming(false);
          }}
        />
      ) : null}
    </div>
  );
}
