// What was committed and spent month by month, against the budget, and where the year ends at this pace.
import type { BurnDown } from '@yijian/contract/budgets';
import { LineChart } from '@yijian/ui/chart';
import { Section } from '@yijian/ui/detail-page';
import { Async } from '@yijian/ui/states';
import type { ReactNode } from 'react';
import { useFormat } from '../../../../lib/format/index.ts';
import { useBurnDown } from '../../budgets.api.ts';
import { useBudgetPhrases } from '../../budgets.phrases.ts';

export function BurnDownSection({ id }: { id: string }): ReactNode {
  const t = useBudgetPhrases();
  const format = useFormat();
  const query = useBurnDown(id);
  const forecast = query.data?.yearEnd;
  const words =
    forecast === undefined || forecast === null ? t('tooEarly') : t('forecast', { amount: format.money(forecast) });
  return (
    <Section
      title={t('burnDown')}
      definition={query.data ? t('burnDownDefinition', { asOf: query.data.asOf }) : undefined}
      extra={query.data ? words : undefined}
    >
      <Async query={query} shape="chart" failedTitle={t('failed')} compact>
        {(burn) => <Curve burn={burn} />}
      </Async>
    </Section>
  );
}

function Curve({ burn }: { burn: BurnDown }): ReactNode {
  const t = useBudgetPhrases();
  const format = useFormat();
  const data = {
    categories: burn.months.map((one) => one.month),
    series: [
      { name: t('actual'), values: burn.months.map((one) => one.actual), area: true },
      { name: t('committed'), values: burn.months.map((one) => one.actual + one.committed) },
    ],
    format: (value: number) => format.compact(value),
    target: { value: burn.current, label: t('budget') },
  };
  return <LineChart data={data} height={200} title={t('burnDown')} />;
}
