// A cell of an uploaded row: its text, what is wrong under it, and, after a click, a field to correct it.
import type { BatchRow, ModelField } from '@yijian/contract/data-models';
import { Input } from 'antd';
import { useState, type ReactNode } from 'react';
import { useBilingual } from '../../../../lib/i18n/index.ts';
import { useFixRow, type ShownBatch } from '../../data-models.api.ts';
import { useUploadPhrases } from '../../data-models.phrases.ts';
import { CellSelect, isChosen } from './cell-select.tsx';

export interface EditableCellProps {
  readonly batch: ShownBatch;
  readonly field: ModelField;
  readonly row: BatchRow;
}

export function EditableCell({ batch, field, row }: EditableCellProps): ReactNode {
  const t = useUploadPhrases();
  const say = useBilingual();
  const [isOpen, setOpen] = useState(false);
  const fix = useFixRow();
  const text = row.cells[field.key] ?? '';
  const faults = row.faults.filter((fault) => fault.column === field.key);
  const mayFix = batch.actions.includes('fix');
  const keep = (value: string): void => {
    setOpen(false);
    if (value !== text) fix.mutate({ params: { id: batch.id, row: row.row }, body: { cells: { [field.key]: value } } });
  };
  const label = t('editCell', { row: row.row, field: say(field) });
  const shown = text === '' ? (faults.length > 0 ? t('empty') : '—') : text;
  return (
    <div className={faults.length > 0 ? 'upload-cell upload-cell-bad' : 'upload-cell'} aria-busy={fix.isPending}>
      {isOpen ? (
        <CellEditor
          field={field}
          city={row.cells['city'] ?? row.cells['hospitalCity']}
          text={text}
          label={label}
          onKeep={keep}
          onLeave={() => setOpen(false)}
        />
      ) : (
        <button
          type="button"
          disabled={!mayFix || fix.isPending}
          aria-label={`${shown} ${label}`}
          title={text}
          onClick={() => setOpen(true)}
        >
          {text === '' ? <span className="upload-cell-empty">{shown}</span> : text}
        </button>
      )}
      {faults.map((fault) => (
        <small key={fault.code}>{fault.message}</small>
      ))}
    </div>
  );
}

interface CellEditorProps {
  readonly field: ModelField;
  readonly city: string | undefined;
  readonly text: string;
  readonly label: string;
  readonly onKeep: (value: string) => void;
  readonly onLeave: () => void;
}

function CellEditor({ field, city, text, label, onKeep, onLeave }: CellEditorProps): ReactNode {
  const [value, setValue] = useState(text);
  if (isChosen(field, city))
    return (
      <CellSelect
        isOpen
        field={field}
        city={city}
        text={text}
        label={label}
        className="upload-cell-input"
        onChange={onKeep}
        onLeave={onLeave}
      />
    );
  return (
    <Input
      size="small"
      autoFocus
      className="upload-cell-input"
      aria-label={label}
      value={value}
      onChange={(event) => setValue(event.target.value)}
      onPressEnter={() => onKeep(value)}
      onBlur={() => onKeep(value)}
      onKeyDown={(event) => {
        if (event.key === 'Escape') onLeave();
      }}
    />
  );
}
