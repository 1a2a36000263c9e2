// What a hospital bought against target and the year before: by month as a chart, by product as a table (product: hospitals).
import type { HospitalSales, SalesMeasure } from '@yijian/contract/hospitals';
import { salesMeasures } from '@yijian/contract/hospitals';
import { Section } from '@yijian/ui/detail-page';
import { Async } from '@yijian/ui/states';
import { Button, Segmented, Select } from 'antd';
import { useState, type ReactNode } from 'react';
import { useShell } from '../../../../lib/router/index.ts';
import { Allowed } from '../../../../lib/session/index.ts';
import { useHospitalSales } from '../../hospitals.api.ts';
import { useSalesPhrases } from '../../sales.phrases.ts';
import { SalesOfYear } from './sales-of-year.tsx';
import './sales.css';

export function SalesSection({ hospitalId }: { hospitalId: string }): ReactNode {
  const t = useSalesPhrases();
  const [year, setYear] = useState<number>();
  const [measure, setMeasure] = useState<SalesMeasure>('amount');
  const query = useHospitalSales(hospitalId, year);
  return (
    <Section
      id="sales"
      title={t('sales')}
      extra={<Tools sales={query.data} measure={measure} onMeasure={setMeasure} onYear={setYear} />}
    >
      <Async
        query={query}
        shape="chart"
        compact
        failedTitle={t('failed')}
        isEmpty={({ years }: HospitalSales) => years.length === 0}
        empty={{ reason: t('none') }}
      >
        {(sales: HospitalSales) => (
          <>
            <SalesOfYear sales={sales} measure={measure} />
            <p className="sales-definition">{t('definition')}</p>
          </>
        )}
      </Async>
    </Section>
  );
}

/** Years side by side, all of them with figures; from the sixth on one opens the list. */
const SIDE_BY_SIDE = 5;

interface YearProps {
  readonly sales: HospitalSales;
  readonly onYear: (year: number) => void;
}

function YearSwitch({ sales: { year, years }, onYear }: YearProps): ReactNode {
  const t = useSalesPhrases();
  const shared = {
    size: 'small',
    'aria-label': t('year'),
    options: years.map((value) => ({ value, label: String(value) })),
    value: year,
    onChange: onYear,
  } as const;
  return years.length > SIDE_BY_SIDE ? <Select {...shared} /> : <Segmented {...shared} />;
}

interface ToolsProps {
  readonly sales: HospitalSales | undefined;
  readonly measure: SalesMeasure;
  readonly onMeasure: (measure: SalesMeasure) => void;
  readonly onYear: (year: number) => void;
}

function Tools({ sales, measure, onMeasure, onYear }: ToolsProps): ReactNode {
  const t = useSalesPhrases();
  const shell = useShell();
  return (
    <span className="sales-tools">
      {sales === undefined || sales.years.length === 0 ? null : (
        <>
          <YearSwitch sales={sales} onYear={onYear} />
          <Segmented
            size="small"
            aria-label={t('measure')}
            options={salesMeasures.map((value) => ({ value, label: t(value) }))}
            value={measure}
            onChange={onMeasure}
          />
        </>
      )}
      <Allowed permission="data:data-models:write">
        <Button size="small" onClick={() => shell.openTab('/DataCollection/dataUpload')}>
          {t('upload')}
        </Button>
      </Allowed>
    </span>
  );
}
