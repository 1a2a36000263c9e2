// How the product is used: active users by day, page and role, and who stayed away (specification 2.3, systemReport: systemUseAnalysis).
import type { UseReport as Report } from '@yijian/contract/dashboards';
import { LineChart } from '@yijian/ui/chart';
import { GridCell, KpiTile, RankBars, Tile } from '@yijian/ui/dashboard-tile';
import { Async, Empty } from '@yijian/ui/states';
import { DataTable, TwoLine, type DataColumn } from '@yijian/ui/table';
import { useMemo, useState, type ReactNode } from 'react';
import { useFormat } from '../../../../lib/format/index.ts';
import { useLanguage } from '../../../../lib/i18n/index.ts';
import { useBoardPeriod, useUse, type Days } from '../../dashboards-boards.api.ts';
import { useBoardPhrases } from '../../dashboards-boards.phrases.ts';
import { BoardFrame } from '../boards/board-frame.tsx';
import type { UseNumber } from '../drills/active-users.tsx';
import { ActiveUsers } from '../drills/on-demand.tsx';
import { Contract } from '../metrics/contract.tsx';
import { changeOf, ratioOf } from '../boards/compared.ts';

const SHOWN = 15;

export function UseReport(): ReactNode {
  const t = useBoardPhrases();
  const period = useBoardPeriod('30D');
  const query = useUse(period.days);
  const { days } = period;
  const [opened, setOpened] = useState<UseNumber | null>(null);
  return (
    <BoardFrame title={t('useTitle')} period={period} asOf={t('live')}>
      <Async query={query} shape="list" rows={8} failedTitle={t('failed')} isEmpty={() => false}>
        {(report) => <Board report={report} days={days} onOpen={setOpened} />}
      </Async>
      {opened === null ? null : <ActiveUsers number={opened} onClose={() => setOpened(null)} />}
    </BoardFrame>
  );
}

interface BoardProps {
  readonly report: Report;
  readonly days: Days;
  readonly onOpen: (number: UseNumber) => void;
}

function Board({ report, days, onOpen }: BoardProps): ReactNode {
  const t = useBoardPhrases();
  const format = useFormat();
  const language = useLanguage();
  const byDay = useMemo(
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
          definition={<Contract of="active" />}
          value={format.count(report.active)}
          unit={t('users')}
          note={t('share', {
            all: format.count(report.users),
            share: format.percent(ratioOf(report.active, report.users), 0),
          })}
          onOpen={() => onOpen({ of: t('useTitle'), days })}
          delta={changeOf(report.active, report.previousActive, (share) => format.percent(share, 0))}
        />
      </GridCell>
      <GridCell span={4}>
        <KpiTile
          title={t('pages')}
          definition={<Contract of="pages" />}
          value={format.count(report.pages)}
          unit={t('times')}
          onOpen={() => onOpen({ of: t('pages'), days })}
        />
      </GridCell>
      <GridCell span={4}>
        <KpiTile
          title={t('perUser')}
          definition={<Contract of="perUser" />}
          value={report.active === 0 ? '—' : format.decimal(report.seconds / report.active / 60, 0)}
          unit={t('minutes')}
          onOpen={() => onOpen({ of: t('perUser'), days })}
        />
      </GridCell>
      <Tile title={t('byDay')} span={12}>
        <LineChart
          title={t('byDay')}
          data={byDay}
          height={240}
          onClick={({ name }) => onOpen({ of: name, days: { from: name, to: name } })}
        />
      </Tile>
      <Tile title={t('byPage')} span={7}>
        {report.byPage.length === 0 ? (
          <Empty compact />
        ) : (
          <RankBars
            label={t('byPage')}
            items={report.byPage.slice(0, SHOWN).map((row) => ({
              key: row.path,
              label: (
                <Opener onClick={() => onOpen({ of: row.title || row.path, days, title: row.title })}>
                  {row.title || row.path}
                </Opener>
              ),
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
            label: <Opener onClick={() => onOpen({ of: row.name, days, roleId: row.id })}>{row.name}</Opener>,
            value: ratioOf(row.active, row.users) ?? 0,
            text: format.percent(ratioOf(row.active, row.users), 0),
            note: `${format.count(row.active)} / ${format.count(row.users)}`,
          }))}
        />
      </Tile>
      <Tile
        title={t('quietUsers')}
        definition={<Contract of="quiet" />}
        note={format.count(report.quiet.length)}
        span={12}
      >
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

function Opener({ children, onClick }: { children: ReactNode; onClick: () => void }): ReactNode {
  return (
    <button type="button" className="board-link" onClick={onClick}>
      {children}
    </button>
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
