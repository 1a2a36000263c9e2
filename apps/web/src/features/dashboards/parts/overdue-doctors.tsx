// A and B doctors that nobody visited for long; the next visit begins here.
import type { Doctor } from '@yijian/contract/doctors';
import { TierBadge } from '@yijian/ui/badge';
import { Tile } from '@yijian/ui/dashboard-tile';
import { IconButton } from '@yijian/ui/icon';
import { Async } from '@yijian/ui/states';
import { CalendarPlus } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { useFormat } from '../../../lib/format/index.ts';
import { useShell } from '../../../lib/router/index.ts';
import { Allowed } from '../../../lib/session/index.ts';
import { VisitForm } from '../../visits/index.ts';
import { overdueFilter, useOverdueDoctors, type Whose } from '../dashboards.api.ts';
import { useDashboardPhrases } from '../dashboards.phrases.ts';
import { doctorsPath } from './paths.ts';
import './workspace.css';

export function OverdueDoctors({ whose }: { whose: Whose }): ReactNode {
  const t = useDashboardPhrases();
  const shell = useShell();
  const query = useOverdueDoctors(whose);
  const [visited, setVisited] = useState<Doctor | null>(null);
  const path = doctorsPath(whose, overdueFilter, 'lastVisitAt,asc');
  return (
    <Tile
      title={t('overdueDoctors')}
      definition={t(whose === 'own' ? 'overdueDefinition' : 'teamOverdueDefinition')}
      span={5}
      actions={
        <button type="button" className="workspace-link" onClick={() => shell.openTab(path)}>
          {t('all')}
        </button>
      }
    >
      <Async query={query} shape="list" rows={6} compact failedTitle={t('failed')} empty={{ reason: t('noOverdue') }}>
        {(page) => (
          <ul className="workspace-rows">
            {page.content.map((doctor) => (
              <DoctorRow key={doctor.id} doctor={doctor} isOwn={whose === 'own'} onVisit={() => setVisited(doctor)} />
            ))}
          </ul>
        )}
      </Async>
      {visited ? <VisitForm doctor={pickedOf(visited)} onClose={() => setVisited(null)} /> : null}
    </Tile>
  );
}

function DoctorRow({ doctor, isOwn, onVisit }: { doctor: Doctor; isOwn: boolean; onVisit: () => void }): ReactNode {
  const t = useDashboardPhrases();
  const format = useFormat();
  return (
    <li className="workspace-row">
      <TierBadge tier={doctor.tier} />
      <span className="workspace-main">
        <strong>{doctor.doctorName}</strong> <span>{doctor.doctorTitle}</span>
        <small>
          {doctor.hospital} {doctor.department}
        </small>
      </span>
      <span className="workspace-side num">
        {isOwn ? null : <span>{doctor.owners[0]}</span>}
        {doctor.lastVisitAt === null ? t('never') : format.daysSince(doctor.lastVisitAt)}
        <Allowed permission="customer:visits:write">
          <IconButton icon={CalendarPlus} label={t('recordFor', { name: doctor.doctorName })} onClick={onVisit} />
        </Allowed>
      </span>
    </li>
  );
}

function pickedOf({ id, doctorName, doctorTitle, hospital, department }: Doctor) {
  return { id, name: doctorName, title: doctorTitle, hospitalName: hospital, department };
}
