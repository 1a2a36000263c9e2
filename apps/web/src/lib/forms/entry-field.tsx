// One field of a form, drawn after its kind.
import { Input, InputNumber, Select, Switch, TreeSelect } from 'antd';
import { Field } from '@yijian/ui/form-page';
import type { ReactNode } from 'react';
import type { EntryField, EntryValue, TreeChoice } from './entry-fields.ts';

export interface EntryFieldProps {
  readonly field: EntryField;
  readonly value: EntryValue | undefined;
  readonly error: string | undefined;
  readonly onChange: (value: EntryValue) => void;
}

export function EntryFieldRow({ field, value, error, onChange }: EntryFieldProps): ReactNode {
  const { key, label, hint, required = false } = field;
  return (
    <Field label={label} id={key} required={required} hint={hint} error={error}>
      <Control field={field} value={value} onChange={onChange} />
    </Field>
  );
}

function Control({ field, value, onChange }: Omit<EntryFieldProps, 'error'>): ReactNode {
  const shared = { id: field.key, disabled: field.disabled === true };
  switch (field.kind) {
    case 'line':
      return (
        <Input
          {...shared}
          maxLength={field.maxLength}
          value={String(value ?? '')}
          onChange={(event) => onChange(event.target.value)}
        />
      );
    case 'area':
      return (
        <Input.TextArea
          {...shared}
          rows={3}
          maxLength={field.maxLength}
          value={String(value ?? '')}
          onChange={(event) => onChange(event.target.value)}
        />
      );
    case 'password':
      return (
        <Input.Password
          {...shared}
          autoComplete="new-password"
          visibilityToggle={field.isNeverShown !== true}
          value={String(value ?? '')}
          onChange={(event) => onChange(event.target.value)}
        />
      );
    case 'day':
      return (
        <Input {...shared} type="date" value={String(value ?? '')} onChange={(event) => onChange(event.target.value)} />
      );
    case 'number':
      return (
        <InputNumber
          {...shared}
          min={0}
          max={field.most ?? 100_000}
          precision={field.decimals ?? 0}
          value={value === null || value === undefined ? null : Number(value)}
          onChange={(next) => onChange(next)}
        />
      );
    case 'switch':
      return <Switch {...shared} checked={value === true} onChange={onChange} />;
    case 'words':
      return (
        <Select
          {...shared}
          mode="tags"
          open={false}
          suffixIcon={null}
          value={[...((value as readonly string[]) ?? [])]}
          onChange={onChange}
        />
      );
    case 'choice':
      return (
        <Select
          {...shared}
          showSearch={{ optionFilterProp: 'label' }}
          allowClear={field.required !== true}
          value={value as string | null}
          options={[...field.options]}
          onChange={(next: string | undefined) => onChange(next ?? null)}
        />
      );
    case 'choices':
      return (
        <Select
          {...shared}
          mode="multiple"
          showSearch={{ optionFilterProp: 'label' }}
          value={[...((value as readonly string[]) ?? [])]}
          options={[...field.options]}
          onChange={onChange}
        />
      );
    case 'trees':
      return (
        <TreeSelect
          {...shared}
          showSearch
          multiple
          treeCheckable
          // A chosen organization brings all below it, so those need no tick of their own.
          treeCheckStrictly
          filterTreeNode={isFound}
          treeDefaultExpandedKeys={field.nodes.length > 3 ? [] : field.nodes.map((node) => node.value)}
          value={((value as readonly string[]) ?? []).map((one) => ({ value: one }))}
          treeData={[...field.nodes]}
          onChange={(next: { value: string }[]) => onChange(next.map((one) => one.value))}
        />
      );
    case 'tree':
      return (
        <TreeSelect
          {...shared}
          showSearch
          treeNodeFilterProp="title"
          allowClear
          treeDefaultExpandedKeys={field.nodes.map((node) => node.value)}
          value={(value as string | null) ?? undefined}
          treeData={[...field.nodes]}
          onChange={(next: string | undefined) => onChange(next ?? null)}
        />
      );
  }
}

/** By its name and by the further words that find it. */
const isFound = (typed: string, node: object): boolean => {
  const { title, keywords } = node as TreeChoice;
  return `${title} ${keywords ?? ''}`.toLowerCase().includes(typed.trim().toLowerCase());
};
