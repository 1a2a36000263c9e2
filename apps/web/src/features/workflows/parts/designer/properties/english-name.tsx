// The English name of an element that is no approval: it stands in a part of our own (docs/workflows.md).
import type { ReactNode } from 'react';
import { useDesignerPhrases } from '../../../words/designer.phrases.ts';
import { partOf, wordOf } from '../studio/moddle.ts';
import type { PropertyProps } from './context.ts';
import { TextProperty } from './controls.tsx';

export function EnglishName({
  studio,
  shape,
  of,
}: PropertyProps & { of: 'yj:Start' | 'yj:Effect' | 'yj:Copy' }): ReactNode {
  const t = useDesignerPhrases();
  return (
    <TextProperty
      id="node-en-name"
      label={t('enName')}
      value={wordOf(partOf(shape.businessObject, of), 'enName')}
      onChange={(value) => studio.setPart(shape, of, { enName: value || undefined })}
    />
  );
}
