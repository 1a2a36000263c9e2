// The place where one file is dropped or chosen; the same file may be chosen again (look and feel, form page).
import { FileUp } from 'lucide-react';
import { useState, type DragEvent, type ReactNode } from 'react';
import { Glyph } from '../icon/index.ts';
import './drop-zone.css';

export interface DropZoneProps {
  /** Name of the file field, for those who hear the page. */
  readonly label: string;
  readonly title: string;
  /** Kinds, sizes and counts that are taken. */
  readonly hint?: string;
  /** Endings that are offered, as of `accept` of a file field; whoever takes the file judges it. */
  readonly accept: string;
  readonly onFile: (file: File) => void;
  readonly id?: string;
  /** Takes no file, neither dropped nor chosen. */
  readonly disabled?: boolean;
}

export function DropZone({ label, title, hint, accept, onFile, id, disabled = false }: DropZoneProps): ReactNode {
  const [isOver, setOver] = useState(false);
  const take = (files: FileList | null): void => {
    const file = files?.[0];
    if (file !== undefined && !disabled) onFile(file);
  };
  const hold = (event: DragEvent): void => {
    // Without this the browser leaves the page for the dropped file.
    event.preventDefault();
    setOver(event.type === 'dragover' && !disabled);
    if (event.type === 'drop') take(event.dataTransfer.files);
  };
  return (
    <label
      className={isOver ? 'yj-drop-zone yj-drop-zone-over' : 'yj-drop-zone'}
      onDragOver={hold}
      onDragLeave={hold}
      onDrop={hold}
    >
      <input
        id={id}
        type="file"
        accept={accept}
        aria-label={label}
        disabled={disabled}
        onChange={({ currentTarget }) => {
          take(currentTarget.files);
          currentTarget.value = '';
        }}
      />
      <span className="yj-drop-zone-icon">
        <Glyph icon={FileUp} size={20} />
      </span>
      <strong>{title}</strong>
      {hint === undefined ? null : <small>{hint}</small>}
    </label>
  );
}
