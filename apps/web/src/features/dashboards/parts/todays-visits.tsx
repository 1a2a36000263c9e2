// What the team has planned for today, in order; each opens in the visit list.
import type { Visit } from '@yijian/contract/visits';
import { Tile } from '@yijian/ui/dashboard-tile';
import { Async } from '@yijian/ui/states';
import type { ReactNode } from 'react';
import { useFormat } from '../../../lib/format/index.ts';
import { useShell } from '../../../lib/router/index.ts';
import { useDictionaries } from '../../dictionaries/index.ts';
import { VisitStateBadge } from '../../visits/index.ts';
import { useDays, useTodaysVisits } from '../dashboards.api.ts';
import { useDashboardPhrases } from '../dashboards.phrases.ts';
import { visitsPath } from './paths.ts';
import './workspace.css';

const keys = ['visitType', 'visitPurpose'] as const;

export function TodaysVisits(): ReactNode {
  const t = useDashboardPhrases();
  const shell = useShell();
  const { today } = useDays();
  const query = useTodaysVisits();
  const path = visitsPath('team', { startFrom: today, startTo: today, sort: 'startsAt,asc' });
  return (
    <Tile
      title={t('todaysVisits')}
      span={7}
      actions={
        <button type="button" className="workspace-link" onClick={() => shell.openTab(path)}>
          {t('all')}
        </button>
      }
    >
      <Async
        query={query}
        shape="list"
        rows={4}
        compact
        failedTitle={t('failed')}
        empty={{ reason: t('noTeamVisits') }}
      >
        {(page) => (
          <ul className="workspace-rows">
            {page.content.map((visit) => (
              <VisitRow key={visit.id} visit={visit} onOpen={() => shell.openTab(path)} />
            ))}
          </ul>
        )}
      </Async>
    </Tile>
  );
}

function VisitRow({ visit, onOpen }: { visit: Visit; onOpen: () => void }): ReactNode {
  const format = useFormat();
  const words = useDictionaries(keys);
  return (
    <li>
      <button type="button" className="workspace-row" onClick={onOpen}>
        <time className="num">{format.time(visit.startsAt)}</time>
        <span className="workspace-main">
          <strong>{visit.doctorName}</strong> <span>{visit.doctorTitle}</span>
          <small>
            {visit.hospitalName} {visit.department}
          </small>
        </span>
        <span className="workspace-side">
          <span>{visit.userName}</span>
          {words.label('visitType', visit.visitType)}
          <VisitStateBadge state={visit.state} />
        </span>
      </button>
    </li>
  );
}
