// Influence against our relationship: whom we should know and hardly do.
import type { Quadrant, QuadrantPoint } from '@yijian/contract/opinion-leaders';
import { Chart, type ChartPalette } from '@yijian/ui/chart';
import { Definition } from '@yijian/ui/dashboard-tile';
import { Async, Empty } from '@yijian/ui/states';
import { useCallback, type ReactNode } from 'react';
import { useFormat } from '../../../../lib/format/index.ts';
import { inLine } from '../in-line.ts';
import { useQuadrant } from '../../opinion-leaders.api.ts';
import { useKolPhrases } from '../../opinion-leaders.phrases.ts';
import type { Asking } from '../question/use-question.ts';
import { TierTag } from '../tier-tag.tsx';
import { spread } from './spread.ts';

/** From here on we know a doctor. */
const KNOWN = 40;

export function QuadrantView({ asking }: { asking: Asking }): ReactNode {
  const t = useKolPhrases();
  const query = useQuadrant(asking.question);
  return (
    <Async query={query} shape="chart" failedTitle={t('failed')}>
      {(quadrant) =>
        quadrant.points.length === 0 ? (
          <Empty reason={t('none')} />
        ) : (
          <Drawn quadrant={quadrant} onOpen={(id) => asking.set({ id })} />
        )
      }
    </Async>
  );
}

/** The middle of the influences shown divides them. */
function middle(points: readonly QuadrantPoint[]): number {
  const sorted = points.map((one) => one.influence).toSorted((one, other) => one - other);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}

function Drawn({ quadrant, onOpen }: { quadrant: Quadrant; onOpen: (id: string) => void }): ReactNode {
  const t = useKolPhrases();
  const format = useFormat();
  const { points, outside } = quadrant;
  const half = middle(points);
  const open = points.filter((one) => one.influence >= half && one.relationship < KNOWN);
  const [influence, relationship] = [t('influence'), t('relationship')];
  const buildOption = useCallback(
    (palette: ChartPalette) => optionOf({ points, half, influence, relationship }, palette),
    [points, half, influence, relationship],
  );
  const table = {
    head: [t('doctor'), influence, relationship],
    rows: points.map((one) => [one.name, format.fixed(one.influence, 1), String(one.relationship)]),
  };
  return (
    <div className="kol-quadrant">
      <section>
        <p className="kol-lead">
          {t('quadrantAnswer', { count: open.length, score: format.fixed(half, 1) })}
          {outside > 0 ? ` ${t('quadrantOutside', { count: outside })}` : ''}
          <Definition title={relationship}>{t('relationText')}</Definition>
        </p>
        <Chart
          title={t('quadrantTitle')}
          buildOption={buildOption}
          table={table}
          height={440}
          onClick={({ dataIndex }) => onOpen(points[dataIndex]?.doctorId ?? '')}
        />
      </section>
      <section aria-label={t('opportunities')}>
        <h3>{t('opportunities')}</h3>
        <ol className="kol-chances">
          {open.slice(0, 12).map((one) => (
            <li key={one.doctorId}>
              <button type="button" className="kol-link" onClick={() => onOpen(one.doctorId)}>
                {one.name}
              </button>
              <TierTag tier={one.tier} />
              <b className="num">{format.fixed(one.influence, 1)}</b>
              <p>
                {inLine([
                  one.hospitalName,
                  t('visits', { count: one.visits }),
                  one.isOwned ? t('owned') : '',
                  one.isFollowed ? t('followed') : '',
                ])}
              </p>
            </li>
          ))}
        </ol>
      </section>
    </div>
  );
}

interface Picture {
  readonly points: readonly QuadrantPoint[];
  readonly half: number;
  readonly influence: string;
  readonly relationship: string;
}

/** A dot of 11 px in a picture about 700 px wide and 370 px high, as shares of the two axes. */
const DOT = { width: 1.7, height: 0.03 } as const;
/** Names beyond this would leave the picture on the right. */
const NAMED_LEFT = 80;

/** Names stand beside the strongest only; the rest tell theirs when pointed at. */
function optionOf({ points, half, influence, relationship }: Picture, palette: ChartPalette) {
  const highest = Math.max(1, ...points.map((one) => one.influence));
  const dots = spread(
    points.map((one) => ({ x: one.relationship, y: one.influence })),
    { width: DOT.width, height: DOT.height * highest },
  );
  const axis = (name: string) => ({
    name,
    nameTextStyle: { color: palette.text2, fontFamily: palette.font },
    type: 'value' as const,
    axisLine: { lineStyle: { color: palette.axis } },
    axisLabel: { color: palette.text2, fontFamily: palette.font },
    splitLine: { lineStyle: { color: palette.grid } },
  });
  return {
    animation: false,
    grid: { left: 44, right: 32, top: 32, bottom: 36 },
    tooltip: {
      formatter: ({ dataIndex }: { dataIndex: number }) => {
        const one = points[dataIndex];
        return one
          ? `${one.name} · ${influence} ${one.influence.toFixed(1)} · ${relationship} ${one.relationship}`
          : '';
      },
    },
    xAxis: { ...axis(relationship), min: 0, max: 100, nameLocation: 'middle', nameGap: 24 },
    yAxis: { ...axis(influence), min: 0 },
    series: [
      {
        type: 'scatter',
        symbolSize: 11,
        // A dot on the axis is drawn whole.
        clip: false,
        cursor: 'pointer',
        data: points.map((one, at) => ({
          value: [dots[at]!.x, dots[at]!.y],
          itemStyle: {
            color: one.influence >= half && one.relationship < KNOWN ? palette.series[0] : palette.base,
            opacity: 0.75,
          },
          label: {
            show: one.rank <= 10,
            formatter: one.name,
            position: dots[at]!.x > NAMED_LEFT ? 'left' : 'right',
            color: palette.text,
            fontFamily: palette.font,
          },
        })),
        labelLayout: { hideOverlap: true },
        markLine: {
          silent: true,
          symbol: 'none',
          label: { show: false },
          lineStyle: { color: palette.line, type: 'dashed' },
          data: [{ xAxis: KNOWN }, { yAxis: half }],
        },
      },
    ],
  };
}
