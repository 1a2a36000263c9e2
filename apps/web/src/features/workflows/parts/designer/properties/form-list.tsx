// The form of a process: its fields in their order, each with its kind and what is asked of it.
import { Button, Collapse, InputNumber } from 'antd';
import { ArrowDown, ArrowUp, Plus, Trash2 } from 'lucide-react';
import { Field } from '@yijian/ui/form-page';
import { Glyph, IconButton } from '@yijian/ui/icon';
import type { ReactNode } from 'react';
import { useDesignerPhrases } from '../../../words/designer.phrases.ts';
import { choiceOf, isTrue, listOf, partOf, wordOf, type Moddle } from '../studio/moddle.ts';
import { ChoiceProperty, SwitchProperty, TextProperty } from './controls.tsx';
import type { PropertyProps } from './context.ts';

const types = ['TEXT', 'LONG_TEXT', 'NUMBER', 'MONEY', 'DATE', 'CHOICE', 'BOOLEAN', 'USER', 'USERS'] as const;
const flags = ['required', 'summary', 'amount'] as const;

export function FormList(props: PropertyProps): ReactNode {
  const { studio, shape, faults } = props;
  const t = useDesignerPhrases();
  const part = partOf(shape.businessObject, 'yj:Process');
  const fields = listOf(part, 'formFields');
  const write = (next: readonly Moddle[]): void => studio.setPart(shape, 'yj:Process', { formFields: next });
  const move = (at: number, by: number): void => {
    const next = [...fields];
    const [field] = next.splice(at, 1);
    next.splice(at + by, 0, field!);
    write(next);
  };
  const add = (): void => {
    const names = new Set(fields.map((field) => wordOf(field, 'name')));
    let number = fields.length + 1;
    while (names.has(`field${number}`)) number += 1;
    write([...fields, studio.make('yj:FormField', { name: `field${number}`, label: t('newField'), type: 'text' })]);
  };
  return (
    <section>
      <h3>{t('form')}</h3>
      <Collapse
        size="small"
        items={fields.map((field, index) => ({
          key: String(index),
          label: fieldTitle(field, t(`type.${choiceOf(field, 'type', 'TEXT') as (typeof types)[number]}`)),
          extra: (
            // oxlint-disable-next-line jsx-a11y/no-static-element-interactions, jsx-a11y/click-events-have-key-events
            <span className="designer-field-tools" onClick={(event) => event.stopPropagation()}>
              <IconButton icon={ArrowUp} label={t('fieldUp')} disabled={index === 0} onClick={() => move(index, -1)} />
              <IconButton
                icon={ArrowDown}
                label={t('fieldDown')}
                disabled={index === fields.length - 1}
                onClick={() => move(index, 1)}
              />
              <IconButton
                icon={Trash2}
                label={t('removeField')}
                onClick={() => write(fields.filter((one) => one !== field))}
              />
            </span>
          ),
          children: (
            <FormFieldFields
              {...props}
              field={field}
              number={index + 1}
              fault={faults.find(({ element }) => element === `form.${wordOf(field, 'name')}`)?.message}
            />
          ),
        }))}
      />
      <Button size="small" icon={<Glyph icon={Plus} size={14} />} onClick={add}>
        {t('addField')}
      </Button>
    </section>
  );
}

const fieldTitle = (field: Moddle, type: string): string =>
  `${wordOf(field, 'label') || wordOf(field, 'name')} · ${type}`;

type FieldProps = PropertyProps & { field: Moddle; number: number; fault: string | undefined };

function FormFieldFields({ studio, shape, field, number, fault }: FieldProps): ReactNode {
  const t = useDesignerPhrases();
  const set = (values: Record<string, string | undefined>): void => studio.setModdle(shape, field, values);
  const type = choiceOf(field, 'type', 'TEXT') as (typeof types)[number];
  const id = `form-${number}`;
  const isNumber = type === 'NUMBER' || type === 'MONEY';
  return (
    <>
      <TextProperty
        id={`${id}-name`}
        label={t('fieldName')}
        hint={t('fieldNameHint')}
        error={fault}
        maximum={41}
        value={wordOf(field, 'name')}
        onChange={(name) => set({ name })}
      />
      <TextProperty
        id={`${id}-label`}
        label={t('fieldLabel')}
        value={wordOf(field, 'label')}
        onChange={(label) => set({ label })}
      />
      <TextProperty
        id={`${id}-en-label`}
        label={t('fieldEnLabel')}
        value={wordOf(field, 'enLabel')}
        onChange={(value) => set({ enLabel: value || undefined })}
      />
      <ChoiceProperty
        id={`${id}-type`}
        label={t('fieldType')}
        value={type}
        options={types.map((value) => ({ value, label: t(`type.${value}`) }))}
        onChange={(value) => set({ type: value.toLowerCase().replace('_', '-') })}
      />
      {type === 'CHOICE' ? (
        <TextProperty
          id={`${id}-options`}
          label={t('fieldOptions')}
          hint={t('fieldOptionsHint')}
          maximum={1_000}
          value={wordOf(field, 'options')}
          onChange={(options) => set({ options })}
        />
      ) : null}
      {isNumber ? (
        <Field id={`${id}-maximum`} label={t('fieldMaximum')}>
          <InputNumber<number>
            id={`${id}-maximum`}
            min={0}
            style={{ width: '100%' }}
            value={wordOf(field, 'maximum') === '' ? null : Number(wordOf(field, 'maximum'))}
            onChange={(value) => set({ maximum: value === null ? undefined : String(value) })}
          />
        </Field>
      ) : null}
      {flags
        .filter((flag) => flag !== 'amount' || isNumber)
        .map((flag) => (
          <SwitchProperty
            key={flag}
            id={`${id}-${flag}`}
            label={t(`fieldFlag.${flag}`)}
            value={isTrue(field, flag)}
            onChange={(on) => set({ [flag]: on ? 'true' : undefined })}
          />
        ))}
    </>
  );
}
