// Over which period, which kind of activity; then ten departments, provinces, regions and hospitals, each number with its doctors (R9.4, R9.5).
import { marketPeriods } from '@yijian/contract/core';
import {
  activityKinds,
  placeKinds,
  type MarketPlace,
  type MarketPlaces,
  type MarketPlacesQuery,
} from '@yijian/contract/market-activities';
import { AnalysisPage, type AnalysisPageProps } from '@yijian/ui/analysis-page';
import { Definition, TileGrid, TopTile } from '@yijian/ui/dashboard-tile';
import { Choice } from '@yijian/ui/filter';
import { Async, Empty } from '@yijian/ui/states';
import { Button } from 'antd';
import { useMemo, useState, type ReactNode } from 'react';
import { useFormat } from '../../../../lib/format/index.ts';
import { useAddress, withFields } from '../../../../lib/lists/index.ts';
import { PeriodControl, askedPeriod, lacksDays } from '../../../../lib/periods/index.ts';
import { CountButton } from '../../../sales-funnels/index.ts';
import { useMarketPlaces } from '../../market-activities.api.ts';
import { useActivityPhrases } from '../../market-activities.phrases.ts';
import { PlacePeople, type OpenPlace } from './place-people.tsx';

export function PlacesPage({ views }: { views: Pick<AnalysisPageProps, 'tabs' | 'tab' | 'onTabChange'> }): ReactNode {
  const t = useActivityPhrases();
  const [search, edit] = useAddress();
  const text = search.toString();
  const asked = useMemo<MarketPlacesQuery>(() => questionOf(new URLSearchParams(text)), [text]);
  const isOpen = !lacksDays(asked);
  const query = useMarketPlaces(isOpen ? asked : null);
  const [open, setOpen] = useState<OpenPlace>();
  const set = (fields: Record<string, string | undefined>): void => edit((now) => withFields(now, fields));
  return (
    <AnalysisPage
      title={t('title')}
      {...views}
      question={
        <div className="funnel-question">
          <PeriodControl {...asked} periods={marketPeriods} usual="DEFAULT" onChange={set} />
          <Choice
            label={t('kind')}
            empty={t('everyKind')}
            value={asked.kind}
            options={activityKinds.map((value) => ({ value, label: t(`kind.${value}`) }))}
            onChange={(kind) => set({ kind })}
          />
          <Definition title={t('view.places')}>{t('topDefinition')}</Definition>
        </div>
      }
      answer={
        isOpen && query.data && query.data.doctors > 0 ? <Answer places={query.data} onOpen={setOpen} /> : undefined
      }
    >
      {isOpen ? (
        <Async
          query={query}
          shape="chart"
          isEmpty={({ doctors }) => doctors === 0}
          empty={{ reason: t('noEngaged') }}
          failedTitle={t('placesFailed')}
        >
          {(places) => <Tops places={places} onOpen={setOpen} />}
        </Async>
      ) : (
        <Empty reason={t('chooseDays')} />
      )}
      {open === undefined ? null : <PlacePeople asked={asked} open={open} onClose={() => setOpen(undefined)} />}
    </AnalysisPage>
  );
}

function questionOf(search: URLSearchParams): MarketPlacesQuery {
  const kind = activityKinds.find((one) => one === search.get('kind'));
  return { ...askedPeriod(search, marketPeriods, 'DEFAULT'), ...(kind === undefined ? {} : { kind }) };
}

interface ShownProps {
  readonly places: MarketPlaces;
  readonly onOpen: (open: OpenPlace) => void;
}

function Answer({ places: { days, activities, doctors, acts }, onOpen }: ShownProps): ReactNode {
  const t = useActivityPhrases();
  const format = useFormat();
  return (
    <>
      {t('placesAnswer', {
        ...days,
        activities: format.count(activities),
        doctors: format.count(doctors),
        acts: format.count(acts),
      })}{' '}
      <Button type="link" size="small" onClick={() => onOpen({ title: t('allEngaged') })}>
        {t('allEngaged')}
      </Button>
    </>
  );
}

function Tops({ places, onOpen }: ShownProps): ReactNode {
  const t = useActivityPhrases();
  const format = useFormat();
  const rows: Record<(typeof placeKinds)[number], readonly MarketPlace[]> = {
    DEPARTMENT: places.departments,
    PROVINCE: places.provinces,
    REGION: places.regions,
    HOSPITAL: places.hospitals,
  };
  return (
    <TileGrid>
      {placeKinds.map((place) => (
        <TopTile
          key={place}
          span={6}
          title={t(`top.${place}`)}
          note={t('topNote')}
          items={rows[place].map(({ key, name, doctors, acts }) => {
            const label = name || t('unknown');
            return {
              key,
              label,
              value: doctors,
              text: <CountButton name={label} count={doctors} onOpen={() => onOpen({ title: label, place, key })} />,
              note: format.count(acts),
            };
          })}
        />
      ))}
    </TileGrid>
  );
}
