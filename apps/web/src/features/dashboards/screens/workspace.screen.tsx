// The workspace: the day's numbers, today's visits, whom to see next, what is new (specification 2.2).
import { Button, Segmented } from 'antd';
import { DashboardPage, Tile, TileGrid } from '@yijian/ui/dashboard-tile';
import { Glyph } from '@yijian/ui/icon';
import { Plus } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { shanghaiParts, useFormat } from '../../../lib/format/index.ts';
import { useLanguage } from '../../../lib/i18n/index.ts';
import { useShell } from '../../../lib/router/index.ts';
import { Allowed, useSession } from '../../../lib/session/index.ts';
import { NoticeList } from '../../notifications/index.ts';
import { VisitForm } from '../../visits/index.ts';
import { canSeeTeam, type Whose } from '../dashboards.api.ts';
import { useDashboardPhrases } from '../dashboards.phrases.ts';
import { Numbers } from '../parts/numbers.tsx';
import { OverdueDoctors } from '../parts/overdue-doctors.tsx';
import { TodaysVisits } from '../parts/todays-visits.tsx';

export default function WorkspaceScreen(): ReactNode {
  const t = useDashboardPhrases();
  const format = useFormat();
  const shell = useShell();
  const isEnglish = useLanguage() === 'en';
  const name = useSession(({ user }) => (isEnglish && user?.enName) || user?.firstName || '');
  const [opened] = useState(() => new Date());
  const [recording, setRecording] = useState(false);
  const leads = canSeeTeam();
  const [whose, setWhose] = useState<Whose>(leads ? 'team' : 'own');
  const hour = shanghaiParts(opened)?.hour ?? 9;
  const greeting = hour < 12 ? 'morning' : hour < 18 ? 'afternoon' : 'evening';
  return (
    <DashboardPage
      title={t(greeting, { name })}
      asOf={format.date(opened)}
      filters={
        leads ? (
          <Segmented<Whose>
            aria-label={t('whose')}
            value={whose}
            onChange={setWhose}
            options={(['team', 'own'] as const).map((value) => ({ value, label: t(value) }))}
          />
        ) : null
      }
      actions={
        <Allowed permission="customer:visits:write">
          <Button type="primary" icon={<Glyph icon={Plus} />} onClick={() => setRecording(true)}>
            {t('record')}
          </Button>
        </Allowed>
      }
    >
      <TileGrid>
        <Numbers whose={whose} />
        <TodaysVisits whose={whose} />
        <OverdueDoctors whose={whose} />
        <Tile title={t('recentNotices')} span={12}>
          <NoticeList compact onOpen={(path) => shell.openTab(path)} />
        </Tile>
      </TileGrid>
      {recording ? <VisitForm onClose={() => setRecording(false)} /> : null}
    </DashboardPage>
  );
}
