// Two definitions side by side: the differences in words, and where they are in each drawing.
import type { DefinitionChange } from '@yijian/contract/workflows';
import { StatusBadge, type Tone } from '@yijian/ui/badge';
import { Async } from '@yijian/ui/states';
import type { ReactNode } from 'react';
import { useDifference } from '../../workflow-designer.api.ts';
import { useDesignerPhrases } from '../../words/designer.phrases.ts';
import { Diagram } from '../diagram/diagram.tsx';
import './compare.css';

export interface ComparingProps {
  readonly before: string;
  readonly after: string;
  readonly beforeName: string;
  readonly afterName: string;
}

const tones: Readonly<Record<DefinitionChange['change'], Tone>> = { ADDED: 'ok', REMOVED: 'bad', CHANGED: 'warn' };
const nowhere = { now: [], passed: [] };

export function Comparing({ before, after, beforeName, afterName }: ComparingProps): ReactNode {
  const t = useDesignerPhrases();
  const query = useDifference({ before, after });
  return (
    <Async query={query} rows={4} failedTitle={t('compareFailed')}>
      {({ isEqual, changes }) => {
        const of = (...kinds: DefinitionChange['change'][]): string[] =>
          changes.filter(({ change }) => kinds.includes(change)).map(({ element }) => element);
        const changed = of('CHANGED');
        return (
          <div className="workflow-compare">
            <p role="status">{isEqual ? t('noDifference') : t('differences', { count: changes.length })}</p>
            <ul>
              {changes.map((change) => (
                <Change key={`${change.element} ${change.change}`} change={change} />
              ))}
            </ul>
            <h3>{afterName}</h3>
            <Diagram
              xml={after}
              marks={{ ...nowhere, more: { 'workflow-added': of('ADDED'), 'workflow-changed': changed } }}
            />
            <h3>{beforeName}</h3>
            <Diagram
              xml={before}
              marks={{ ...nowhere, more: { 'workflow-removed': of('REMOVED'), 'workflow-changed': changed } }}
            />
          </div>
        );
      }}
    </Async>
  );
}

function Change({ change }: { change: DefinitionChange }): ReactNode {
  const t = useDesignerPhrases();
  return (
    <li>
      <p>
        <StatusBadge tone={tones[change.change]}>{t(`change.${change.change}`)}</StatusBadge>
        <span>{change.kind}</span>
        <strong>{change.name}</strong>
        <code>{change.element}</code>
      </p>
      {change.change === 'CHANGED' ? (
        <dl>
          {change.details.map(({ what, before, after }) => (
            <div key={what}>
              <dt>{what}</dt>
              <dd>
                <del>{before || t('none')}</del>
                <span aria-hidden>→</span>
                <ins>{after || t('none')}</ins>
              </dd>
            </div>
          ))}
        </dl>
      ) : null}
    </li>
  );
}
