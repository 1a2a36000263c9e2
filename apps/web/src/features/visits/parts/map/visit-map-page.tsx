// The map of visits: provinces shaded, hospitals as points, what has no place in the list beside it (product: visits, map).
import type { VisitMap } from '@yijian/contract/visits';
import { RegionMap } from '@yijian/ui/region-map';
import { Async, Bone, Loading } from '@yijian/ui/states';
import { useState, type ReactNode } from 'react';
import { useFormat } from '../../../../lib/format/index.ts';
import { filterParts, useAddressed, useListState } from '../../../../lib/lists/index.ts';
import { useDictionaries } from '../../../dictionaries/index.ts';
import { useVisitMap } from '../../visit-map.api.ts';
import { visitFields } from '../../visits.api.ts';
import { useVisitPhrases } from '../../visits.phrases.ts';
import { useVisitFilters } from '../list/use-visit-filters.ts';
import { VisitDrawer } from '../on-demand.tsx';
import { ViewPage } from '../view/view-page.tsx';
import { HospitalList } from './hospital-list.tsx';
import { HospitalVisits } from './hospital-visits.tsx';
import { pointsOf, provincesOf } from './map-points.ts';
import '../calendar/visit-calendar.css';
import '../visit-note.css';
import './visit-map.css';

const keys = ['visitType', 'visitPurpose', 'visitDuration', 'visitResults'] as const;

export function VisitMapPage({ scope }: { scope: 'my' | 'team' }): ReactNode {
  const t = useVisitPhrases();
  const state = useListState(visitFields);
  const words = useDictionaries(keys);
  const query = useVisitMap(scope, state.filters);
  const names = query.data?.places.map((one) => ({ ...one, doctorId: '', doctorName: '', userName: '' }));
  const filters = useVisitFilters({ ...state, rows: names }, words);
  const [open, setOpen] = useAddressed();
  const [chosen, setChosen] = useState<string>();
  return (
    <ViewPage scope={scope} {...filterParts(state, filters)}>
      <Async
        query={query}
        loading={
          <div className="visit-map">
            <div className="visit-map-picture" role="status" aria-busy="true" aria-label={t('view.map')}>
              <Bone height={480} />
            </div>
            <div className="visit-map-picture">
              <Loading rows={6} />
            </div>
          </div>
        }
        failedTitle={t('mapFailed')}
        isEmpty={(map) => map.visits === 0}
        empty={{ reason: t(scope === 'my' ? 'emptyMine' : 'emptyTeam') }}
      >
        {(map) => {
          const place = map.places.find((one) => one.hospitalId === chosen);
          return (
            <div className="visit-map">
              <Picture map={map} chosen={chosen} onChoose={setChosen}>
                {(focus) =>
                  place === undefined ? (
                    <HospitalList map={map} focus={focus} onChoose={setChosen} />
                  ) : (
                    <HospitalVisits
                      key={place.hospitalId}
                      place={place}
                      scope={scope}
                      filters={state.filters}
                      onBack={() => setChosen(undefined)}
                      onOpen={setOpen}
                    />
                  )
                }
              </Picture>
            </div>
          );
        }}
      </Async>
      {open === undefined ? null : <VisitDrawer key={open} id={open} onClose={() => setOpen(undefined)} />}
    </ViewPage>
  );
}

interface PictureProps {
  readonly map: VisitMap;
  readonly chosen: string | undefined;
  readonly onChoose: (hospitalId: string | undefined) => void;
  /** The list beside it, of the province that fills the stage. */
  readonly children: (focus: string | undefined) => ReactNode;
}

function Picture({ map, chosen, onChoose, children }: PictureProps): ReactNode {
  const t = useVisitPhrases();
  const format = useFormat();
  // Undefined: nobody chose yet; null: the whole country. Visits in one province alone fill the stage with it.
  const [asked, setAsked] = useState<string | null>();
  const only = map.provinces.length === 1 ? map.provinces[0]?.code : undefined;
  const focus = asked === undefined ? only : (asked ?? undefined);
  const shown = map.places.reduce((sum, one) => sum + (one.latitude === null ? 0 : one.visits), 0);
  const choose = (code: string | null): void => {
    setAsked(code);
    onChoose(undefined);
  };
  return (
    <>
      <section className="visit-map-picture" aria-label={t('view.map')}>
        <p className="visit-note num">
          {t('mapSum', { shown: format.count(shown), visits: format.count(map.visits) })}
          {map.visits > shown ? ` · ${t('mapLeft', { count: format.count(map.visits - shown) })}` : ''}
        </p>
        <RegionMap
          title={t('view.map')}
          values={provincesOf(map)}
          points={pointsOf(map, focus, (count) => t('visitCount', { count }))}
          head={[t('place'), t('heldVisits')]}
          format={format.count}
          focus={focus}
          selected={chosen}
          onChooseRegion={choose}
          onChoosePoint={onChoose}
          onLeaveFocus={() => choose(null)}
        />
        <ul className="visit-map-tones">
          {(['ok', 'primary', 'warn', 'neutral'] as const).map((tone) => (
            <li key={tone}>
              <span className={`visit-map-dot visit-map-${tone}`} />
              {t(`tone.${tone}`)}
            </li>
          ))}
        </ul>
      </section>
      <aside className="visit-map-side">{children(focus)}</aside>
    </>
  );
}
