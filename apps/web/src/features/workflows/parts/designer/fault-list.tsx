// Everything that keeps a definition from being deployed; a click leads to the element.
import type { DefinitionFault } from '@yijian/contract/workflows';
import { CircleAlert, CircleCheck } from 'lucide-react';
import { Glyph } from '@yijian/ui/icon';
import type { ReactNode } from 'react';
import { useDesignerPhrases } from '../../words/designer.phrases.ts';
import { kindOf } from './studio/kinds.ts';
import { wordOf } from './studio/moddle.ts';
import type { Studio } from './studio/studio.ts';

interface FaultListProps {
  readonly faults: readonly DefinitionFault[] | null;
  readonly studio: Studio | null;
}

export function FaultList({ faults, studio }: FaultListProps): ReactNode {
  const t = useDesignerPhrases();
  if (faults === null) return null;
  if (faults.length === 0)
    return (
      <p className="designer-faults designer-faultless" role="status">
        <Glyph icon={CircleCheck} size={14} />
        {t('noFaults')}
      </p>
    );
  const nameOf = (id: string): string => {
    if (id.startsWith('form.')) return t('fieldNamed', { name: id.slice(5) });
    const shape = studio?.shapeOf(id);
    if (shape?.type === 'bpmn:Process' || shape === undefined) return shape === undefined ? id : t('process');
    const kind = kindOf(shape.type);
    return wordOf(shape.businessObject, 'name') || (kind === undefined ? id : t(`kind.${kind}`));
  };
  const go = (id: string): void => {
    const isWhole = studio?.shapeOf(id)?.type === 'bpmn:Process' || id.startsWith('form.');
    if (isWhole || studio?.show(id) !== true) studio?.clearSelection();
  };
  return (
    <section className="designer-faults" aria-label={t('faults', { count: faults.length })}>
      <h3>
        <Glyph icon={CircleAlert} size={14} />
        {t('faults', { count: faults.length })}
      </h3>
      <ul>
        {faults.map((fault, index) => (
          <li key={`${fault.element} ${fault.problem} ${index}`}>
            <button type="button" onClick={() => go(fault.element)}>
              <strong>{nameOf(fault.element)}</strong>
              <span>{fault.message}</span>
              <code>{fault.element}</code>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
