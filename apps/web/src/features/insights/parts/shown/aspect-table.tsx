// Drugs against aspects: the share in favour as a tint, each cell a way to its doctors.
import { aspects, type Aspect, type DoctorDrug } from '@yijian/contract/insights';
import type { ReactNode } from 'react';
import { useFormat } from '../../../../lib/format/index.ts';
import { useInsightPhrases } from '../../insights.phrases.ts';
import type { OnOpen } from '../people/opinion-people.tsx';
import { useCountsAlone } from '../service/service-note.tsx';
import { TooFew } from './too-few.tsx';

type Row = Pick<DoctorDrug, 'drug' | 'aspects'>;

interface AspectTableProps {
  readonly rows: readonly Row[];
  /** Fewer mentions say too little for a tint. */
  readonly tintFrom: number;
  readonly onOpen: OnOpen;
}

export function AspectTable({ rows, tintFrom, onOpen }: AspectTableProps): ReactNode {
  const t = useInsightPhrases();
  return (
    <div className="opinion-heat" role="region" aria-label={t('aspects')} tabIndex={0}>
      <table>
        <thead>
          <tr>
            <th scope="col">{t('drug')}</th>
            {aspects.map((aspect) => (
              <th key={aspect} scope="col">
                {t(`aspect.${aspect}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.drug.id}>
              <th scope="row">{row.drug.name}</th>
              {row.aspects.length === 0 ? (
                <td colSpan={aspects.length} className="opinion-few">
                  {t('tooFew')}
                </td>
              ) : (
                aspects.map((aspect) => (
                  <Cell key={aspect} row={row} aspect={aspect} tintFrom={tintFrom} onOpen={onOpen} />
                ))
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

interface CellProps extends Omit<AspectTableProps, 'rows'> {
  readonly row: Row;
  readonly aspect: Aspect;
}

function Cell({ row, aspect, tintFrom, onOpen }: CellProps): ReactNode {
  const t = useInsightPhrases();
  const format = useFormat();
  const isAlone = useCountsAlone();
  const counts = row.aspects.find((one) => one.aspect === aspect);
  if (counts === undefined) return <td>—</td>;
  if (counts.isFew)
    return (
      <td>
        <TooFew />
      </td>
    );
  const share = counts.positive / counts.mentions;
  const title = `${row.drug.name} · ${t(`aspect.${aspect}`)}`;
  const shown = (
    <>
      <span className="num">{format.percent(share, 0)}</span>
      <small className="num">{format.count(counts.mentions)}</small>
    </>
  );
  const tint =
    counts.mentions < tintFrom ? '' : share >= 0.6 ? 'opinion-good' : share < 0.4 ? 'opinion-poor' : 'opinion-fair';
  if (isAlone)
    return (
      <td className={tint}>
        <span className="opinion-cell">{shown}</span>
      </td>
    );
  return (
    <td className={tint}>
      <button
        type="button"
        aria-label={`${title} ${format.percent(share, 0)}`}
        onClick={() => onOpen({ title, slice: { drugId: row.drug.id, aspect } })}
      >
        {shown}
      </button>
    </td>
  );
}
