// Columns of the rows of an upload: the line, the fields that the file has, what concerns the row as a whole.
import type { BatchRow, DataModel, ModelField } from '@yijian/contract/data-models';
import type { DataColumn } from '@yijian/ui/table';
import { useFormat } from '../../../../lib/format/index.ts';
import { useBilingual } from '../../../../lib/i18n/index.ts';
import type { ShownBatch } from '../../data-models.api.ts';
import { useUploadPhrases } from '../../data-models.phrases.ts';
import { EditableCell } from './editable-cell.tsx';

/** Fields to show: those of the file, and required ones that it left out. */
export function shownFields(batch: ShownBatch, model: DataModel): ModelField[] {
  const inFile = new Set(batch.columns.map((column) => column.field));
  const present = model.fields.filter((field) => inFile.has(field.key) || field.isRequired);
  const identity = (field: ModelField): number => (model.identity.includes(field.key) ? 0 : 1);
  return present.toSorted((one, other) => identity(one) - identity(other));
}

/** The record's name first, then what is wrong in one of the rows in sight. */
function faultsFirst(fields: readonly ModelField[], model: DataModel, rows: readonly BatchRow[]): ModelField[] {
  const wrong = new Set(rows.flatMap(({ faults }) => faults.map(({ column }) => column)));
  const [name] = model.identity;
  const rank = ({ key }: ModelField): number => (key === name ? 0 : wrong.has(key) ? 1 : 2);
  return fields.toSorted((one, other) => rank(one) - rank(other));
}

export function useRowColumns(
  batch: ShownBatch,
  model: DataModel,
  rows: readonly BatchRow[] = [],
): DataColumn<BatchRow>[] {
  const t = useUploadPhrases();
  const say = useBilingual();
  const format = useFormat();
  return [
    { key: 'row', title: t('row'), width: 64, render: (row) => <span className="num">{format.count(row.row)}</span> },
    ...faultsFirst(shownFields(batch, model), model, rows).map((field): DataColumn<BatchRow> => ({
      key: field.key,
      title: say(field),
      width: field.key === 'name' || field.key === 'address' ? 240 : 160,
      render: (row) => <EditableCell batch={batch} field={field} row={row} />,
    })),
  ];
}
