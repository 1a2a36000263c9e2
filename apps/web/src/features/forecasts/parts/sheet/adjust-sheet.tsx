// A forecast that is not being filled: read; changed by whoever leads, as an adjustment, as targets, or as revised targets.
import type { ForecastLine, SheetDetail } from '@yijian/contract/forecasts';
import { useState, type ReactNode } from 'react';
import type { Cells } from '../grid/cells.ts';
import { Changing, type Change } from './changing.tsx';
import { SheetActs } from './sheet-acts.tsx';
import { SheetGrid } from '../grid/sheet-grid.tsx';

const finalOf = (line: ForecastLine): Cells => line.forecast.map((one, at) => line.adjusted?.[at] ?? one);
const issuedOf = (line: ForecastLine): Cells => line.issued ?? finalOf(line);

interface Work {
  readonly change: Change;
  readonly cells: ReadonlyMap<string, Cells>;
}

export function AdjustSheet({ sheet }: { sheet: SheetDetail }): ReactNode {
  const [work, setWork] = useState<Work>();
  const startOf = work?.change === 'ADJUST' ? finalOf : issuedOf;
  const valuesOf = (line: ForecastLine): Cells =>
    work === undefined ? line.forecast : (work.cells.get(line.id) ?? startOf(line));
  return (
    <>
      <div className="forecast-acts">
        {work === undefined ? (
          <SheetActs sheet={sheet} onChange={(change) => setWork({ change, cells: new Map() })} />
        ) : (
          <Changing
            sheet={sheet}
            change={work.change}
            lines={sheet.grid
              // Targets are kept whole: a line that is not typed into keeps what stands there.
              .filter((line) => work.change === 'ISSUE' || work.cells.has(line.id))
              .map((line) => ({ id: line.id, cells: valuesOf(line) }))}
            onStop={() => setWork(undefined)}
          />
        )}
      </div>
      <SheetGrid
        sheet={sheet}
        kind={work === undefined || work.change === 'ADJUST' ? 'adjustLabel' : 'targetLabel'}
        beneath={sheet.grid.some((line) => line.issued !== null) ? 'issued' : 'baseline'}
        valuesOf={valuesOf}
        reasonOf={(line) => line.reason}
        onChange={
          work === undefined
            ? undefined
            : (line, cells) => setWork((now) => now && { ...now, cells: new Map(now.cells).set(line.id, cells) })
        }
      />
    </>
  );
}
