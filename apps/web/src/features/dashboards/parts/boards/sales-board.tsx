// Hospital sales against targets and the year before; a hospital opens its page (product 3.19).
import { BarChart } from '@yijian/ui/chart';
import { GridCell, KpiTile, Tile } from '@yijian/ui/dashboard-tile';
import { Async } from '@yijian/ui/states';
import { useMemo, useState, type ReactNode } from 'react';
import type { SalesBoard as Sales } from '@yijian/contract/dashboards';
import { useFormat } from '../../../../lib/format/index.ts';
import { fillPath, useShell } from '../../../../lib/router/index.ts';
import { useBoardPeriod, useSales, type Days } from '../../dashboards-boards.api.ts';
import { useBoardPhrases } from '../../dashboards-boards.phrases.ts';
import { SalesHospitals } from '../drills/on-demand.tsx';
import type { SalesNumber } from '../drills/sales-hospitals.tsx';
import { Contract } from '../metrics/contract.tsx';
import { BoardFrame } from './board-frame.tsx';
import './boards.css';
import { ratioOf } from './compared.ts';
import { SalesParts, StaleNote } from './sales-parts.tsx';
import { StaleSales } from '../metrics/stale-sales.tsx';

const hospital = '/customer/hospitalList/hospitalDetail/:id/:name';

export function SalesBoard(): ReactNode {
  const t = useBoardPhrases();
  const format = useFormat();
  const period = useBoardPeriod('365D');
  const query = useSales(period.days);
  const [opened, setOpened] = useState<SalesNumber | null>(null);
  const asOf = query.data?.asOf ? t('asOf', { at: format.dateTime(query.data.asOf) }) : undefined;
  return (
    <BoardFrame board="HOSPITAL_SALES" title={t('salesTitle')} period={period} asOf={asOf}>
      <Async query={query} shape="list" rows={8} failedTitle={t('failed')} isEmpty={() => false}>
        {(sales) =>
          sales.staleSince === null ? (
            <Board sales={sales} days={period.days} onOpen={setOpened} />
          ) : (
            <StaleSales
              since={sales.staleSince}
              figures={[t('amount'), t('attained'), t('growth'), t('selling')]}
              tiles={[
                [t('byMonth'), 7],
                [t('gaps'), 5],
                [t('byProduct'), 12],
              ]}
            />
          )
        }
      </Async>
      {opened === null ? null : <SalesHospitals number={opened} onClose={() => setOpened(null)} />}
    </BoardFrame>
  );
}

interface BoardProps {
  readonly sales: Sales;
  readonly days: Days;
  readonly onOpen: (number: SalesNumber) => void;
}

/** First and last day of a month, YYYY-MM. */
const monthDays = (month: string): Days => ({ from: `${month}-01`, to: `${month}-28` });

function Board({ sales, days, onOpen }: BoardProps): ReactNode {
  const t = useBoardPhrases();
  const format = useFormat();
  const shell = useShell();
  const yuan = (value: number): string => format.money(value);
  const months = useMemo(
    () => ({
      categories: sales.months.map((row) => row.month),
      series: [
        { name: t('amount'), values: sales.months.map((row) => row.amount) },
        { name: t('target'), values: sales.months.map((row) => row.target), color: 'base' as const },
        { name: t('lastYear'), values: sales.months.map((row) => row.previous), color: 3 },
      ],
      format: (value: number) => format.compact(value),
    }),
    [sales, t, format],
  );
  return (
    <>
      <StaleNote lastMonth={sales.lastMonth} to={days.to} />
      <GridCell span={3}>
        <KpiTile
          title={t('amount')}
          definition={<Contract of="amount" />}
          value={yuan(sales.amount)}
          note={t('yearBefore', { value: yuan(sales.previous) })}
          onOpen={() => onOpen({ of: t('amount'), days })}
        />
      </GridCell>
      <GridCell span={3}>
        <KpiTile
          title={t('attained')}
          definition={<Contract of="attained" />}
          value={format.percent(ratioOf(sales.amount, sales.target), 1)}
          note={`${t('target')} ${yuan(sales.target)}`}
          onOpen={() => onOpen({ of: t('attained'), days, sort: 'gap,desc' })}
        />
      </GridCell>
      <GridCell span={3}>
        <KpiTile
          title={t('growth')}
          definition={<Contract of="growth" />}
          value={format.change(ratioOf(sales.amount - sales.previous, sales.previous))}
          onOpen={() => onOpen({ of: t('growth'), days })}
        />
      </GridCell>
      <GridCell span={3}>
        <KpiTile
          title={t('selling')}
          definition={<Contract of="selling" />}
          value={format.count(sales.hospitals)}
          unit={t('hospitals')}
          onOpen={() => onOpen({ of: t('selling'), days, isSelling: true })}
        />
      </GridCell>
      <Tile title={t('byMonth')} span={7}>
        <BarChart
          title={t('byMonth')}
          data={months}
          height={280}
          onClick={({ name }) => onOpen({ of: name, days: monthDays(name) })}
        />
      </Tile>
      <Tile title={t('gaps')} span={5}>
        <SalesParts
          label={t('gaps')}
          parts={sales.gaps}
          empty={t('noGaps')}
          measure={(row) => row.target - row.amount}
          text={(row) => t('gap', { value: yuan(row.target - row.amount) })}
          onOpen={(row) => shell.openTab(fillPath(hospital, { id: row.id, name: row.name }))}
        />
      </Tile>
      <Tile title={t('byProduct')} span={12}>
        <SalesParts
          label={t('byProduct')}
          parts={sales.products}
          empty={t('none')}
          onOpen={({ id, name }) => onOpen({ of: name, days, productId: [id] })}
        />
      </Tile>
    </>
  );
}
