// Totals by product, and the rule they are split by.
import { splitRules, type SplitRule, type TargetBasis } from '@yijian/contract/forecasts';
import { Tile } from '@yijian/ui/dashboard-tile';
import { Field } from '@yijian/ui/form-page';
import { Async } from '@yijian/ui/states';
import { Button, InputNumber, Select } from 'antd';
import { useState, type ReactNode } from 'react';
import { useFormat } from '../../../../lib/format/index.ts';
import { useShell } from '../../../../lib/router/index.ts';
import { useSplitTargets, useTargetBasis } from '../../forecast-targets.api.ts';
import { useTargetPhrases } from '../../forecast-targets.phrases.ts';

export function SplitForm({ cycleId }: { cycleId: string }): ReactNode {
  const t = useTargetPhrases();
  const query = useTargetBasis(cycleId);
  return (
    <Tile title={t('split')} definition={t('ruleHint')}>
      <Async query={query} shape="form" failedTitle={t('basisFailed')}>
        {(basis) => <Totals cycleId={cycleId} basis={basis} />}
      </Async>
    </Tile>
  );
}

function Totals({ cycleId, basis }: { cycleId: string; basis: readonly TargetBasis[] }): ReactNode {
  const t = useTargetPhrases();
  const format = useFormat();
  const shell = useShell();
  const split = useSplitTargets();
  const [rule, setRule] = useState<SplitRule>('FORECAST');
  const [totals, setTotals] = useState<ReadonlyMap<string, number>>(new Map());
  const totalOf = (one: TargetBasis): number => totals.get(one.productId) ?? one.issued ?? one.final ?? 0;
  const send = (): void =>
    split.mutate(
      {
        params: { id: cycleId },
        body: { rule, totals: basis.map((one) => ({ productId: one.productId, boxes: totalOf(one) })) },
      },
      {
        onSuccess: ({ lines, boxes }) => shell.toast.success(t('splitDone', { lines, boxes: format.count(boxes) })),
        onError: (error) => shell.toast.error(error.message),
      },
    );
  const count = (value: number | null): string => (value === null ? '—' : format.count(value));
  return (
    <div className="forecast-split">
      <Field id="split-rule" label={t('rule')}>
        <Select
          id="split-rule"
          value={rule}
          options={splitRules.map((value) => ({ value, label: t(`rule.${value}`) }))}
          onChange={setRule}
        />
      </Field>
      {basis.map((one) => (
        <Field
          key={one.productId}
          id={`split-${one.productId}`}
          label={t('totalOf', { product: one.productName })}
          extra={t('finalNote', { final: count(one.final), history: count(one.history) })}
        >
          <InputNumber
            id={`split-${one.productId}`}
            min={0}
            max={100_000_000}
            precision={0}
            value={totalOf(one)}
            onChange={(value) => setTotals((now) => new Map(now).set(one.productId, value ?? 0))}
          />
        </Field>
      ))}
      <Button loading={split.isPending} onClick={send}>
        {t('split')}
      </Button>
    </div>
  );
}
