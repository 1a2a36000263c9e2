// The items of a checklist while it is written.
import { Button, Input } from 'antd';
import { Plus, X } from 'lucide-react';
import { Field } from '@yijian/ui/form-page';
import { Glyph, IconButton } from '@yijian/ui/icon';
import type { ReactNode } from 'react';
import { useTaskPhrases } from '../../tasks.phrases.ts';
import type { TaskWork } from './task-work.ts';

type Items = TaskWork['checklist'];

export interface ChecklistFieldsProps {
  readonly items: Items;
  readonly onChange: (items: Items) => void;
  readonly error: string | undefined;
}

const MOST = 30;

export function ChecklistFields({ items, onChange, error }: ChecklistFieldsProps): ReactNode {
  const t = useTaskPhrases();
  const add = (): void =>
    onChange([...items, { key: Math.max(-1, ...items.map((item) => item.key)) + 1, text: '', isDone: false }]);
  return (
    <Field label={t('checklist')} error={error}>
      <div className="task-items">
        {items.map((item, index) => (
          <div className="task-item" key={item.key}>
            <Input
              aria-label={t('item', { number: index + 1 })}
              maxLength={100}
              value={item.text}
              onChange={(event) =>
                onChange(items.map((one) => (one.key === item.key ? { ...one, text: event.target.value } : one)))
              }
            />
            <IconButton
              icon={X}
              label={t('removeItem', { number: index + 1 })}
              onClick={() => onChange(items.filter((one) => one.key !== item.key))}
            />
          </div>
        ))}
        {items.length < MOST ? (
          <Button size="small" icon={<Glyph icon={Plus} />} onClick={add}>
            {t('addItem')}
          </Button>
        ) : null}
      </div>
    </Field>
  );
}
