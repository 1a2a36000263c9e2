// The latest visits to one doctor as a short list; each opens in the list of visits.
import type { Visit } from '@yijian/contract/visits';
import { RecordLines } from '@yijian/ui/record-lines';
import { Async } from '@yijian/ui/states';
import type { ReactNode } from 'react';
import { useFormat } from '../../../lib/format/index.ts';
import { useShell } from '../../../lib/router/index.ts';
import { useDictionaries } from '../../dictionaries/index.ts';
import { useDoctorVisits } from '../visits.api.ts';
import { useVisitPhrases } from '../visits.phrases.ts';
import { LastVisits } from './before/last-visits.tsx';
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
    <>
      <LastVisits doctorId={doctorId} />
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
            <Latest visits={page.content} />
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
    </>
  );
}

function Latest({ visits }: { visits: readonly Visit[] }): ReactNode {
  const t = useVisitPhrases();
  const format = useFormat();
  const shell = useShell();
  const words = useDictionaries(keys);
  const said = (visit: Visit): string =>
    [
      words.label('visitType', visit.visitType),
      ...visit.visitPurposes.map((one) => words.label('visitPurpose', one)),
      words.label('visitResults', visit.visitResults),
    ]
      .filter(Boolean)
      .join(' · ');
  return (
    <RecordLines
      label={t('latestVisits')}
      lines={visits.map((visit) => ({
        key: visit.id,
        time: format.timeLabel(visit.startsAt),
        text: `${visit.userName} · ${said(visit)}`,
        note: visit.notes,
        mark: <VisitStateBadge state={visit.state} />,
        onOpen: () => shell.openTab(path(visit)),
      }))}
    />
  );
}
