// Tomorrow beside today: what stands, and the way to plan it.
import { takesPlace } from '@yijian/contract/meetings';
import { Button } from 'antd';
import { Route } from 'lucide-react';
import { Tile } from '@yijian/ui/dashboard-tile';
import { Glyph } from '@yijian/ui/icon';
import { Async } from '@yijian/ui/states';
import { useState, type ReactNode } from 'react';
import { useFormat } from '../../../../lib/format/index.ts';
import { useShell } from '../../../../lib/router/index.ts';
import { Allowed } from '../../../../lib/session/index.ts';
import { VisitDrawer } from '../../../visits/index.ts';
import { useDueTasks, useOwnMeetings, useOwnVisits } from '../../dashboards-day.api.ts';
import { useDayPhrases } from '../../dashboards-day.phrases.ts';
import './day.css';

export function Tomorrow({ day }: { day: string }): ReactNode {
  const t = useDayPhrases();
  const format = useFormat();
  const shell = useShell();
  const [opened, setOpened] = useState<string | null>(null);
  const visits = useOwnVisits({ from: day, to: day });
  const meetings = useOwnMeetings(day);
  const tasks = useDueTasks(day, { late: false });
  const standing = (visits.data?.content ?? []).filter(({ state }) => state !== 'CANCELLED');
  const counts = {
    visits: standing.length,
    meetings: meetings.filter(({ state }) => takesPlace(state)).length,
    tasks: tasks.data?.content.length ?? 0,
  };
  return (
    <Tile
      title={t('tomorrow')}
      note={format.date(day)}
      actions={
        <Allowed permission="customer:visits:write">
          <Button
            size="small"
            icon={<Glyph icon={Route} />}
            onClick={() => shell.openTab(`/customer/visitTeamManager/routePlan?day=${day}`)}
          >
            {t('planTomorrow')}
          </Button>
        </Allowed>
      }
    >
      <Async
        query={visits}
        shape="list"
        rows={3}
        compact
        failedTitle={t('failed')}
        isEmpty={() => counts.visits + counts.meetings + counts.tasks === 0}
        empty={{ reason: t('nothingTomorrow') }}
      >
        {() => (
          <>
            <p className="workspace-note num">{t('counts', counts)}</p>
            <ul className="day-lines">
              {standing.map((visit) => (
                <li key={visit.id}>
                  <time className="num">{format.time(visit.startsAt)}</time>
                  <button type="button" className="day-open" onClick={() => setOpened(visit.id)}>
                    {visit.doctorName} {visit.doctorTitle}
                    <small>
                      {visit.hospitalName} {visit.department}
                    </small>
                  </button>
                </li>
              ))}
            </ul>
          </>
        )}
      </Async>
      {opened === null ? null : <VisitDrawer id={opened} onClose={() => setOpened(null)} />}
    </Tile>
  );
}
