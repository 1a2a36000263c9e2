// What is known of one field of a data model.
import type { FieldChoice, FieldType, ModelId } from '@yijian/contract/data-models';
import type { z } from 'zod';
import type { FaultCode } from '../checking/fault-words.policy.ts';

const grouped = new Intl.NumberFormat('en');

/** Whole numbers from least to most, with commas; years, as everything below 10,000, go without them. */
export function rangeText(least: number, most: number): string {
  const text = (value: number): string => (most < 10_000 ? String(value) : grouped.format(value)).replace('-', '−');
  return `${text(least)}–${text(most)}`;
}

export interface FieldRule {
  readonly key: string;
  readonly zh: string;
  readonly en: string;
  readonly type: z.infer<typeof FieldType>;
  readonly isRequired?: boolean;
  readonly maxLength?: number;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly dictionaryKey?: string;
  /** Values the record may have; the words come from the dictionary. */
  readonly values?: readonly string[];
  /** Values with their words, where no dictionary holds them. */
  readonly choices?: readonly FieldChoice[];
  /** Other words people write for a value. */
  readonly synonyms?: Readonly<Record<string, string>>;
  /** The rule of the form in which one record is entered, and how a cell that breaks it is told. */
  readonly rule?: { readonly schema: z.ZodType<string | null>; readonly fault: FaultCode };
  readonly reference?: ModelId;
  /** Other heads of this column. */
  readonly aliases?: readonly string[];
  readonly example: string;
}
