// Products by province: sales and share of target in each cell (product 3.19).
import type { SalesBoard } from '@yijian/contract/dashboards';
import { Tile } from '@yijian/ui/dashboard-tile';
import { Async } from '@yijian/ui/states';
import type { ReactNode } from 'react';
import { useFormat } from '../../../../lib/format/index.ts';
import { useBoardPeriod, useSales } from '../../dashboards-boards.api.ts';
import { useBoardPhrases } from '../../dashboards-boards.phrases.ts';
import { BoardFrame } from './board-frame.tsx';
import './boards.css';
import { ratioOf } from './compared.ts';
import { SalesParts, StaleNote } from './sales-parts.tsx';

export function ProductBoard(): ReactNode {
  const t = useBoardPhrases();
  const format = useFormat();
  const period = useBoardPeriod('year');
  const query = useSales(period.days);
  const asOf = query.data?.asOf ? t('asOf', { at: format.dateTime(query.data.asOf) }) : undefined;
  return (
    <BoardFrame board="PRODUCTS" title={t('productTitle')} period={period} asOf={asOf}>
      <Async query={query} shape="list" rows={8} failedTitle={t('failed')} isEmpty={() => false}>
        {(sales) => (
          <>
            <StaleNote lastMonth={sales.lastMonth} to={period.days.to} />
            <Tile title={t('byProduct')} span={6}>
              <SalesParts label={t('byProduct')} parts={sales.products} empty={t('none')} />
            </Tile>
            <Tile title={t('byRegion')} span={6}>
              <SalesParts label={t('byRegion')} parts={sales.regions} empty={t('none')} />
            </Tile>
            <Tile title={t('matrix')} span={12}>
              <Matrix sales={sales} />
            </Tile>
          </>
        )}
      </Async>
    </BoardFrame>
  );
}

function Matrix({ sales: { products, regions, cells } }: { sales: SalesBoard }): ReactNode {
  const t = useBoardPhrases();
  const format = useFormat();
  const cellOf = (productId: string, regionId: string): ReactNode => {
    const cell = cells.find((one) => one.productId === productId && one.regionId === regionId);
    if (cell === undefined) return '—';
    return (
      <>
        {format.compact(cell.amount)}
        <small>{format.percent(ratioOf(cell.amount, cell.target), 0)}</small>
      </>
    );
  };
  return (
    <div className="board-scroll" tabIndex={0} role="region" aria-label={t('matrix')}>
      <table className="board-matrix num">
        <thead>
          <tr>
            <th scope="col">{t('product')}</th>
            {regions.map((region) => (
              <th key={region.id} scope="col">
                {region.name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {products.map((product) => (
            <tr key={product.id}>
              <th scope="row">{product.name}</th>
              {regions.map((region) => (
                <td key={region.id}>{cellOf(product.id, region.id)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
