// Where the doctors work: the map, and the ten departments, provinces, regions and hospitals that speak most (R9.5).
import type { GroupOpinion, OpinionPlace } from '@yijian/contract/insights';
import { Tile } from '@yijian/ui/dashboard-tile';
import { RegionMap } from '@yijian/ui/region-map';
import type { ReactNode } from 'react';
import { useFormat } from '../../../../lib/format/index.ts';
import { useInsightPhrases } from '../../insights.phrases.ts';
import { TopTile } from '../shown/top-tile.tsx';
import type { OnOpen } from '../people/opinion-people.tsx';

export function Places({ opinion, onOpen }: { opinion: GroupOpinion; onOpen: OnOpen }): ReactNode {
  const t = useInsightPhrases();
  const format = useFormat();
  const { departments, provinces, cities, hospitals } = opinion;
  const nameOf = ({ name }: OpinionPlace): string => name || t('unknown');
  const located = provinces.filter(({ key, isFew }) => key !== '' && !isFew);
  return (
    <>
      <div className="opinion-half">
        <Tile title={t('map')}>
          <RegionMap
            title={t('map')}
            head={[t('province'), t('doctors')]}
            values={located.map((one) => ({ code: one.key, label: nameOf(one), value: one.doctors }))}
            format={(value) => format.count(value)}
            height={280}
            onChooseRegion={(code) => {
              const place = located.find(({ key }) => key === code);
              if (place !== undefined) onOpen({ title: nameOf(place), slice: { province: code } });
            }}
          />
        </Tile>
      </div>
      <TopTile
        title={t('topDepartments')}
        rows={departments}
        sliceOf={(department) => ({ department })}
        onOpen={onOpen}
      />
      <TopTile title={t('topProvinces')} rows={provinces} sliceOf={(province) => ({ province })} onOpen={onOpen} />
      <TopTile title={t('topCities')} rows={cities} sliceOf={(city) => ({ city })} onOpen={onOpen} />
      <TopTile title={t('topHospitals')} rows={hospitals} sliceOf={(hospitalId) => ({ hospitalId })} onOpen={onOpen} />
    </>
  );
}
