// A chart's figures as a plain table (look and feel, charts).
import type { ReactNode } from 'react';

export type ChartTableData = {
  head: readonly string[];
  /** The first cell of a row names it. */
  rows: readonly (readonly (string | number | null)[])[];
};

export function ChartTable({ data, caption }: { data: ChartTableData; caption: string }): ReactNode {
  return (
    <table>
      <caption className="yj-hidden">{caption}</caption>
      <thead>
        <tr>
          {data.head.map((title) => (
            <th key={title} scope="col">
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {data.rows.map(([name, ...cells]) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            {cells.map((cell, at) => (
              <td key={data.head[at + 1]}>{cell ?? '—'}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
