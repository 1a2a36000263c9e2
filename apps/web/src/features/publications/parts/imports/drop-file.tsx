// Where a file of publications is dropped or chosen.
import { Glyph } from '@yijian/ui/icon';
import { FileUp } from 'lucide-react';
import { useState, type DragEvent, type ReactNode } from 'react';
import { usePublicationPhrases } from '../../publications.phrases.ts';

export function DropFile({ onFile }: { onFile: (file: File) => void }): ReactNode {
  const t = usePublicationPhrases();
  const [isOver, setOver] = useState(false);
  const drop = (event: DragEvent): void => {
    event.preventDefault();
    setOver(false);
    const file = event.dataTransfer.files[0];
    if (file !== undefined) onFile(file);
  };
  return (
    <label
      className={isOver ? 'publication-drop publication-drop-over' : 'publication-drop'}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <input
        type="file"
        accept=".jsonl,.json,.xml,.gz,.txt"
        aria-label={t('file')}
        onChange={(event) => {
          const file = event.target.files?.[0];
          event.target.value = '';
          if (file !== undefined) onFile(file);
        }}
      />
      <Glyph icon={FileUp} size={20} />
      <strong>{t('drop')}</strong>
      <small>{t('dropHint')}</small>
    </label>
  );
}
