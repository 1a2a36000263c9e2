// Years of the picture: a range over a histogram of what is shared each year.
import { Slider } from 'antd';
import { PaneGroup } from '@yijian/ui/analysis-page';
import { useState, type ReactNode } from 'react';
import { useNetworkPhrases } from '../../academic-networks.phrases.ts';

interface YearRangeProps {
  readonly years: readonly { year: number; count: number }[];
  readonly from: number | undefined;
  readonly to: number | undefined;
  readonly onChange: (from: string | undefined, to: string | undefined) => void;
  /** Of every step while the handles are still being moved. */
  readonly onSlide?: ((from: number | undefined, to: number | undefined) => void) | undefined;
}

export function YearRange({ years, from, to, onChange, onSlide }: YearRangeProps): ReactNode {
  const t = useNetworkPhrases();
  const [moved, setMoved] = useState<readonly [number, number]>();
  const first = years[0]?.year;
  const last = years.at(-1)?.year;
  if (first === undefined || last === undefined || first === last) return null;
  const most = Math.max(...years.map(({ count }) => count));
  const [begin, end] = moved ?? [Math.max(first, from ?? first), Math.min(last, to ?? last)];
  const counts = new Map(years.map(({ year, count }) => [year, count]));
  const all = Array.from({ length: last - first + 1 }, (_, at) => first + at);
  return (
    <PaneGroup title={t('years')} extra={`${begin}–${end}`}>
      <div className="network-years" aria-hidden>
        {all.map((year) => (
          <i
            key={year}
            className={year >= begin && year <= end ? 'is-in' : ''}
            style={{ blockSize: `${Math.max(4, (100 * (counts.get(year) ?? 0)) / most)}%` }}
          />
        ))}
      </div>
      <Slider
        // The title says the value; to place a tip with each step would cost more than the picture.
        tooltip={{ open: false }}
        range
        min={first}
        max={last}
        value={[begin, end]}
        ariaLabelForHandle={[t('yearFrom'), t('yearTo')]}
        onChange={([one = first, two = last]) => {
          setMoved([one, two]);
          onSlide?.(one === first ? undefined : one, two === last ? undefined : two);
        }}
        onChangeComplete={([one = first, two = last]) => {
          setMoved(undefined);
          onChange(one === first ? undefined : String(one), two === last ? undefined : String(two));
        }}
      />
    </PaneGroup>
  );
}
