// The workspace: the day's numbers, today's visits, whom to see next, what is new (specification 2.2).
import { Button, Segmented } from 'antd';
import { DashboardPage, Tile, TileGrid } from '@yijian/ui/dashboard-tile';
import { Glyph } from '@yijian/ui/icon';
import { BottomBar } from '@yijian/ui/phone';
import { useIsPhone } from '@yijian/ui/viewport';
import { Plus, Search } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { shanghaiParts, useFormat } from '../../../lib/format/index.ts';
import { useLanguage } from '../../../lib/i18n/index.ts';
import { useShell } from '../../../lib/router/index.ts';
import { Allowed, useSession } from '../../../lib/session/index.ts';
import { NoticeList } from '../../notifications/index.ts';
import { VisitForm } from '../../visits/index.ts';
import { canSeeTeam, type Whose } from '../dashboards.api.ts';
import { visits } from '../dashboards-desk.api.ts';
import { useDashboardPhrases } from '../dashboards.phrases.ts';
import { OwnDay } from '../parts/day/own-day.tsx';
import { DeskDay } from '../parts/desk/desk-day.tsx';
import { Numbers } from '../parts/numbers.tsx';
import { OverdueDoctors } from '../parts/overdue-doctors.tsx';
import { doctorsPath } from '../parts/paths.ts';
import { PinnedViews } from '../parts/pinned-views.tsx';
import { ToDecide } from '../parts/to-decide.tsx';
import { TodaysVisits } from '../parts/todays-visits.tsx';

export default function WorkspaceScreen(): ReactNode {
  const t = useDashboardPhrases();
  const format = useFormat();
  const shell = useShell();
  const isEnglish = useLanguage() === 'en';
  const name = useSession(({ user }) => (isEnglish && user?.enName) || user?.firstName || '');
  const [opened] = useState(() => new Date());
  const [recording, setRecording] = useState(false);
  const isPhone = useIsPhone();
  const leads = canSeeTeam();
  const isVisiting = visits();
  const [whose, setWhose] = useState<Whose>(leads ? 'team' : 'own');
  const hour = shanghaiParts(opened)?.hour ?? 9;
  const greeting = hour < 12 ? 'morning' : hour < 18 ? 'afternoon' : 'evening';
  return (
    <DashboardPage
      title={t(greeting, { name })}
      asOf={format.date(opened)}
      filters={
        <>
          {leads ? (
            <Segmented<Whose>
              aria-label={t('whose')}
              value={whose}
              onChange={setWhose}
              options={(['team', 'own'] as const).map((value) => ({ value, label: t(value) }))}
            />
          ) : null}
          {isVisiting && whose === 'own' ? <ToDecide /> : null}
        </>
      }
      actions={
        isPhone ? null : (
          <Allowed permission="customer:visits:write">
            <Button type="primary" icon={<Glyph icon={Plus} />} onClick={() => setRecording(true)}>
              {t('record')}
            </Button>
          </Allowed>
        )
      }
    >
      <TileGrid>
        {isVisiting ? <FieldDay whose={whose} /> : <DeskDay />}
        <PinnedViews />
        {isVisiting ? <OverdueDoctors whose={whose} /> : null}
        <Tile title={t('recentNotices')} span={isVisiting && whose === 'own' ? 7 : 12}>
          <NoticeList compact onOpen={(path) => shell.openTab(path)} />
        </Tile>
      </TileGrid>
      {isPhone ? (
        <Allowed permission="customer:visits:write">
          <BottomBar
            actions={[
              { key: 'find', label: t('findDoctor'), icon: Search, onClick: () => shell.openTab(doctorsPath(whose)) },
            ]}
            primary={{ key: 'record', label: t('record'), icon: Plus, onClick: () => setRecording(true) }}
          />
        </Allowed>
      ) : null}
      {recording ? <VisitForm onClose={() => setRecording(false)} /> : null}
    </DashboardPage>
  );
}

function FieldDay({ whose }: { whose: Whose }): ReactNode {
  if (whose === 'own') return <OwnDay />;
  return (
    <>
      <Numbers whose="team" />
      <TodaysVisits />
    </>
  );
}
