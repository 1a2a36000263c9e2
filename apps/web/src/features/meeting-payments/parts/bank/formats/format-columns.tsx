// The columns of a format, in their order.
import { returnedFields, sentFields, type ReturnedColumn, type SentColumn } from '@yijian/contract/meeting-payments';
import { Section } from '@yijian/ui/detail-page';
import { Glyph, IconButton } from '@yijian/ui/icon';
import { Button, Checkbox, Input, InputNumber, Select } from 'antd';
import { ArrowUp, Plus, Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { useFormatPhrases } from '../../../bank-formats.phrases.ts';
import type { FormatPart } from './format-fields.tsx';
import { newReturned, newSent, type ReturnedWork, type SentWork } from './format-work.ts';

type SentField = SentColumn['field'];
type ReturnedField = ReturnedColumn['field'];

export function SentColumns({ work, change, error }: FormatPart): ReactNode {
  return (
    <Columns
      list="columns"
      fields={sentFields}
      lines={work.columns}
      kind={work.kind}
      error={error}
      onChange={(columns) => change({ columns })}
      onAdd={() => change({ columns: [...work.columns, newSent()] })}
      renderExtra={(line, set) => <SentExtra line={line} onChange={set} />}
    />
  );
}

export function ReturnedColumns({ work, change, error }: FormatPart): ReactNode {
  return (
    <Columns
      list="returned"
      fields={returnedFields}
      lines={work.returned}
      kind={work.kind}
      error={error}
      onChange={(returned) => change({ returned })}
      onAdd={() => change({ returned: [...work.returned, newReturned()] })}
    />
  );
}

function SentExtra({ line, onChange }: { line: SentWork; onChange: (part: Partial<SentWork>) => void }): ReactNode {
  const t = useFormatPhrases();
  if (line.field === 'net')
    return (
      <Checkbox checked={line.isCents} onChange={(event) => onChange({ isCents: event.target.checked })}>
        {t('isCents')}
      </Checkbox>
    );
  if (line.field !== 'text') return <span />;
  return (
    <Input
      aria-label={t('value')}
      placeholder={t('value')}
      maxLength={100}
      value={line.value}
      onChange={(event) => onChange({ value: event.target.value })}
    />
  );
}

interface ColumnsProps<Line extends SentWork | ReturnedWork> {
  readonly list: 'columns' | 'returned';
  readonly fields: readonly Line['field'][];
  readonly lines: readonly Line[];
  readonly kind: 'CSV' | 'FIXED';
  readonly error: (field: string) => string | undefined;
  readonly onChange: (lines: readonly Line[]) => void;
  readonly onAdd: () => void;
  readonly renderExtra?: (line: Line, set: (part: Partial<Line>) => void) => ReactNode;
}

function Columns<Line extends SentWork | ReturnedWork>(props: ColumnsProps<Line>): ReactNode {
  const t = useFormatPhrases();
  const { list, lines, kind, onChange, onAdd, error } = props;
  const whole = error(list);
  return (
    <Section title={t(list)}>
      <div className="bank-format-lines" id={list} tabIndex={-1}>
        {whole === undefined ? null : <p className="bank-format-fault">{whole}</p>}
        <div className="bank-format-line bank-format-heads" aria-hidden>
          <span>{t('field')}</span>
          <span>{t(kind === 'CSV' ? 'title' : 'width')}</span>
        </div>
        {lines.map((line, at) => (
          <ColumnLine
            key={line.key}
            {...props}
            line={line}
            at={at}
            set={(part) => onChange(lines.map((one) => (one.key === line.key ? { ...one, ...part } : one)))}
          />
        ))}
        <div>
          <Button icon={<Glyph icon={Plus} />} onClick={onAdd}>
            {t('addColumn')}
          </Button>
        </div>
      </div>
    </Section>
  );
}

type LineProps<Line extends SentWork | ReturnedWork> = ColumnsProps<Line> & {
  readonly line: Line;
  readonly at: number;
  readonly set: (part: Partial<Line>) => void;
};

function ColumnLine<Line extends SentWork | ReturnedWork>(props: LineProps<Line>): ReactNode {
  const t = useFormatPhrases();
  const { list, fields, lines, line, at, kind, error, onChange, set, renderExtra } = props;
  const nameOf = (field: SentField | ReturnedField): string => t(`field.${field}`);
  const idOf = (name: string): string => `${list}.${at}.${name}`;
  const faults = ['field', 'title', 'width', 'value'].flatMap((name) => error(idOf(name)) ?? []);
  const isFaulty = (name: string) => (error(idOf(name)) === undefined ? {} : ({ status: 'error' } as const));
  return (
    <div className="bank-format-line" role="group" aria-label={t('column', { at: at + 1 })}>
      <Select<Line['field']>
        id={idOf('field')}
        aria-label={t('field')}
        {...isFaulty('field')}
        value={line.field}
        options={fields.map((value) => ({ value, label: nameOf(value) }))}
        onChange={(field) => set({ field } as Partial<Line>)}
      />
      {kind === 'CSV' ? (
        <Input
          id={idOf('title')}
          aria-label={t('title')}
          {...isFaulty('title')}
          maxLength={40}
          value={line.title}
          onChange={(event) => set({ title: event.target.value } as Partial<Line>)}
        />
      ) : (
        <InputNumber
          id={idOf('width')}
          aria-label={t('width')}
          {...isFaulty('width')}
          min={0}
          max={400}
          value={line.width}
          onChange={(width) => set({ width: width ?? 0 } as Partial<Line>)}
        />
      )}
      {renderExtra?.(line, set) ?? <span />}
      <IconButton
        icon={ArrowUp}
        label={t('up')}
        disabled={at === 0}
        onClick={() => onChange([...lines.slice(0, at - 1), line, lines[at - 1]!, ...lines.slice(at + 1)])}
      />
      <IconButton
        icon={Trash2}
        label={t('remove')}
        onClick={() => onChange(lines.filter(({ key }) => key !== line.key))}
      />
      {faults.length === 0 ? null : <small className="bank-format-fault">{faults.join(' ')}</small>}
    </div>
  );
}
