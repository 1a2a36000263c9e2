// Columns of a list: those that a screen draws, and behind them every other field that the list offers (product 3, 7.5 field/all).
import type { FieldList, listFields, ListField, RecordField } from '@yijian/contract/dictionaries';
import type { DataColumn } from '@yijian/ui/table';
import { useMemo, type ReactNode } from 'react';
import { joined, useFormat } from '../../../lib/format/index.ts';
import { useLanguage } from '../../../lib/i18n/index.ts';
import { readsField } from '../../../lib/session/index.ts';
import { useDictionaries, useRenamed } from '../dictionaries.api.ts';
import { useDictionaryPhrases } from '../dictionaries.phrases.ts';

/** A column that a screen draws; without a title it has the name of its field. */
export type DrawnColumn<Row> = Omit<DataColumn<Row>, 'title'> & { readonly title?: string };

type Named = readonly [field: string, row: RecordField];

/**
 * `fieldOf` has the field of each drawn column. Where the enterprise named a field itself, the column has that name, in the head
 * and in the choice of columns. Fields that are not drawn can be shown by whoever wants them. `fields` and `fieldOf` are constant.
 */
export function useListColumns<L extends FieldList, Row extends object>(
  list: L,
  fields: (typeof listFields)[L],
  drawn: readonly DrawnColumn<Row>[],
  fieldOf: Readonly<Record<string, ListField<L>>>,
): DataColumn<Row>[] {
  const language = useLanguage();
  const renamed = useRenamed(list);
  const plain = useMemo(() => {
    const taken = new Set<string>(Object.values(fieldOf));
    return Object.entries<RecordField>(fields).filter(([field, row]) => row.listed && !taken.has(field) && isRead(row));
  }, [fields, fieldOf]);
  const draw = usePlainCell(plain);
  return useMemo(() => {
    const rows: Readonly<Record<string, RecordField>> = fields;
    const nameOf = (field: string): string => renamed.get(field) ?? rows[field]![language];
    const titleOf = ({ key, title }: DrawnColumn<Row>): string => {
      const field = fieldOf[key];
      if (field === undefined) return title ?? '';
      const isOurs = nameOf(field) === rows[field]![language];
      return isOurs ? (title ?? nameOf(field)) : nameOf(field);
    };
    const columns = drawn.map((column) => ({ ...column, title: titleOf(column) }));
    const others = plain.map(([field, row]): DataColumn<Row> => ({
      key: field,
      title: nameOf(field),
      optional: true,
      align: row.type === 'NUMBER' ? 'right' : undefined,
      render: (record) => draw(row, (record as Readonly<Record<string, unknown>>)[field]),
    }));
    // Ways to somewhere, which show no field, stay at the end.
    const end = columns.findLastIndex(({ key }) => fieldOf[key] !== undefined) + 1;
    return columns.toSpliced(end, 0, ...others);
  }, [draw, drawn, fieldOf, fields, language, plain, renamed]);
}

const isRead = ({ governed }: RecordField): boolean => governed === undefined || readsField(governed);

const dictionaryOf = ({ type }: RecordField): string | undefined =>
  type?.startsWith('dictionary:') ? type.slice('dictionary:'.length) : undefined;

/** Draws a value by the type of its field. */
function usePlainCell(plain: readonly Named[]): (field: RecordField, value: unknown) => ReactNode {
  const t = useDictionaryPhrases();
  const format = useFormat();
  const keys = useMemo(() => [...new Set(plain.flatMap(([, row]) => dictionaryOf(row) ?? []))], [plain]);
  const words = useDictionaries(keys);
  return useMemo(
    () => (field, value) => {
      const dictionary = dictionaryOf(field);
      if (Array.isArray(value)) return joined(value.map(String)) || '—';
      if (typeof value === 'boolean') return t(value ? 'yes' : 'no');
      if (typeof value === 'number') return format.count(value);
      if (typeof value !== 'string' || value === '') return '—';
      if (dictionary !== undefined) return words.label(dictionary, value);
      return field.type === 'DATE' ? format.shortDate(value) : value;
    },
    [format, t, words],
  );
}
