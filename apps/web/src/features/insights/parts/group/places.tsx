// Where the doctors work: the map, and the ten departments, provinces, regions and hospitals that speak most (R9.5).
import { TOP_PLACES, type GroupOpinion, type OpinionPlace, type OpinionSlice } from '@yijian/contract/insights';
import { RankBars, Tile } from '@yijian/ui/dashboard-tile';
import { RegionMap } from '@yijian/ui/region-map';
import type { ReactNode } from 'react';
import { useFormat } from '../../../../lib/format/index.ts';
import { useInsightPhrases } from '../../insights.phrases.ts';
import { MentionButton } from '../shown/mention-button.tsx';
import type { OnOpen } from '../people/opinion-people.tsx';

export function Places({ opinion, onOpen }: { opinion: GroupOpinion; onOpen: OnOpen }): ReactNode {
  const t = useInsightPhrases();
  const format = useFormat();
  const { departments, provinces, cities, hospitals } = opinion;
  const nameOf = ({ name }: OpinionPlace): string => name || t('unknown');
  const located = provinces.filter(({ key }) => key !== '');
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
      <Top title={t('topDepartments')} rows={departments} sliceOf={(department) => ({ department })} onOpen={onOpen} />
      <Top
        title={t('topProvinces')}
        rows={provinces.slice(0, TOP_PLACES)}
        sliceOf={(province) => ({ province })}
        onOpen={onOpen}
      />
      <Top title={t('topCities')} rows={cities} sliceOf={(city) => ({ city })} onOpen={onOpen} />
      <Top title={t('topHospitals')} rows={hospitals} sliceOf={(hospitalId) => ({ hospitalId })} onOpen={onOpen} />
    </>
  );
}

interface TopProps {
  readonly title: string;
  readonly rows: readonly OpinionPlace[];
  readonly sliceOf: (key: string) => OpinionSlice;
  readonly onOpen: OnOpen;
}

function Top({ title, rows, sliceOf, onOpen }: TopProps): ReactNode {
  const t = useInsightPhrases();
  const format = useFormat();
  const items = rows.map((row) => {
    const name = row.name || t('unknown');
    return {
      key: row.key,
      label: name,
      value: row.mentions,
      text: (
        <MentionButton
          name={name}
          count={row.mentions}
          onOpen={() => onOpen({ title: name, slice: sliceOf(row.key) })}
        />
      ),
      note: format.percent(row.positive / row.mentions, 0),
    };
  });
  return (
    <div className="opinion-half">
      <Tile title={title} note={t('topNote')}>
        <RankBars label={title} items={items} />
      </Tile>
    </div>
  );
}
