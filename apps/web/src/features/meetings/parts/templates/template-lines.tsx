// The agenda and the costs of a template, line by line.
import { Section } from '@yijian/ui/detail-page';
import { Glyph, IconButton } from '@yijian/ui/icon';
import { Button, Checkbox, InputNumber } from 'antd';
import { Plus, Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTemplatePhrases } from '../../meeting-templates.phrases.ts';
import { AgendaFields, CostFields } from '../form/line-fields.tsx';
import { newCost, newItem, type CostWork, type ItemWork } from './template-work.ts';

interface AgendaProps {
  readonly items: readonly ItemWork[];
  readonly onChange: (items: readonly ItemWork[]) => void;
}

export function TemplateAgenda({ items, onChange }: AgendaProps): ReactNode {
  const t = useTemplatePhrases();
  const set = (key: string, part: Partial<ItemWork>): void =>
    onChange(items.map((item) => (item.key === key ? { ...item, ...part } : item)));
  return (
    <Section title={t('agenda')}>
      <div className="meeting-lines">
        {items.map((item, at) => (
          <div
            key={item.key}
            className="meeting-line meeting-template-item"
            role="group"
            aria-label={t('item', { at: at + 1 })}
          >
            <AgendaFields
              line={item}
              labels={{ kind: t('kind'), topic: t('topic'), minutes: t('minutes') }}
              onChange={(part) => set(item.key, part)}
            />
            <IconButton
              icon={Trash2}
              label={t('remove')}
              onClick={() => onChange(items.filter(({ key }) => key !== item.key))}
            />
          </div>
        ))}
        <div>
          <Button icon={<Glyph icon={Plus} />} onClick={() => onChange([...items, newItem()])}>
            {t('addItem')}
          </Button>
        </div>
      </div>
    </Section>
  );
}

interface CostsProps {
  readonly costs: readonly CostWork[];
  readonly onChange: (costs: readonly CostWork[]) => void;
}

export function TemplateCosts({ costs, onChange }: CostsProps): ReactNode {
  const t = useTemplatePhrases();
  const set = (key: string, part: Partial<CostWork>): void =>
    onChange(costs.map((cost) => (cost.key === key ? { ...cost, ...part } : cost)));
  return (
    <Section title={t('costs')}>
      <div className="meeting-lines">
        {costs.map((cost, at) => (
          <div
            key={cost.key}
            className="meeting-line meeting-template-cost"
            role="group"
            aria-label={t('cost', { at: at + 1 })}
          >
            <CostFields
              line={cost}
              labels={{ kind: t('kind'), note: t('note'), price: t('price') }}
              onChange={(part) => set(cost.key, part)}
            />
            <Checkbox checked={cost.isPerHead} onChange={(event) => set(cost.key, { isPerHead: event.target.checked })}>
              {t('perHead')}
            </Checkbox>
            <InputNumber
              aria-label={t('quantity')}
              min={1}
              max={100_000}
              disabled={cost.isPerHead}
              value={cost.isPerHead ? null : cost.quantity}
              onChange={(quantity) => set(cost.key, { quantity: quantity ?? 1 })}
            />
            <IconButton
              icon={Trash2}
              label={t('remove')}
              onClick={() => onChange(costs.filter(({ key }) => key !== cost.key))}
            />
          </div>
        ))}
        <div>
          <Button icon={<Glyph icon={Plus} />} onClick={() => onChange([...costs, newCost()])}>
            {t('addCost')}
          </Button>
        </div>
      </div>
    </Section>
  );
}
