// The grid of a forecast: hospitals by product down, months across; moved through by key, pasted into, with sums that follow.
import type { ForecastLine, SheetDetail } from '@yijian/contract/forecasts';
import { Definition } from '@yijian/ui/dashboard-tile';
import { Fragment, useMemo, useRef, type ClipboardEvent, type KeyboardEvent, type ReactNode } from 'react';
import { useForecastPhrases } from '../../forecasts.phrases.ts';
import { readBoxes, readPaste, sumOf, type Cells } from './cells.ts';
import { movedBy, placeOf } from './grid-cell.tsx';
import { GridRow, type CellKind } from './grid-row.tsx';
import { TotalRow } from './total-row.tsx';

export interface GridProps {
  readonly sheet: SheetDetail;
  /** What stands in the month cells of a line. */
  readonly valuesOf: (line: ForecastLine) => Cells;
  readonly reasonOf: (line: ForecastLine) => string;
  /** Cells are typed into while it is given. */
  readonly onChange?: ((line: ForecastLine, values: Cells) => void) | undefined;
  readonly onReason?: ((line: ForecastLine, reason: string) => void) | undefined;
  /** What is typed: names the cells for screen readers. */
  readonly kind: CellKind;
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
  const extras = useMemo(
    () =>
      (['adjusted', 'issued', 'actual'] as const).filter((one) =>
        sheet.grid.some((line) => line[one] !== null && sumOf(line[one]) !== null),
      ),
    [sheet],
  );
  const size = { rows: rows.length, columns: sheet.months.length };
  const move = (event: KeyboardEvent<HTMLElement>): void => {
    const place = placeOf(event.target);
    const to = place && movedBy(event, event.target as HTMLInputElement, place);
    if (to === undefined) return;
    event.preventDefault();
    const cell = table.current?.querySelector<HTMLInputElement>(`[data-place="${to.row}-${to.column}"]`);
    cell?.focus();
    cell?.select();
  };
  const paste = (event: ClipboardEvent<HTMLElement>): void => {
    const place = placeOf(event.target);
    const text = event.clipboardData.getData('text');
    if (place === undefined || onChange === undefined || !/[\t\n]/.test(text.trim())) return;
    event.preventDefault();
    for (const [row, cells] of Map.groupBy(readPaste(text, place, size), (cell) => cell.row)) {
      const line = rows[row]!;
      const next = [...valuesOf(line)];
      for (const { column, text: one } of cells) next[column] = readBoxes(one) ?? null;
      onChange(line, next);
    }
  };
  return (
    <div className="forecast-grid-box">
      <table className="forecast-grid num" ref={table} aria-label={t('forecast')} onKeyDown={move} onPaste={paste}>
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
              {lines.map((line) => (
                <GridRow
                  key={line.id}
                  sheet={sheet}
                  line={line}
                  row={rows.indexOf(line)}
                  values={valuesOf(line)}
                  reason={reasonOf(line)}
                  extras={extras}
                  kind={kind}
                  beneath={beneath}
                  onChange={onChange}
                  onReason={onReason}
                />
              ))}
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
