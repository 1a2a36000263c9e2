// How the team does: coverage, frequency, on-time and joint visits for each member; every number opens its visits (product 2d).
import { visitPlanEndpoints, type TeamMember } from '@yijian/contract/visits';
import { Button } from 'antd';
import { DateRangeFilter } from '@yijian/ui/filter';
import { Async } from '@yijian/ui/states';
import { DataTable, TwoLine, type DataColumn } from '@yijian/ui/table';
import { Download } from 'lucide-react';
import { Glyph } from '@yijian/ui/icon';
import type { ReactNode } from 'react';
import { download } from '../../../../lib/api/index.ts';
import { useFormat } from '../../../../lib/format/index.ts';
import { useLanguage } from '../../../../lib/i18n/index.ts';
import { useAddress, withFields } from '../../../../lib/lists/index.ts';
import { useExport } from '../../../exports/index.ts';
import { useTeamFigures } from '../../visit-plans.api.ts';
import { useFigurePhrases, type DefinedFigure } from '../../visit-figures.phrases.ts';
import { useVisitPhrases } from '../../visits.phrases.ts';
import '../calendar/visit-calendar.css';
import { useDaysBack } from '../view/use-days-back.ts';
import { ViewPage } from '../view/view-page.tsx';
import '../visit-note.css';

export function TeamFigures(): ReactNode {
  const t = useVisitPhrases();
  const define = useFigurePhrases();
  const language = useLanguage();
  const [search, edit] = useAddress();
  const month = useDaysBack(30);
  const week = useDaysBack(7);
  const quarter = useDaysBack(90);
  const days = { from: search.get('startFrom') ?? month.from, to: search.get('startTo') ?? month.to };
  const query = useTeamFigures(days);
  const exporting = useExport({
    resource: 'visits',
    permission: 'customer:visits:team',
    rows: query.data?.length ?? null,
    run: (ask) => download(visitPlanEndpoints.exportTeamFigures, { query: { ...days, ...ask } }),
  });
  const open = (member: TeamMember): void =>
    edit((now) => withFields(now, { view: undefined, userId: member.userId, startFrom: days.from, startTo: days.to }));
  const columns = useColumns();
  const range = (
    <DateRangeFilter
      label={t('date')}
      value={[days.from, days.to]}
      presets={[
        { label: t('last7'), range: [week.from, week.to] },
        { label: t('last30'), range: [month.from, month.to] },
        { label: t('last90'), range: [quarter.from, quarter.to] },
      ]}
      onChange={(next) =>
        edit((now) => withFields(now, { startFrom: next?.[0] ?? undefined, startTo: next?.[1] ?? undefined }))
      }
    />
  );
  const tool = exporting.tool.onExport ? (
    <Button icon={<Glyph icon={Download} />} onClick={exporting.tool.onExport}>
      {t('exportFigures')}
    </Button>
  ) : null;
  return (
    <ViewPage scope="team" filters={range} actions={tool} summary={t('fromTo', days)}>
      <p className="visit-note">{define('wholePlans')}</p>
      <Async
        query={query}
        shape="table"
        failedTitle={t('figuresFailed')}
        isEmpty={(rows) => rows.length === 0}
        empty={{ reason: t('noMembers') }}
      >
        {(rows) => (
          <DataTable
            label={t('view.figures')}
            columns={columns}
            rows={rows}
            rowKey={(row) => row.userId}
            onOpen={open}
            language={language}
            renderCard={(row) => <MemberCard row={row} />}
          />
        )}
      </Async>
      {exporting.dialog}
    </ViewPage>
  );
}

function useColumns(): DataColumn<TeamMember>[] {
  const t = useVisitPhrases();
  const define = useFigurePhrases();
  const format = useFormat();
  const share = (ratio: number | null, part: number, whole: number): ReactNode => (
    <TwoLine value={format.percent(ratio, 0)} context={`${part}/${whole}`} />
  );
  const number = (key: string, title: string, of: (row: TeamMember) => ReactNode): DataColumn<TeamMember> => ({
    key,
    title,
    align: 'right',
    width: { zh: 92, en: 104 },
    render: of,
  });
  const figure = (key: DefinedFigure, title: string, of: (row: TeamMember) => ReactNode): DataColumn<TeamMember> => ({
    ...number(key, title, of),
    width: { zh: 112, en: 124 },
    definition: define(key),
  });
  return [
    {
      key: 'member',
      title: t('member'),
      width: { zh: 168, en: 184 },
      render: (row) => <TwoLine strong value={row.userName} context={row.organizationName} />,
    },
    figure('coverage', t('coverage'), (row) => share(row.coverage, row.covered, row.targets)),
    figure('frequency', t('frequency'), (row) =>
      row.frequency === null ? t('noPlan') : share(row.frequency, row.done, row.goals),
    ),
    figure('onTime', t('onTime'), (row) => format.percent(row.onTime, 0)),
    figure('visits', t('heldVisits'), (row) => format.count(row.visits)),
    figure('perDay', t('perDay'), (row) => format.decimal(row.perDay, 1)),
    figure('joint', t('joint'), (row) => format.count(row.joint)),
    number('planned', t('planned'), (row) => format.count(row.planned)),
    number('waiting', t('waiting'), (row) => format.count(row.waiting)),
    figure('exceptions', t('exceptions'), (row) => format.count(row.exceptions)),
  ];
}

function MemberCard({ row }: { row: TeamMember }): ReactNode {
  const t = useVisitPhrases();
  const format = useFormat();
  return (
    <article className="visit-card">
      <header>
        <strong>{row.userName}</strong>
        <span className="visit-card-quiet">{row.organizationName}</span>
      </header>
      <p className="visit-card-facts num">
        <span>
          {t('coverage')} {format.percent(row.coverage, 0)}
        </span>
        <span>
          {t('frequency')} {row.frequency === null ? t('noPlan') : format.percent(row.frequency, 0)}
        </span>
        <span>
          {t('onTime')} {format.percent(row.onTime, 0)}
        </span>
        <span>
          {t('joint')} {row.joint}
        </span>
      </p>
    </article>
  );
}
