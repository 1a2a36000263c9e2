// Hospital sales against targets and the year before; a hospital opens its page (product 3.19).
import { BarChart } from '@yijian/ui/chart';
import { GridCell, KpiTile, Tile } from '@yijian/ui/dashboard-tile';
import { Async } from '@yijian/ui/states';
import { useMemo, type ReactNode } from 'react';
import type { SalesBoard as Sales } from '@yijian/contract/dashboards';
import { useFormat } from '../../../../lib/format/index.ts';
import { fillPath, useShell } from '../../../../lib/router/index.ts';
import { useBoardPeriod, useSales } from '../../dashboards-boards.api.ts';
import { useBoardPhrases } from '../../dashboards-boards.phrases.ts';
import { BoardFrame } from './board-frame.tsx';
import './boards.css';
import { ratioOf } from './compared.ts';
import { SalesParts, StaleNote } from './sales-parts.tsx';

const hospital = '/customer/hospitalList/hospitalDetail/:id/:name';

export function SalesBoard(): ReactNode {
  const t = useBoardPhrases();
  const format = useFormat();
  const period = useBoardPeriod('year');
  const query = useSales(period.days);
  const asOf = query.data?.asOf ? t('asOf', { at: format.dateTime(query.data.asOf) }) : undefined;
  return (
    <BoardFrame board="HOSPITAL_SALES" title={t('salesTitle')} period={period} asOf={asOf}>
      <Async query={query} shape="list" rows={8} failedTitle={t('failed')} isEmpty={() => false}>
        {(sales) => <Board sales={sales} to={period.days.to} />}
      </Async>
    </BoardFrame>
  );
}

function Board({ sales, to }: { sales: Sales; to: string }): ReactNode {
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
      <StaleNote lastMonth={sales.lastMonth} to={to} />
      <GridCell span={3}>
        <KpiTile
          title={t('amount')}
          definition={t('amountDefinition')}
          value={yuan(sales.amount)}
          note={t('yearBefore', { value: yuan(sales.previous) })}
        />
      </GridCell>
      <GridCell span={3}>
        <KpiTile
          title={t('attained')}
          definition={t('attainedDefinition')}
          value={format.percent(ratioOf(sales.amount, sales.target), 1)}
          note={`${t('target')} ${yuan(sales.target)}`}
        />
      </GridCell>
      <GridCell span={3}>
        <KpiTile
          title={t('growth')}
          definition={t('growthDefinition')}
          value={format.change(ratioOf(sales.amount - sales.previous, sales.previous))}
        />
      </GridCell>
      <GridCell span={3}>
        <KpiTile
          title={t('selling')}
          definition={t('sellingDefinition')}
          value={format.count(sales.hospitals)}
          unit={t('hospitals')}
          onOpen={() => shell.openTab('/customer/hospitalList/totalHospital')}
        />
      </GridCell>
      <Tile title={t('byMonth')} span={7}>
        <BarChart title={t('byMonth')} data={months} height={280} />
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
        <SalesParts label={t('byProduct')} parts={sales.products} empty={t('none')} />
      </Tile>
    </>
  );
}
