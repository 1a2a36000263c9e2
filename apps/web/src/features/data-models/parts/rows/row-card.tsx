// An uploaded row on a phone: its line, its name, and the cells that need a hand.
import type { BatchRow, DataModel } from '@yijian/contract/data-models';
import type { ReactNode } from 'react';
import { useFormat } from '../../../../lib/format/index.ts';
import { useBilingual } from '../../../../lib/i18n/index.ts';
import type { ShownBatch } from '../../data-models.api.ts';
import { useUploadPhrases } from '../../data-models.phrases.ts';
import { EditableCell } from './editable-cell.tsx';
import { shownFields } from './use-row-columns.tsx';

export function RowCard({ row, batch, model }: { row: BatchRow; batch: ShownBatch; model: DataModel }): ReactNode {
  const t = useUploadPhrases();
  const say = useBilingual();
  const format = useFormat();
  const wrong = new Set(row.faults.map((fault) => fault.column));
  const fields = shownFields(batch, model).filter(
    (field) => wrong.has(field.key) || model.identity.includes(field.key),
  );
  return (
    <div className="upload-card">
      <span className="upload-card-line num">
        {t('row')} {format.count(row.row)}
      </span>
      <dl>
        {fields.map((field) => (
          <div key={field.key}>
            <dt>{say(field)}</dt>
            <dd>
              <EditableCell batch={batch} field={field} row={row} />
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
