// The test run: what refers to the record that goes, and what becomes of it.
import type { MovedLines as Line } from '@yijian/contract/duplicates';
import { StatusBadge } from '@yijian/ui/badge';
import type { ReactNode } from 'react';
import { useDuplicatePhrases } from '../../duplicates.phrases.ts';

export interface MovedLinesProps {
  readonly lines: readonly Line[];
  /** What to do about lines of which only one may stay, beside their number. */
  readonly renderHelp?: (line: Line) => ReactNode;
}

export function MovedLines({ lines, renderHelp }: MovedLinesProps): ReactNode {
  const t = useDuplicatePhrases();
  return (
    <section>
      <header className="compare-title">
        <h3>{t('lines')}</h3>
      </header>
      <p className="compare-hint">{t(lines.length === 0 ? 'noLines' : 'linesHint')}</p>
      <ul className="compare-lines" aria-label={t('lines')}>
        {lines.map((line) => (
          <li key={line.table}>
            <strong>{line.name}</strong>
            {line.moved > 0 ? <span>{t('moved', { count: line.moved })}</span> : null}
            {line.taken > 0 ? <span>{t('taken', { count: line.taken })}</span> : null}
            {line.summed > 0 ? <span>{t('summed', { count: line.summed })}</span> : null}
            {line.blocked > 0 ? <StatusBadge tone="bad">{t('blocked', { count: line.blocked })}</StatusBadge> : null}
            {line.blocked > 0 ? renderHelp?.(line) : null}
          </li>
        ))}
      </ul>
    </section>
  );
}
