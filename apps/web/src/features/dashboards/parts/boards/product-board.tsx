// Products by province: sales and share of target in each cell (product 3.19).
import type { SalesBoard } from '@yijian/contract/dashboards';
import { Tile } from '@yijian/ui/dashboard-tile';
import { Async } from '@yijian/ui/states';
import { useState, type ReactNode } from 'react';
import { useFormat } from '../../../../lib/format/index.ts';
import { useBoardPeriod, useSales } from '../../dashboards-boards.api.ts';
import { useBoardPhrases } from '../../dashboards-boards.phrases.ts';
import { SalesHospitals } from '../drills/on-demand.tsx';
import type { SalesNumber } from '../drills/sales-hospitals.tsx';
import { BoardFrame } from './board-frame.tsx';
import './boards.css';
import { ratioOf } from './compared.ts';
import { SalesParts, StaleNote } from './sales-parts.tsx';
import { StaleSales } from '../metrics/stale-sales.tsx';

export function ProductBoard(): ReactNode {
  const t = useBoardPhrases();
  const format = useFormat();
  const period = useBoardPeriod('365D');
  const query = useSales(period.days);
  const { days } = period;
  const [opened, setOpened] = useState<SalesNumber | null>(null);
  const asOf = query.data?.asOf ? t('asOf', { at: format.dateTime(query.data.asOf) }) : undefined;
  return (
    <BoardFrame board="PRODUCTS" title={t('productTitle')} period={period} asOf={asOf}>
      <Async query={query} shape="list" rows={8} failedTitle={t('failed')} isEmpty={() => false}>
        {(sales) =>
          sales.staleSince === null ? (
            <>
              <StaleNote lastMonth={sales.lastMonth} to={days.to} />
              <Tile title={t('byProduct')} span={6}>
                <SalesParts
                  label={t('byProduct')}
                  parts={sales.products}
                  empty={t('none')}
                  onOpen={({ id, name }) => setOpened({ of: name, days, productId: [id] })}
                />
              </Tile>
              <Tile title={t('byRegion')} span={6}>
                <SalesParts
                  label={t('byRegion')}
                  parts={sales.regions}
                  empty={t('none')}
                  onOpen={({ id, name }) => setOpened({ of: name, days, regionId: id })}
                />
              </Tile>
              <Tile title={t('matrix')} span={12}>
                <Matrix sales={sales} onOpen={(cell) => setOpened({ days, ...cell })} />
              </Tile>
            </>
          ) : (
            <StaleSales
              since={sales.staleSince}
              figures={[]}
              tiles={[
                [t('byProduct'), 6],
                [t('byRegion'), 6],
                [t('matrix'), 12],
              ]}
            />
          )
        }
      </Async>
      {opened === null ? null : <SalesHospitals number={opened} onClose={() => setOpened(null)} />}
    </BoardFrame>
  );
}

type Named = Pick<SalesBoard['products'][number], 'id' | 'name'>;

interface MatrixProps {
  readonly sales: SalesBoard;
  readonly onOpen: (cell: Omit<SalesNumber, 'days'>) => void;
}

function Matrix({ sales: { products, regions, cells }, onOpen }: MatrixProps): ReactNode {
  const t = useBoardPhrases();
  const format = useFormat();
  const cellOf = (product: Named, region: Named): ReactNode => {
    const [productId, regionId] = [product.id, region.id];
    const cell = cells.find((one) => one.productId === productId && one.regionId === regionId);
    if (cell === undefined) return '—';
    return (
      <button
        type="button"
        className="board-link board-cell"
        aria-label={t('openFigure', { figure: `${product.name} · ${region.name} ${format.compact(cell.amount)}` })}
        onClick={() => onOpen({ of: `${product.name} · ${region.name}`, productId: [productId], regionId })}
      >
        {format.compact(cell.amount)}
        <small>{format.percent(ratioOf(cell.amount, cell.target), 0)}</small>
      </button>
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
                <td key={region.id}>{cellOf(product, region)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
