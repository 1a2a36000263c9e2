// Where a file is dropped or chosen.
import { Glyph } from '@yijian/ui/icon';
import { FileUp } from 'lucide-react';
import { useState, type DragEvent, type ReactNode } from 'react';
import { useUploadPhrases } from '../data-models.phrases.ts';

export function DropZone({ onFile }: { onFile: (file: File) => void }): ReactNode {
  const t = useUploadPhrases();
  const [isOver, setOver] = useState(false);
  const drop = (event: DragEvent): void => {
    event.preventDefault();
    setOver(false);
    const file = event.dataTransfer.files[0];
    if (file !== undefined) onFile(file);
  };
  return (
    <label
      className={isOver ? 'upload-drop upload-drop-over' : 'upload-drop'}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <input
        type="file"
        accept=".xlsx,.csv,.txt,.tsv"
        aria-label={t('file')}
        onChange={(event) => {
          const file = event.target.files?.[0];
          event.target.value = '';
          if (file !== undefined) onFile(file);
        }}
      />
      <span className="upload-drop-icon">
        <Glyph icon={FileUp} size={20} />
      </span>
      <strong>{t('drop')}</strong>
      <small>{t('dropHint')}</small>
    </label>
  );
}
