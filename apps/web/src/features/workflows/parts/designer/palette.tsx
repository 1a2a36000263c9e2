// What can be drawn: a click puts it behind the selected element, a drag wherever it is let go.
import { Glyph } from '@yijian/ui/icon';
import type { ReactNode } from 'react';
import { useDesignerPhrases } from '../../words/designer.phrases.ts';
import { drawings, kinds } from './studio/kinds.ts';
import type { Studio } from './studio/studio.ts';

export function Palette({ studio }: { studio: Studio | null }): ReactNode {
  const t = useDesignerPhrases();
  return (
    <div className="designer-palette" role="toolbar" aria-label={t('palette')} aria-orientation="vertical">
      {kinds.map((kind) => (
        <button
          key={kind}
          type="button"
          draggable
          disabled={studio === null}
          title={t(`hint.${kind}`)}
          onClick={() => studio?.add(kind)}
          onDragStart={(event) => {
            event.preventDefault();
            studio?.drag(kind, event.nativeEvent);
          }}
        >
          <Glyph icon={drawings[kind].icon} size={18} />
          <span>{t(`kind.${kind}`)}</span>
        </button>
      ))}
    </div>
  );
}
