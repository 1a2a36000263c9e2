// What is wrong with a filled-in form before it is sent; the server checks the same again.
import { FormValues, type FormField } from '@yijian/contract/workflows';
import type { FieldProblem } from '@yijian/ui/form-page';
import { workflowPhrase as t } from '../../workflows.phrases.ts';

export type Values = Record<string, string | number | boolean | string[] | null>;
export const fieldId = (name: string): string => `field-${name}`;
const LONGEST = { TEXT: 200, LONG_TEXT: 4000 } as const;

export const isEmpty = (value: unknown): boolean =>
  value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0);

/** The values that say something. */
export const filledIn = (values: Values): FormValues =>
  FormValues.parse(Object.fromEntries(Object.entries(values).filter(([, value]) => !isEmpty(value))));

function problemOf(field: FormField, value: Values[string] | undefined): string | undefined {
  if (isEmpty(value)) return field.isRequired ? t('needed') : undefined;
  if (field.type === 'NUMBER' || field.type === 'MONEY') {
    if (typeof value !== 'number' || value < 0) return t('wrongNumber');
    if (field.maximum !== null && value > field.maximum) return t('tooMuch', { maximum: field.maximum });
  }
  if (field.type === 'TEXT' || field.type === 'LONG_TEXT') {
    const maximum = LONGEST[field.type];
    if ((value as string).length > maximum) return t('tooLong', { maximum });
  }
  return FormValues.safeParse({ [field.name]: value }).success ? undefined : t('needed');
}

export function checkForm(
  fields: readonly FormField[],
  values: Values,
  labelOf: (field: FormField) => string,
): FieldProblem[] {
  return fields.flatMap((field) => {
    const message = problemOf(field, values[field.name]);
    return message === undefined ? [] : [{ field: fieldId(field.name), label: labelOf(field), message }];
  });
}
