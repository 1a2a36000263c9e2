// The visits at one hospital of the map; each opens, all of them open in the list (product: visits, map).
import type { MapHospital } from '@yijian/contract/visits';
import { Button } from 'antd';
import { ArrowLeft } from 'lucide-react';
import { Section } from '@yijian/ui/detail-page';
import { Glyph } from '@yijian/ui/icon';
import { Async } from '@yijian/ui/states';
import type { ReactNode } from 'react';
import { useFormat } from '../../../../lib/format/index.ts';
import { useVisitsAt } from '../../visit-map.api.ts';
import type { VisitFilters } from '../../visits.api.ts';
import { useVisitPhrases } from '../../visits.phrases.ts';
import { useVisitAddress } from '../view/visit-view.ts';
import { VisitStateBadge } from '../visit-state.tsx';

export interface HospitalVisitsProps {
  readonly place: MapHospital;
  readonly scope: 'my' | 'team';
  readonly filters: VisitFilters;
  readonly onBack: () => void;
  readonly onOpen: (visitId: string) => void;
}

export function HospitalVisits({ place, scope, filters, onBack, onOpen }: HospitalVisitsProps): ReactNode {
  const t = useVisitPhrases();
  const format = useFormat();
  const { change } = useVisitAddress();
  const query = useVisitsAt(scope, filters, place.hospitalId);
  return (
    <Section
      title={place.hospitalName}
      count={place.visits}
      extra={
        <Button size="small" icon={<Glyph icon={ArrowLeft} />} onClick={onBack}>
          {t('keep')}
        </Button>
      }
    >
      <Async query={query} shape="list" rows={5} compact failedTitle={t('failed')}>
        {(page) => (
          <ul className="visit-map-list">
            {page.content.map((visit) => (
              <li key={visit.id}>
                <button type="button" onClick={() => onOpen(visit.id)}>
                  <span>
                    <strong>{visit.doctorName}</strong>
                    <small className="num">
                      {[format.timeLabel(visit.startsAt), scope === 'team' ? visit.userName : visit.department]
                        .filter(Boolean)
                        .join(' · ')}
                    </small>
                  </span>
                  <VisitStateBadge state={visit.state} />
                </button>
              </li>
            ))}
          </ul>
        )}
      </Async>
      <button
        type="button"
        className="visit-link"
        onClick={() => change({ view: undefined, hospitalId: place.hospitalId })}
      >
        {t('inList')}
      </button>
    </Section>
  );
}
