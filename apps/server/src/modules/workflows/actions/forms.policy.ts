// What a form may hold, and what lists show of it.
import { coreErrors } from '@yijian/contract/core';
import type { FormValues } from '@yijian/contract/workflows';
import type { FieldFault } from '@yijian/contract/core';
import { fail } from '../../../platform/errors/index.ts';
import type { FormField, Model } from '../model/model.policy.ts';
import type { Instance, SummaryEntry } from '../engine/state.policy.ts';

const messages = {
  unknown: { zh: '表单没有这个字段', en: 'is no field of this form' },
  required: { zh: '必填', en: 'is required' },
  wrong: { zh: '填写有误', en: 'is not of the right kind' },
  locked: { zh: '这一步不能修改该字段', en: 'cannot be changed at this step' },
} as const;

const isEmpty = (value: unknown): boolean =>
  value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0);
const isId = (value: unknown): boolean => typeof value === 'string' && /^[1-9]\d{0,18}$/.test(value);

function fits(field: FormField, value: unknown): boolean {
  switch (field.type) {
    case 'NUMBER':
    case 'MONEY': {
      const isRound = field.type === 'NUMBER' || Number.isInteger(Math.round((value as number) * 1e6) / 1e4);
      return (
        typeof value === 'number' && Number.isFinite(value) && value >= 0 && value <= (field.maximum ?? 1e12) && isRound
      );
    }
    case 'BOOLEAN':
      return typeof value === 'boolean';
    case 'DATE':
      return typeof value === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(value) && !Number.isNaN(Date.parse(value));
    case 'CHOICE':
      return typeof value === 'string' && field.options.includes(value);
    case 'USER':
      return isId(value);
    case 'USERS':
      return Array.isArray(value) && value.every(isId);
    case 'TEXT':
      return typeof value === 'string' && value.length <= 200;
    case 'LONG_TEXT':
      return typeof value === 'string' && value.length <= 4000;
  }
}

interface Checking {
  readonly values: FormValues;
  readonly language: 'zh' | 'en';
  /** A draft may be incomplete. */
  readonly isDraft?: boolean;
}

/** Throws naming every field that is unknown, missing or of the wrong kind. */
export function requireForm(form: readonly FormField[], { values, language, isDraft = false }: Checking): void {
  const faults: FieldFault[] = [];
  const add = (name: string, what: keyof typeof messages) =>
    void faults.push({ field: `body.form.${name}`, message: messages[what][language] });
  for (const name of Object.keys(values)) if (!form.some((field) => field.name === name)) add(name, 'unknown');
  for (const field of form) {
    const value = values[field.name];
    if (isEmpty(value)) {
      if (field.isRequired && !isDraft) add(field.name, 'required');
    } else if (!fits(field, value)) add(field.name, 'wrong');
  }
  if (faults.length > 0)
    throw fail(coreErrors.badInput, { fields: faults.map(({ field }) => field).join(', ') }, faults);
}

/** Throws unless every changed field may be written at this node. */
export function requireWritable(
  model: Model,
  input: { nodeId: string; changes: FormValues; language: 'zh' | 'en' },
): void {
  const node = model.nodes[input.nodeId]!;
  if (node.type === 'start') return;
  const faults = Object.keys(input.changes)
    .filter((name) => node.approval?.fields[name] !== 'WRITE')
    .map((name) => ({ field: `body.form.${name}`, message: messages.locked[input.language] }));
  if (faults.length > 0)
    throw fail(coreErrors.badInput, { fields: faults.map(({ field }) => field).join(', ') }, faults);
}

/** Summary and amount of a form, for the lists. */
export function shownOf(model: Model, values: Instance['form']): Pick<Instance, 'summary' | 'amount'> {
  const summary: SummaryEntry[] = model.form
    .filter((field) => field.inSummary && !isEmpty(values[field.name]))
    .map((field) => ({ zh: field.label, en: field.enLabel, value: String(values[field.name]).slice(0, 200) }));
  const amount = model.form.find((field) => field.isAmount);
  const value = amount === undefined ? undefined : values[amount.name];
  return { summary, amount: typeof value === 'number' ? String(value) : null };
}
