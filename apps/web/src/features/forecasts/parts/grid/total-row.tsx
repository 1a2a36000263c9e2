// Sums over lines of the grid, month by month.
import type { ForecastLine, SheetDetail } from '@yijian/contract/forecasts';
import type { ReactNode } from 'react';
import { deltaOf, sumOf, type Cells } from './cells.ts';
import { Boxes, Delta, type Extra } from './figures.tsx';

interface TotalRowProps {
  readonly sheet: SheetDetail;
  readonly valuesOf: (line: ForecastLine) => Cells;
  readonly label: string;
  readonly lines: readonly ForecastLine[];
  readonly extras: readonly Extra[];
}

export function TotalRow({ label, lines, sheet, valuesOf, extras }: TotalRowProps): ReactNode {
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
