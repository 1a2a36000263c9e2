// The hospitals of the map as a list, the most visited first; those without a place come last, so that none is lost (product: visits, map).
import type { MapHospital, VisitMap } from '@yijian/contract/visits';
import { Section } from '@yijian/ui/detail-page';
import { useState, type ReactNode } from 'react';
import { useFormat } from '../../../../lib/format/index.ts';
import { useVisitPhrases } from '../../visits.phrases.ts';
import { toneOf } from './map-points.ts';

/** Rows before the rest is asked for. */
const FIRST = 40;

export interface HospitalListProps {
  readonly map: VisitMap;
  readonly focus: string | undefined;
  readonly onChoose: (hospitalId: string) => void;
}

export function HospitalList({ map, focus, onChoose }: HospitalListProps): ReactNode {
  const t = useVisitPhrases();
  const format = useFormat();
  const here = map.places.filter((one) => focus === undefined || one.provinceCode === focus);
  const placed = here.filter((one) => one.latitude !== null);
  const unplaced = here.filter((one) => one.latitude === null);
  const left = map.hospitals - map.places.length;
  return (
    <>
      <Section title={t('mapHospitals')} count={placed.length}>
        <Rows places={placed} onChoose={onChoose} />
      </Section>
      {unplaced.length === 0 ? null : (
        <Section title={t('mapUnplaced')} count={unplaced.length}>
          <p className="visit-note">{t('mapUnplacedHint')}</p>
          <Rows places={unplaced} onChoose={onChoose} />
        </Section>
      )}
      {left > 0 ? (
        <p className="visit-note num">
          {t('mapMore', { shown: format.count(map.places.length), all: format.count(map.hospitals) })}
        </p>
      ) : null}
    </>
  );
}

function Rows({ places, onChoose }: { places: readonly MapHospital[]; onChoose: (id: string) => void }): ReactNode {
  const t = useVisitPhrases();
  const [isWhole, setWhole] = useState(false);
  const shown = isWhole ? places : places.slice(0, FIRST);
  return (
    <>
      <ul className="visit-map-list">
        {shown.map((one) => (
          <li key={one.hospitalId}>
            <button type="button" onClick={() => onChoose(one.hospitalId)}>
              <span className={`visit-map-dot visit-map-${toneOf(one)}`} />
              <span>
                <strong>{one.hospitalName}</strong>
                <small>{[one.cityName, t('mapDoctors', { count: one.doctors })].filter(Boolean).join(' · ')}</small>
              </span>
              <span className="num">{t('visitCount', { count: one.visits })}</span>
            </button>
          </li>
        ))}
      </ul>
      {shown.length < places.length ? (
        <button type="button" className="visit-link" onClick={() => setWhole(true)}>
          {t('mapRest', { count: places.length - shown.length })}
        </button>
      ) : null}
    </>
  );
}
