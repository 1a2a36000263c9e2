// The grid of a forecast: hospitals by product down, months across; typed, pasted and moved through by key, with sums that follow.
import { REASON_ABOVE, type ForecastLine, type SheetDetail } from '@yijian/contract/forecasts';
import { Definition } from '@yijian/ui/dashboard-tile';
import { Fragment, useRef, type ReactNode } from 'react';
import { useFormat } from '../../../../lib/format/index.ts';
import { useForecastPhrases } from '../../forecasts.phrases.ts';
import { deltaOf, readPaste, sumOf, wholeSum, type Cells } from './cells.ts';
import { GridCell, type CellPlace } from './grid-cell.tsx';

export interface GridProps {
  readonly sheet: SheetDetail;
  /** What stands in the month cells of a line. */
  readonly valuesOf: (line: ForecastLine) => Cells;
  readonly reasonOf: (line: ForecastLine) => string;
  /** Cells are typed into while it is given. */
  readonly onChange?: ((line: ForecastLine, values: Cells) => void) | undefined;
  readonly onReason?: ((line: ForecastLine, reason: string) => void) | undefined;
  /** What is typed: names the cells for screen readers. */
  readonly kind: 'cellLabel' | 'adjustLabel' | 'targetLabel';
  /** What stands in small under each month. */
  readonly beneath?: 'baseline' | 'issued';
}

export function SheetGrid({
  sheet,
  valuesOf,
  reasonOf,
  onChange,
  onReason,
  kind,
  beneath = 'baseline',
}: GridProps): ReactNode {
  const t = useForecastPhrases();
  const table = useRef<HTMLTableElement>(null);
  const rows = sheet.grid;
  const groups = [...Map.groupBy(rows, (line) => line.productId).values()];
  const shows = {
    adjusted: rows.some((line) => line.adjusted !== null),
    issued: rows.some((line) => line.issued !== null),
    actual: rows.some((line) => sumOf(line.actual) !== null),
  };
  const focus = ({ row, column }: CellPlace): void => {
    const cell = table.current?.querySelector<HTMLInputElement>(`[data-place="${row}-${column}"]`);
    cell?.focus();
    cell?.select();
  };
  const paste = (text: string, from: CellPlace, read: (text: string) => number | null | undefined): void => {
    const cells = readPaste(text, from, { rows: rows.length, columns: sheet.months.length });
    for (const [row, own] of Map.groupBy(cells, (cell) => cell.row)) {
      const line = rows[row]!;
      const next = [...valuesOf(line)];
      for (const { column, text: one } of own) next[column] = read(one) ?? null;
      onChange?.(line, next);
    }
  };
  const extras = (['adjusted', 'issued', 'actual'] as const).filter((one) => shows[one]);
  return (
    <div className="forecast-grid-box">
      <table className="forecast-grid num" ref={table} aria-label={t('forecast')}>
        <thead>
          <tr>
            <th scope="col">{t('hospital')}</th>
            {sheet.recentMonths.map((month) => (
              <th key={month} scope="col" className="forecast-actual">
                {month}
                <small>{t('actual')}</small>
              </th>
            ))}
            <th scope="col">{t('lastYear')}</th>
            <th scope="col">
              {t('baseline')}
              <Definition title={t('baseline')}>{t('baselineHint')}</Definition>
            </th>
            <th scope="col">{t('target')}</th>
            {sheet.months.map((month) => (
              <th key={month} scope="col" className="forecast-month">
                {month}
                <small>{t('forecast')}</small>
              </th>
            ))}
            <th scope="col">{t('total')}</th>
            <th scope="col">{t('delta')}</th>
            {extras.map((one) => (
              <th key={one} scope="col">
                {t(one)}
              </th>
            ))}
            <th scope="col" className="forecast-why">
              {t('why')}
            </th>
          </tr>
        </thead>
        <tbody>
          {groups.map((lines) => (
            <Fragment key={lines[0]!.productId}>
              {lines.map((line) => {
                const row = rows.indexOf(line);
                const name = `${line.hospitalName} · ${line.productName}`;
                const values = valuesOf(line);
                return (
                  <tr key={line.id}>
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
                      <Boxes value={sumOf(line.lastYear)} />
                    </td>
                    <td title={t(`method.${line.baselineMethod}`)}>
                      {line.baselineMethod === 'NONE' ? (
                        <span className="forecast-none">{t('noBaseline')}</span>
                      ) : (
                        <Boxes value={sumOf(line.baseline)} />
                      )}
                    </td>
                    <td>
                      <Boxes value={sumOf(line.target)} />
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
                          onMove={focus}
                          onPaste={paste}
                        />
                      </td>
                    ))}
                    <Sums values={values} line={line} extras={extras} needsReason={reasonOf(line) === ''} />
                    <td className="forecast-why">
                      {onReason ? (
                        <input
                          aria-label={t('reasonLabel', { line: name })}
                          maxLength={200}
                          value={reasonOf(line)}
                          onChange={(event) => onReason(line, event.target.value)}
                        />
                      ) : (
                        <span>{reasonOf(line)}</span>
                      )}
                      {line.adjusted === null ? null : (
                        <small className="forecast-adjusted">
                          {t('adjustedTo', { count: sumOf(line.adjusted) ?? 0, reason: line.adjustReason })}
                        </small>
                      )}
                    </td>
                  </tr>
                );
              })}
              {groups.length > 1 ? (
                <TotalRow
                  label={t('subtotal', { name: lines[0]!.productName })}
                  lines={lines}
                  sheet={sheet}
                  valuesOf={valuesOf}
                  extras={extras}
                />
              ) : null}
            </Fragment>
          ))}
        </tbody>
        <tfoot>
          <TotalRow label={t('grandTotal')} lines={rows} sheet={sheet} valuesOf={valuesOf} extras={extras} />
        </tfoot>
      </table>
    </div>
  );
}

type Extra = 'adjusted' | 'issued' | 'actual';

function Boxes({ value }: { value: number | null }): ReactNode {
  const format = useFormat();
  return value === null ? <span className="forecast-none">—</span> : format.count(value);
}

interface SumsProps {
  readonly values: Cells;
  readonly line: ForecastLine;
  readonly extras: readonly Extra[];
  readonly needsReason: boolean;
}

function Sums({ values, line, extras, needsReason }: SumsProps): ReactNode {
  const t = useForecastPhrases();
  const format = useFormat();
  const delta = deltaOf(sumOf(values), wholeSum(line.baseline));
  const isFar = delta !== null && Math.abs(delta) > REASON_ABOVE && !values.includes(null);
  return (
    <>
      <td>
        <strong>
          <Boxes value={sumOf(values)} />
        </strong>
      </td>
      <td
        className={isFar ? 'forecast-far' : undefined}
        title={isFar && needsReason ? t('reasonNeeded', { percent: format.percent(REASON_ABOVE, 0) }) : undefined}
      >
        <Delta value={values.includes(null) ? null : delta} />
        {isFar && needsReason ? (
          <span
            className="forecast-mark"
            role="img"
            aria-label={t('reasonNeeded', { percent: format.percent(REASON_ABOVE, 0) })}
          />
        ) : null}
      </td>
      {extras.map((one) => (
        <td key={one}>
          <Boxes value={line[one] === null ? null : sumOf(line[one])} />
        </td>
      ))}
    </>
  );
}

function Delta({ value }: { value: number | null }): ReactNode {
  const format = useFormat();
  if (value === null) return <span className="forecast-none">—</span>;
  return `${value > 0 ? '+' : ''}${format.percent(value, 0)}`;
}

interface TotalRowProps extends Pick<GridProps, 'sheet' | 'valuesOf'> {
  readonly label: string;
  readonly lines: readonly ForecastLine[];
  readonly extras: readonly Extra[];
}

function TotalRow({ label, lines, sheet, valuesOf, extras }: TotalRowProps): ReactNode {
  const total = (of: (line: ForecastLine) => Cells): number | null => sumOf(lines.map((line) => sumOf(of(line))));
  const months = sheet.months.map((_, at) => sumOf(lines.map((line) => valuesOf(line)[at] ?? null)));
  // Lines without a baseline, or not filled yet, would tilt the comparison.
  const compared = lines.filter((line) => !line.baseline.includes(null) && !valuesOf(line).includes(null));
  const delta = deltaOf(
    sumOf(compared.map((line) => sumOf(valuesOf(line)))),
    sumOf(compared.map((line) => sumOf(line.baseline))),
  );
  return (
    <tr className="forecast-total">
      <th scope="row">{label}</th>
      {sheet.recentMonths.map((month, at) => (
        <td key={month} className="forecast-actual">
          <Boxes value={sumOf(lines.map((line) => line.recent[at] ?? null))} />
        </td>
      ))}
      {(['lastYear', 'baseline', 'target'] as const).map((one) => (
        <td key={one}>
          <Boxes value={total((line) => line[one])} />
        </td>
      ))}
      {months.map((value, at) => (
        <td key={sheet.months[at]} className="forecast-month">
          <Boxes value={value} />
        </td>
      ))}
      <td>
        <Boxes value={sumOf(months)} />
      </td>
      <td>
        <Delta value={delta} />
      </td>
      {extras.map((one) => (
        <td key={one}>
          <Boxes value={total((line) => line[one] ?? [])} />
        </td>
      ))}
      <td className="forecast-why" />
    </tr>
  );
}
