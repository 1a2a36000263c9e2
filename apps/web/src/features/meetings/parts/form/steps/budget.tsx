// What it costs, line by line, and which budget pays.
import { Button, InputNumber, Select } from 'antd';
import { Plus, Trash2 } from 'lucide-react';
import { Field } from '@yijian/ui/form-page';
import { Glyph, IconButton } from '@yijian/ui/icon';
import type { ReactNode } from 'react';
import { useFormat } from '../../../../../lib/format/index.ts';
import { useBudgetChoices } from '../../../meetings.api.ts';
import { useMeetingPhrases } from '../../../meetings.phrases.ts';
import type { PartProps } from './part-props.ts';
import { CostFields } from '../line-fields.tsx';
import { newKey, type CostWork } from '../meeting-work.ts';

export function Budget({ work, change, error }: PartProps): ReactNode {
  const t = useMeetingPhrases();
  const format = useFormat();
  const on = work.startsAt === '' ? null : work.startsAt.slice(0, 10);
  const choices = useBudgetChoices(on).data;
  const orders = (choices?.orders ?? []).filter(({ meetingType }) => meetingType === null || meetingType === work.type);
  const label = (name: string, amount: number): string => t('choice', { name, amount: format.money(amount) });
  const total = work.costs.reduce((sum, { price, quantity }) => sum + price * quantity, 0);
  return (
    <div className="meeting-lines">
      <Costs {...{ work, change, error }} />
      <p className="num">
        <strong>{`${t('total')} ${format.money(total)}`}</strong>
      </p>
      <div className="meeting-fields">
        <Field
          label={t('line')}
          id="lineId"
          required
          error={error('lineId')}
          hint={on === null ? t('dateFirst') : undefined}
        >
          <Select
            id="lineId"
            disabled={on === null}
            value={choices?.lines.some(({ id }) => id === work.lineId) ? work.lineId : null}
            options={(choices?.lines ?? []).map(({ id, name, path, available, isFrozen }) => ({
              value: id,
              label: label([path, name].filter(Boolean).join(' / '), available),
              disabled: isFrozen,
            }))}
            onChange={(lineId) => change({ lineId })}
          />
        </Field>
        <Field label={t('order')} id="orderId" error={error('orderId')}>
          <Select
            id="orderId"
            allowClear
            disabled={on === null}
            value={orders.some(({ id }) => id === work.orderId) ? work.orderId : null}
            options={orders.map(({ id, code, name, available }) => ({
              value: id,
              label: label(`${code} ${name}`, available),
            }))}
            onChange={(orderId) => change({ orderId: orderId ?? null })}
          />
        </Field>
      </div>
    </div>
  );
}

function Costs({ work, change, error }: PartProps): ReactNode {
  const t = useMeetingPhrases();
  const format = useFormat();
  const set = (key: string, part: Partial<CostWork>): void =>
    change({ costs: work.costs.map((cost) => (cost.key === key ? { ...cost, ...part } : cost)) });
  const add = (): void =>
    change({ costs: [...work.costs, { key: newKey(), kind: 'MEAL', note: '', price: 0, quantity: 1 }] });
  return (
    <>
      {error('costs') === undefined ? null : (
        <p role="alert" id="costs">
          {error('costs')}
        </p>
      )}
      {work.costs.map((cost, at) => (
        <div key={cost.key} className="meeting-line meeting-cost" role="group" aria-label={t('itemOf', { at: at + 1 })}>
          <CostFields
            line={cost}
            labels={{ kind: t('cost'), note: t('note'), price: t('price') }}
            onChange={(part) => set(cost.key, part)}
          />
          <InputNumber
            aria-label={t('quantity')}
            min={1}
            max={100_000}
            prefix="×"
            value={cost.quantity}
            onChange={(quantity) => set(cost.key, { quantity: quantity ?? 1 })}
          />
          <output className="num">{format.money(cost.price * cost.quantity)}</output>
          <IconButton
            icon={Trash2}
            label={t('remove')}
            onClick={() => change({ costs: work.costs.filter((one) => one.key !== cost.key) })}
          />
        </div>
      ))}
      <div>
        <Button icon={<Glyph icon={Plus} />} onClick={add}>
          {t('addCost')}
        </Button>
      </div>
    </>
  );
}
