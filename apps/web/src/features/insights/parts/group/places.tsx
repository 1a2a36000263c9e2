// Where the doctors work: the map, and the ten departments, provinces, regions and hospitals that speak most (R9.5).
import type { GroupOpinion, OpinionPart, OpinionPlace } from '@yijian/contract/insights';
import { Tile } from '@yijian/ui/dashboard-tile';
import { RegionMap } from '@yijian/ui/region-map';
import type { ReactNode } from 'react';
import { useFormat } from '../../../../lib/format/index.ts';
import { useInsightPhrases } from '../../insights.phrases.ts';
import { ServicePart, useCountsAlone } from '../service/service-note.tsx';
import { TopTile } from '../shown/top-tile.tsx';
import type { OnOpen } from '../people/opinion-people.tsx';

export function Places({ opinion, onOpen }: { opinion: GroupOpinion; onOpen: OnOpen }): ReactNode {
  const t = useInsightPhrases();
  const format = useFormat();
  const isAlone = useCountsAlone();
  const { departments, provinces, cities, hospitals, service } = opinion;
  const nameOf = ({ name }: OpinionPlace): string => name || t('unknown');
  const located = provinces.filter(({ key, isFew }) => key !== '' && !isFew);
  const openProvince = (code: string): void => {
    const place = located.find(({ key }) => key === code);
    if (place !== undefined) onOpen({ title: nameOf(place), slice: { province: code } });
  };
  const isLeftOut = (part: OpinionPart): boolean => service?.missing.includes(part) ?? false;
  return (
    <>
      <div className="opinion-half">
        <Tile title={t('map')}>
          <ServicePart service={service} part="provinces">
            <RegionMap
              title={t('map')}
              head={[t('province'), t('doctors')]}
              values={located.map((one) => ({ code: one.key, label: nameOf(one), value: one.doctors }))}
              format={(value) => format.count(value)}
              height={280}
              onChooseRegion={isAlone ? undefined : openProvince}
            />
          </ServicePart>
        </Tile>
      </div>
      <TopTile
        title={t('topDepartments')}
        isLeftOut={isLeftOut('departments')}
        rows={departments}
        sliceOf={(department) => ({ department })}
        onOpen={onOpen}
      />
      <TopTile
        isLeftOut={isLeftOut('provinces')}
        title={t('topProvinces')}
        rows={provinces}
        sliceOf={(province) => ({ province })}
        onOpen={onOpen}
      />
      <TopTile
        isLeftOut={isLeftOut('cities')}
        title={t('topCities')}
        rows={cities}
        sliceOf={(city) => ({ city })}
        onOpen={onOpen}
      />
      <TopTile
        isLeftOut={isLeftOut('hospitals')}
        title={t('topHospitals')}
        rows={hospitals}
        sliceOf={(hospitalId) => ({ hospitalId })}
        onOpen={onOpen}
      />
    </>
  );
}
