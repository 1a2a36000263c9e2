// How the product is used: active users by day, page and role, and who stayed away (specification 2.3, systemReport: systemUseAnalysis).
import type { UseReport as Report } from '@yijian/contract/dashboards';
import { LineChart } from '@yijian/ui/chart';
import { GridCell, KpiTile, RankBars, Tile } from '@yijian/ui/dashboard-tile';
import { Async, Empty } from '@yijian/ui/states';
import { DataTable, TwoLine, type DataColumn } from '@yijian/ui/table';
import { useMemo, type ReactNode } from 'react';
import { useFormat } from '../../../../lib/format/index.ts';
import { useLanguage } from '../../../../lib/i18n/index.ts';
import { useBoardPeriod, useUse } from '../../dashboards-boards.api.ts';
import { useBoardPhrases } from '../../dashboards-boards.phrases.ts';
import { BoardFrame } from '../boards/board-frame.tsx';
import { changeOf, ratioOf } from '../boards/compared.ts';

const SHOWN = 15;

export function UseReport(): ReactNode {
  const t = useBoardPhrases();
  const period = useBoardPeriod('month');
  const query = useUse(period.days);
  return (
    <BoardFrame title={t('useTitle')} period={period} asOf={t('live')}>
      <Async query={query} shape="list" rows={8} failedTitle={t('failed')} isEmpty={() => false}>
        {(report) => <Board report={report} />}
      </Async>
    </BoardFrame>
  );
}

function Board({ report }: { report: Report }): ReactNode {
  const t = useBoardPhrases();
  const format = useFormat();
  const language = useLanguage();
  const days = useMemo(
    () => ({
      categories: report.days.map((row) => row.day),
      series: [{ name: t('active'), values: report.days.map((row) => row.users), area: true }],
      format: (value: number) => format.count(value),
    }),
    [report, t, format],
  );
  return (
    <>
      <GridCell span={4}>
        <KpiTile
          title={t('active')}
          definition={t('activeDefinition')}
          value={format.count(report.active)}
          unit={t('users')}
          note={t('share', {
            all: format.count(report.users),
            share: format.percent(ratioOf(report.active, report.users), 0),
          })}
          delta={changeOf(report.active, report.previousActive, (share) => format.percent(share, 0))}
        />
      </GridCell>
      <GridCell span={4}>
        <KpiTile
          title={t('pages')}
          definition={t('pagesDefinition')}
          value={format.count(report.pages)}
          unit={t('times')}
        />
      </GridCell>
      <GridCell span={4}>
        <KpiTile
          title={t('perUser')}
          definition={t('perUserDefinition')}
          value={report.active === 0 ? '—' : format.decimal(report.seconds / report.active / 60, 0)}
          unit={t('minutes')}
        />
      </GridCell>
      <Tile title={t('byDay')} span={12}>
        <LineChart title={t('byDay')} data={days} height={240} />
      </Tile>
      <Tile title={t('byPage')} span={7}>
        {report.byPage.length === 0 ? (
          <Empty compact />
        ) : (
          <RankBars
            label={t('byPage')}
            items={report.byPage.slice(0, SHOWN).map((row) => ({
              key: row.path,
              label: row.title || row.path,
              value: row.pages,
              text: format.count(row.pages),
              note: `${format.count(row.users)} ${t('users')}`,
            }))}
          />
        )}
      </Tile>
      <Tile title={t('byRole')} span={5}>
        <RankBars
          label={t('byRole')}
          max={1}
          items={report.byRole.map((row) => ({
            key: row.id,
            label: row.name,
            value: ratioOf(row.active, row.users) ?? 0,
            text: format.percent(ratioOf(row.active, row.users), 0),
            note: `${format.count(row.active)} / ${format.count(row.users)}`,
          }))}
        />
      </Tile>
      <Tile title={t('quietUsers')} note={format.count(report.quiet.length)} span={12}>
        {report.quiet.length === 0 ? (
          <Empty compact reason={t('noQuiet')} />
        ) : (
          <DataTable
            label={t('quietUsers')}
            columns={quietColumns(t, format)}
            rows={report.quiet}
            rowKey={(row) => row.userId}
            language={language}
            inCard
          />
        )}
      </Tile>
    </>
  );
}

function quietColumns(
  t: ReturnType<typeof useBoardPhrases>,
  format: ReturnType<typeof useFormat>,
): DataColumn<Report['quiet'][number]>[] {
  return [
    {
      key: 'person',
      title: t('person'),
      width: { zh: 260, en: 280 },
      render: (row) => <TwoLine strong value={row.userName} context={row.organizationName} />,
    },
    {
      key: 'lastAt',
      title: t('lastAt'),
      width: { zh: 160, en: 180 },
      render: (row) => (row.lastAt === null ? t('never') : format.date(row.lastAt)),
    },
  ];
}
