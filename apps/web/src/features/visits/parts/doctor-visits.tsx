// The latest visits to one doctor as a short list; each opens in the list of visits.
import type { Visit } from '@yijian/contract/visits';
import { Async } from '@yijian/ui/states';
import type { ReactNode } from 'react';
import { useFormat } from '../../../lib/format/index.ts';
import { useShell } from '../../../lib/router/index.ts';
import { useDictionaries } from '../../dictionaries/index.ts';
import { useDoctorVisits } from '../visits.api.ts';
import { useVisitPhrases } from '../visits.phrases.ts';
import './doctor-visits.css';
import { VisitStateBadge } from './visit-state.tsx';

const keys = ['visitType', 'visitPurpose', 'visitResults'] as const;
const path = (visit: Visit): string => `/customer/visitTeamManager/myVisit?id=${visit.id}`;

export interface DoctorVisitsProps {
  readonly doctorId: string;
  /** How many; five unless given. */
  readonly limit?: number;
}

export function DoctorVisits({ doctorId, limit = 5 }: DoctorVisitsProps): ReactNode {
  const t = useVisitPhrases();
  const shell = useShell();
  const query = useDoctorVisits(doctorId, limit);
  return (
    <Async
      query={query}
      shape="list"
      rows={3}
      compact
      failedTitle={t('failed')}
      isEmpty={(page) => page.content.length === 0}
      empty={{ reason: t('noneYet') }}
    >
      {(page) => (
        <>
          <ul className="doctor-visits">
            {page.content.map((visit) => (
              <Row key={visit.id} visit={visit} onOpen={() => shell.openTab(path(visit))} />
            ))}
          </ul>
          <button
            type="button"
            className="doctor-visits-all"
            onClick={() => shell.openTab(`/customer/visitTeamManager/myVisit?doctorId=${doctorId}`)}
          >
            {t('allVisits')}
          </button>
        </>
      )}
    </Async>
  );
}

function Row({ visit, onOpen }: { visit: Visit; onOpen: () => void }): ReactNode {
  const format = useFormat();
  const words = useDictionaries(keys);
  const said = [
    words.label('visitType', visit.visitType),
    ...visit.visitPurposes.map((one) => words.label('visitPurpose', one)),
    words.label('visitResults', visit.visitResults),
  ].filter(Boolean);
  return (
    <li>
      <button type="button" onClick={onOpen}>
        <time className="num">{format.timeLabel(visit.startsAt)}</time>
        <span>
          {visit.userName} · {said.join(' · ')}
          {visit.notes ? <small>{visit.notes}</small> : null}
        </span>
        <VisitStateBadge state={visit.state} />
      </button>
    </li>
  );
}
