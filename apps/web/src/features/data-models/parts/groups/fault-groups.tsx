// The same fault in many rows: one line, one value, one click.
import type { DataModel, FaultGroup, ModelField } from '@yijian/contract/data-models';
import { Section } from '@yijian/ui/detail-page';
import { App, Button, Input } from 'antd';
import { useState, type ReactNode } from 'react';
import { useFormat } from '../../../../lib/format/index.ts';
import { useBilingual } from '../../../../lib/i18n/index.ts';
import { useFaults, useFixFaults, type ShownBatch } from '../../data-models.api.ts';
import { useUploadPhrases } from '../../data-models.phrases.ts';
import { CellSelect, isChosen } from '../rows/cell-select.tsx';
import './groups.css';

/** What stands in one row alone is mended where it stands. */
const SEVERAL = 2;

export function FaultGroups({ batch, model }: { batch: ShownBatch; model: DataModel }): ReactNode {
  const t = useUploadPhrases();
  const groups = (useFaults(batch.id).data ?? []).filter(({ count }) => count >= SEVERAL);
  if (groups.length === 0) return null;
  return (
    <Section title={t('groups')}>
      <ul className="upload-groups">
        {groups.map((group) => (
          <Group
            key={`${group.column} ${group.code} ${group.value ?? ''}`}
            batch={batch}
            group={group}
            field={model.fields.find(({ key }) => key === group.column)}
          />
        ))}
      </ul>
    </Section>
  );
}

interface GroupProps {
  readonly batch: ShownBatch;
  readonly group: FaultGroup;
  readonly field: ModelField | undefined;
}

function Group({ batch, group, field }: GroupProps): ReactNode {
  const t = useUploadPhrases();
  const say = useBilingual();
  const format = useFormat();
  const { message } = App.useApp();
  const fix = useFixFaults();
  const [text, setText] = useState('');
  const name = field === undefined ? '' : say(field);
  const count = format.count(group.count);
  const mend = (): void =>
    fix.mutate(
      {
        params: { id: batch.id },
        body: {
          column: group.column,
          code: group.code,
          replacement: text,
          ...(group.value === null ? {} : { value: group.value }),
        },
      },
      { onSuccess: ({ fixed }) => void message.success(t('fixedRows', { count: format.count(fixed) })) },
    );
  return (
    <li>
      <div>
        <strong>{name}</strong> {group.message}
        <small className="num">{t('groupRows', { count, row: format.count(group.firstRow) })}</small>
      </div>
      {group.isMendable && field !== undefined ? (
        <div className="upload-group-mend">
          <GroupInput
            field={field}
            value={text}
            label={t('groupValue', { field: name, message: group.message })}
            onChange={setText}
          />
          <Button size="small" disabled={text === '' && field.isRequired} loading={fix.isPending} onClick={mend}>
            {text === '' && !field.isRequired ? t('emptyAll', { count }) : t('fixAll', { count })}
          </Button>
        </div>
      ) : null}
    </li>
  );
}

interface GroupInputProps {
  readonly field: ModelField;
  readonly value: string;
  readonly label: string;
  readonly onChange: (value: string) => void;
}

function GroupInput({ field, value, label, onChange }: GroupInputProps): ReactNode {
  const t = useUploadPhrases();
  if (isChosen(field))
    return <CellSelect field={field} text={value} label={label} placeholder={t('newValue')} onChange={onChange} />;
  return (
    <Input
      size="small"
      aria-label={label}
      placeholder={t('newValue')}
      value={value}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}
