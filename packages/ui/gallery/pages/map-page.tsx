// The map of provinces with points, the whole country and one province (look and feel, charts).
import { useState } from 'react';
import { Tile, TileGrid } from '../../src/dashboard-tile/index.ts';
import { RegionMap } from '../../src/region-map/index.ts';
import type { MapPoint } from '../../src/region-map/index.ts';

const values = [
  { code: '330000', value: 86, label: '浙江' },
  { code: '310000', value: 64, label: '上海' },
  { code: '320000', value: 41, label: '江苏' },
  { code: '110000', value: 38, label: '北京' },
  { code: '440000', value: 22, label: '广东' },
  { code: '510000', value: 17, label: '四川' },
  { code: '650000', value: 3, label: '新疆' },
  { code: '710000', value: 1, label: '台湾' },
  { code: '150000', value: 0, label: '内蒙古' },
];
const points: MapPoint[] = [
  {
    id: '1',
    longitude: 120.15,
    latitude: 30.27,
    size: 24,
    tone: 'ok',
    label: '云川大学附属第一医院',
    note: '24 次',
  },
  { id: '2', longitude: 120.58, latitude: 30.03, size: 9, tone: 'warn', label: '江澜精神卫生中心', note: '9 次' },
  { id: '3', longitude: 121.55, latitude: 29.87, size: 14, label: '沐汐中心医院', note: '14 次' },
  { id: '4', longitude: 120.7, latitude: 28, size: 4, tone: 'bad', label: '嘉屿脑科医院', note: '4 次' },
];

export function MapGallery(): React.ReactNode {
  const [focus, setFocus] = useState<string | undefined>('330000');
  const [selected, setSelected] = useState('1');
  return (
    <TileGrid>
      <Tile title="各省拜访" span={6}>
        <RegionMap
          title="各省拜访"
          values={values}
          head={['省份', '拜访']}
          onChooseRegion={setFocus}
          selected={focus}
        />
      </Tile>
      <Tile title="医院" span={6}>
        <RegionMap
          title="医院"
          values={values}
          points={points}
          head={['地点', '拜访']}
          focus={focus}
          selected={selected}
          onChooseRegion={setFocus}
          onChoosePoint={setSelected}
          onLeaveFocus={() => setFocus(undefined)}
        />
      </Tile>
    </TileGrid>
  );
}
