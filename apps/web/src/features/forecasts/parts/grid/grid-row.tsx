// One line of the grid; drawn anew only when it changes, so that typing stays quick among many lines.
import { REASON_ABOVE, type ForecastLine, type SheetDetail } from '@yijian/contract/forecasts';
import { memo, type ReactNode } from 'react';
import { useFormat } from '../../../../lib/format/index.ts';
import { useForecastPhrases } from '../../forecasts.phrases.ts';
import { deltaOf, sumOf, wholeSum, type Cells } from './cells.ts';
import { Boxes, Delta, KnownSum, type Extra } from './figures.tsx';
import { GridCell } from './grid-cell.tsx';

/** What is typed: names the cells for screen readers. */
export type CellKind = 'cellLabel' | 'adjustLabel' | 'targetLabel';

interface GridRowProps {
  readonly sheet: SheetDetail;
  readonly line: ForecastLine;
  readonly row: number;
  readonly values: Cells;
  readonly reason: string;
  readonly extras: readonly Extra[];
  readonly kind: CellKind;
  readonly beneath: 'baseline' | 'issued';
  readonly onChange: ((line: ForecastLine, values: Cells) => void) | undefined;
  readonly onReason: ((line: ForecastLine, reason: string) => void) | undefined;
}

export const GridRow = memo(function GridRow(props: GridRowProps): ReactNode {
  const { sheet, line, row, values, reason, extras, kind, beneath, onChange, onReason } = props;
  const t = useForecastPhrases();
  const name = `${line.hospitalName} · ${line.productName}`;
  return (
    <tr>
      <th scope="row">
        {line.hospitalName}
        <small>{line.productName}</small>
      </th>
      {line.recent.map((one, at) => (
        <td key={sheet.recentMonths[at]} className="forecast-actual">
          <Boxes value={one} />
        </td>
      ))}
      <td>
        <KnownSum cells={line.lastYear} />
      </td>
      <td title={t(`method.${line.baselineMethod}`)}>
        {line.baselineMethod === 'NONE' ? (
          <span className="forecast-none">{t('noBaseline')}</span>
        ) : (
          <Boxes value={sumOf(line.baseline)} />
        )}
      </td>
      <td>
        <KnownSum cells={line.target} />
      </td>
      {values.map((value, column) => (
        <td key={sheet.months[column]} className="forecast-month">
          <GridCell
            label={t(kind, { line: name, month: sheet.months[column]! })}
            place={{ row, column }}
            value={value}
            below={line[beneath]?.[column] ?? null}
            belowLabel={t(beneath)}
            onChange={
              onChange &&
              ((next) =>
                onChange(
                  line,
                  values.map((one, at) => (at === column ? next : one)),
                ))
            }
          />
        </td>
      ))}
      <Sums values={values} line={line} needsReason={reason === ''} />
      {extras.map((one) => (
        <td key={one}>
          <KnownSum cells={line[one] ?? []} />
        </td>
      ))}
      <td className="forecast-why">
        {onReason ? (
          <input
            aria-label={t('reasonLabel', { line: name })}
            maxLength={200}
            value={reason}
            onChange={(event) => onReason(line, event.target.value)}
          />
        ) : (
          <span>{reason}</span>
        )}
        {line.adjusted === null ? null : (
          <small className="forecast-adjusted">
            {t('adjustedTo', { count: sumOf(line.adjusted) ?? 0, reason: line.adjustReason })}
          </small>
        )}
      </td>
    </tr>
  );
});

function Sums({ values, line, needsReason }: { values: Cells; line: ForecastLine; needsReason: boolean }): ReactNode {
  const t = useForecastPhrases();
  const format = useFormat();
  const delta = values.includes(null) ? null : deltaOf(sumOf(values), wholeSum(line.baseline));
  const isFar = delta !== null && Math.abs(delta) > REASON_ABOVE;
  const needed = t('reasonNeeded', { percent: format.percent(REASON_ABOVE, 0) });
  return (
    <>
      <td>
        <strong>
          <Boxes value={sumOf(values)} />
        </strong>
      </td>
      <td className={isFar ? 'forecast-far' : undefined}>
        <Delta value={delta} />
        {isFar && needsReason ? <span className="forecast-mark" role="img" aria-label={needed} title={needed} /> : null}
      </td>
    </>
  );
}
