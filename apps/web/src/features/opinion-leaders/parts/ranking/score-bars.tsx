// Components of a score as eight small bars, their figures in words for whoever hears the page.
import { kolComponents, type KolRow } from '@yijian/contract/opinion-leaders';
import { Tooltip } from 'antd';
import type { ReactNode } from 'react';
import { useKolPhrases } from '../../opinion-leaders.phrases.ts';

export function ScoreBars({ row }: { row: Pick<KolRow, 'components'> }): ReactNode {
  const t = useKolPhrases();
  const words = kolComponents.map((one) => `${t(`component.${one}`)} ${row.components[one]}`);
  return (
    <Tooltip title={<span className="kol-lines">{words.join('\n')}</span>}>
      <span className="kol-bars" role="img" aria-label={words.join(', ')}>
        {kolComponents.map((one) => (
          <span key={one} className="kol-bar">
            <i
              style={{ height: `${Math.max(4, row.components[one])}%` }}
              data-none={row.components[one] === 0 || undefined}
            />
          </span>
        ))}
      </span>
    </Tooltip>
  );
}
