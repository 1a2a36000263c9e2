// One year of sales: the answer in one sentence, the months of the chosen product, and every product in a row.
import type { HospitalSales, SalesLine, SalesMeasure } from '@yijian/contract/hospitals';
import { BarChart } from '@yijian/ui/chart';
import { useMemo, useState, type ReactNode } from 'react';
import { useFormat } from '../../../../lib/format/index.ts';
import { useSalesPhrases } from '../../sales.phrases.ts';

export function SalesOfYear({ sales, measure }: { sales: HospitalSales; measure: SalesMeasure }): ReactNode {
  const t = useSalesPhrases();
  const format = useFormat();
  const [chosen, choose] = useState<string | null>(null);
  const line = sales.lines.find((one) => one.productId === chosen) ?? sales.lines[0]!;
  const product = line.productName ?? t('allProducts');
  const { year, through } = sales;
  const sum = line[measure];
  const chart = useMemo(
    () => ({
      categories: line.months.map(({ month }) => month),
      series: [
        { name: t('sold', { year: String(year) }), values: line.months.map((one) => one[measure].sold) },
        { name: t('target'), values: line.months.map((one) => one[measure].target), color: 3 },
        { name: t('last'), values: line.months.map((one) => one[measure].last), color: 'base' as const },
      ],
      format: (value: number) => format.count(value),
    }),
    [line, measure, year, t, format],
  );
  return (
    <div className="sales">
      <p>
        {through === null
          ? t('noneThisYear', { year: String(year) })
          : [
              t('summary', { month: through, product, sold: `${format.count(sum.sold)} ${t(measure)}` }),
              sum.attainment === null ? '' : t('summaryTarget', { attainment: format.percent(sum.attainment) }),
              sum.growth === null ? '' : t('summaryGrowth', { growth: format.change(sum.growth) }),
            ].join('')}
      </p>
      <BarChart title={t('chart', { product })} data={chart} height={240} />
      <ProductTable sales={sales} measure={measure} shown={line} onChoose={choose} />
    </div>
  );
}

interface TableProps {
  readonly sales: HospitalSales;
  readonly measure: SalesMeasure;
  readonly shown: SalesLine;
  readonly onChoose: (productId: string | null) => void;
}

function ProductTable({ sales, measure, shown, onChoose }: TableProps): ReactNode {
  const t = useSalesPhrases();
  const format = useFormat();
  return (
    <table className="hospital-products sales-table" aria-label={t('byProduct')}>
      <thead>
        <tr>
          <th scope="col">{t('product')}</th>
          <th scope="col">{t('sold', { year: String(sales.year) })}</th>
          <th scope="col">{t('attainment')}</th>
          <th scope="col">{t('target')}</th>
          <th scope="col">{t('last')}</th>
          <th scope="col">{t('growth')}</th>
        </tr>
      </thead>
      <tbody>
        {sales.lines.map((line) => {
          const { sold, target, attainment, last, growth } = line[measure];
          const product = line.productName ?? t('allProducts');
          return (
            <tr key={line.productId ?? 'all'}>
              <td>
                <button
                  type="button"
                  aria-pressed={line === shown}
                  aria-label={t('choose', { product })}
                  onClick={() => onChoose(line.productId)}
                >
                  {product}
                </button>
              </td>
              <td className="num">{format.count(sold)}</td>
              <td className="num">{format.percent(attainment)}</td>
              <td className="num">{format.count(target)}</td>
              <td className="num">{format.count(last)}</td>
              <td className="num">{format.change(growth)}</td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
