// The dashboard of the north star, pictures 03 and 09 (look and feel, dashboard).
import { Button } from 'antd';
import { Download } from 'lucide-react';
import { LineChart } from '../../src/chart/index.ts';
import {
  AlertList,
  DashboardPage,
  GridCell,
  KpiTile,
  RankBars,
  Tile,
  TileGrid,
} from '../../src/dashboard-tile/index.ts';
import type { DeltaValue } from '../../src/dashboard-tile/index.ts';
import { FilterButton } from '../../src/filter/index.ts';
import { Glyph } from '../../src/icon/index.ts';

const ignore = (): void => undefined;
const kpis: [string, string, string, DeltaValue, string][] = [
  ['覆盖率', '82.4', '%', { text: '3.1 pt', direction: 'up', meaning: 'good' }, '目标 85.0%，差 214 位'],
  ['频次达成', '76.8', '%', { text: '2.4 pt', direction: 'up', meaning: 'good' }, '8,142 / 10,600 次'],
  ['计划达成', '64.2', '%', { text: '8.8 pt', direction: 'up', meaning: 'good' }, '时间进度 55.4%'],
  ['会议', '148', '场', { text: '12', direction: 'up' }, '3,412 人次，人均 ¥286'],
  ['预算执行', '58.9', '%', { text: '4.0 pt', direction: 'down' }, '¥412 万 / ¥700 万'],
  ['审批时效', '9.6', '小时', { text: '1.3', direction: 'up', meaning: 'bad' }, '中位数，待办 46 件'],
];
const trend = {
  categories: ['09-07', '09-14', '09-21', '09-28', '10-05', '10-12', '10-19', '10-26', '11-02', '11-09', '11-16'],
  series: [
    { name: '覆盖率', values: [68, 69, 71, 72, 70, 73, 75, 77, 79, 81, 82.4] },
    { name: '频次', values: [61, 62, 62, 64, 60, 65, 68, 70, 72, 75, 76.8] },
    { name: '上季覆盖率', values: [64, 66, 67, 68, 68, 70, 72, 73, 75, 77, 79], color: 'base' as const },
  ],
  from: 50,
  format: (value: number) => `${value}%`,
};
const budget = {
  categories: ['1 月', '3 月', '5 月', '7 月', '9 月', '11 月', '12 月'],
  series: [
    { name: '实际', values: [0.3, 1.1, 2, 2.6, 3.3, 4.1, 4.5], forecastFrom: 6, area: true },
    { name: '承诺', values: [0.5, 1.6, 2.7, 3.3, 4.2, 5.1, 5.5], forecastFrom: 6, color: 3 },
  ],
  target: { value: 7, label: '预算 7.0' },
  format: (value: number) => value.toFixed(1),
};

export function DashboardGallery(): React.ReactNode {
  return (
    <DashboardPage
      title="管理驾驶舱"
      asOf="数据截至 11-20 09:30"
      actions={<Button icon={<Glyph icon={Download} />}>导出</Button>}
      filters={
        <>
          <FilterButton
            label="区域"
            showValue
            multiple={false}
            options={[{ value: 'e', label: '华东一区' }]}
            value={['e']}
            onChange={ignore}
          />
          <FilterButton
            label="产品"
            showValue
            multiple={false}
            options={[{ value: 'h', label: '头痛线' }]}
            value={['h']}
            onChange={ignore}
          />
        </>
      }
    >
      <TileGrid>
        {kpis.map(([title, value, unit, delta, note]) => (
          <GridCell key={title} span={2}>
            <KpiTile
              title={title}
              value={value}
              unit={unit}
              delta={delta}
              note={note}
              definition="分子与分母的口径"
              onOpen={ignore}
            />
          </GridCell>
        ))}
        <Tile title="覆盖与频次趋势" definition="按周" note="华东一区，头痛线" span={7}>
          <LineChart title="覆盖与频次趋势" data={trend} height={190} />
        </Tile>
        <Tile title="计划达成与时间进度" definition="按组" note="第 4 季度" span={5}>
          <RankBars
            label="计划达成与时间进度"
            max={100}
            marker={{ value: 55.4, text: '时间进度 55.4%' }}
            items={[
              ['云川一组', 71.2],
              ['云川二组', 66.4],
              ['江澜组', 62.8],
              ['临汐组', 58.1],
              ['南屿组', 49.3],
            ].map(([label, value]) => ({
              key: String(label),
              label,
              value: Number(value),
              text: `${value}%`,
              note: `${Number(value) > 55.4 ? '+' : '−'}${Math.abs(Number(value) - 55.4).toFixed(1)} pt`,
              noteTone: Number(value) < 55.4 ? ('bad' as const) : undefined,
            }))}
          />
        </Tile>
        <Tile title="预算执行" note="百万元" span={7}>
          <LineChart title="预算执行" data={budget} height={180} />
        </Tile>
        <Tile title="例外事项" note="5 类，47 项" span={5}>
          <AlertList
            label="例外事项"
            items={[
              {
                key: '1',
                tone: 'bad',
                title: '会后确认逾期',
                note: '超过 5 个工作日，涉及 3 人，¥186,400',
                figure: '7 场',
                onOpen: ignore,
              },
              {
                key: '2',
                tone: 'bad',
                title: '讲者额度将超上限',
                note: '4 位占用后剩余不足 10%',
                figure: '4 位',
                onOpen: ignore,
              },
              {
                key: '3',
                tone: 'warn',
                title: '连续 60 天未拜访的 A 级医生',
                note: '云川 9 位，江澜 5 位',
                figure: '14 位',
                onOpen: ignore,
              },
            ]}
          />
        </Tile>
      </TileGrid>
    </DashboardPage>
  );
}
