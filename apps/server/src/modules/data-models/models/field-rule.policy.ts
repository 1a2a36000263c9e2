// What is known of one field of a data model.
import type { RecordField } from '@yijian/contract/dictionaries';
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

type OwnRule = Omit<FieldRule, 'key' | 'zh' | 'en' | 'type'> & { readonly type?: FieldRule['type'] };

/** A field of a record as it is uploaded: under its one name, and with the words of its dictionary unless it brings its own. */
export function uploaded(key: string, { zh, en, type }: RecordField, own: OwnRule): FieldRule {
  const named = { key, zh, en };
  if (!type?.startsWith('dictionary:')) return { ...named, type: 'TEXT', ...own };
  const words = own.choices === undefined ? { dictionaryKey: type.slice('dictionary:'.length) } : {};
  return { ...named, type: 'DICTIONARY', ...words, ...own };
}
