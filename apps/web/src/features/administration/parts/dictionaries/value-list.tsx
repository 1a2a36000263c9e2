// The values in their order: dragged with the mouse, stepped with the buttons.
import type { DictionaryDetail, DictionaryValue } from '@yijian/contract/dictionaries';
import { ArrowDown, ArrowUp, GripVertical, Pencil, Trash2 } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { Tag } from '@yijian/ui/badge';
import { Glyph, IconButton } from '@yijian/ui/icon';
import { TwoLine } from '@yijian/ui/table';
import { useLanguage } from '../../../../lib/i18n/index.ts';
import { useDeleteValue, useOrderValues } from '../../calls/dictionaries.api.ts';
import { useDictionaryPhrases } from '../../words/dictionaries.phrases.ts';
import { useDelete } from '../list/use-delete.ts';

export interface ValueListProps {
  readonly type: DictionaryDetail;
  readonly writes: boolean;
  readonly onEdit: (value: DictionaryValue) => void;
}

export function ValueList({ type, writes, onEdit }: ValueListProps): ReactNode {
  const { values, move, said, over, setOver } = useOrder(type);
  const [held, setHeld] = useState<number | null>(null);
  const drop = (place: number): void => {
    if (held !== null && held !== place) move(held, place);
    setHeld(null);
    setOver(null);
  };
  return (
    <>
      <ol className="dictionary-values">
        {values.map((value, place) => (
          <li
            key={value.id}
            draggable={writes}
            className={over === place ? 'dictionary-over' : undefined}
            onDragStart={() => setHeld(place)}
            onDragEnd={() => {
              setHeld(null);
              setOver(null);
            }}
            onDragOver={(event) => {
              event.preventDefault();
              setOver(place);
            }}
            onDrop={() => drop(place)}
          >
            <Value
              value={value}
              dictionary={type.key}
              writes={writes}
              onEdit={() => onEdit(value)}
              onUp={place === 0 ? undefined : () => move(place, place - 1)}
              onDown={place === values.length - 1 ? undefined : () => move(place, place + 1)}
            />
          </li>
        ))}
      </ol>
      <p className="yj-hidden" role="status">
        {said}
      </p>
    </>
  );
}

interface ValueProps {
  readonly value: DictionaryValue;
  readonly dictionary: string;
  readonly writes: boolean;
  readonly onEdit: () => void;
  readonly onUp: (() => void) | undefined;
  readonly onDown: (() => void) | undefined;
}

function Value({ value, dictionary, writes, onEdit, onUp, onDown }: ValueProps): ReactNode {
  const t = useDictionaryPhrases();
  const isEnglish = useLanguage() === 'en';
  const name = isEnglish ? value.enName : value.name;
  const remove = useRemove(dictionary);
  return (
    <>
      {writes ? <Glyph icon={GripVertical} /> : null}
      <TwoLine strong value={name} context={isEnglish ? value.name : value.enName} />
      <code>{value.value}</code>
      <span className="dictionary-marks">
        <Tag tone={value.colour}>{t(`colour.${value.colour}`)}</Tag>
        {value.isSystem ? <Tag>{t('system')}</Tag> : null}
        {value.isEnabled ? null : <Tag>{t('disabled')}</Tag>}
      </span>
      {writes ? (
        <div className="console-actions">
          <IconButton icon={ArrowUp} label={t('moveUp', { name })} disabled={!onUp} onClick={() => onUp?.()} />
          <IconButton icon={ArrowDown} label={t('moveDown', { name })} disabled={!onDown} onClick={() => onDown?.()} />
          <IconButton icon={Pencil} label={t('edit', { name })} onClick={onEdit} />
          {value.isSystem ? null : (
            <IconButton icon={Trash2} label={t('remove', { name })} onClick={() => remove(value, name)} />
          )}
        </div>
      ) : null}
    </>
  );
}

/** The order as it will be while the server is told; told in words for those who do not see it. */
function useOrder(type: DictionaryDetail) {
  const t = useDictionaryPhrases();
  const isEnglish = useLanguage() === 'en';
  const { mutate, isPending, variables } = useOrderValues();
  const [said, setSaid] = useState('');
  const [over, setOver] = useState<number | null>(null);
  const ids = isPending ? variables.body.ids : type.values.map((value) => value.id);
  const values = ids.flatMap((id) => type.values.filter((value) => value.id === id));
  const move = (from: number, to: number): void => {
    const next = [...ids];
    const [moved] = next.splice(from, 1);
    const value = values[from];
    if (moved === undefined || value === undefined) return;
    next.splice(to, 0, moved);
    setSaid(t('moved', { name: isEnglish ? value.enName : value.name, place: to + 1 }));
    mutate({ params: { key: type.key }, body: { ids: next } });
  };
  return { values, move, said, over, setOver };
}

function useRemove(dictionary: string): (value: DictionaryValue, name: string) => void {
  const t = useDictionaryPhrases();
  const ask = useDelete();
  const { mutateAsync } = useDeleteValue();
  return (value, name) =>
    ask({
      question: t('removeQuestion', { name }),
      note: t('removeNote'),
      send: async () => {
        await mutateAsync({ params: { key: dictionary, id: value.id } });
        return undefined;
      },
    });
}
