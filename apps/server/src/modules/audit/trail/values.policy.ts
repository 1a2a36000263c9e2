// A value of the trail as a reader understands it (product 3.25).
import type { AuditValue } from '@yijian/contract/audit';
import type { Bilingual } from '@yijian/contract/core';
import { referenceOf } from '../kinds/kinds.policy.ts';

const MOMENT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?([+-]\d\d:\d\d|Z)$/;
const DAY = /^\d{4}-\d\d-\d\d$/;
const MOBILE = /(?<!\d)(1\d{2})\d{4}(\d{4})(?!\d)/g;
const LONGEST = 2_000;
const SECRET = '***';

/** What stands for a value that is not told; nothing stays nothing. */
export const masking = (value: unknown): unknown => (value === null || value === undefined ? value : SECRET);

/** The ids within a value that stand for something else. */
export function referredIds(kind: string, column: string, value: unknown): string[] {
  if (referenceOf(kind, column) === undefined || value === null || value === undefined) return [];
  const values = Array.isArray(value) ? value : [value];
  return values.filter((one) => typeof one === 'string' || typeof one === 'number').map(String);
}

export interface Cell {
  readonly kind: string;
  readonly column: string;
  readonly value: unknown;
}

/** The words of a value; null for nothing. */
export function shownValue(
  { kind, column, value }: Cell,
  nameOf: (reference: string, id: string) => Bilingual | undefined,
): AuditValue | null {
  if (value === null || value === undefined) return null;
  if (value === SECRET) return plain('SECRET', '');
  const reference = referenceOf(kind, column);
  if (reference !== undefined) return namedValue(referredIds(kind, column, value), (id) => nameOf(reference, id));
  if (typeof value === 'boolean') return plain('BOOLEAN', String(value));
  if (typeof value === 'number') return plain('NUMBER', String(value));
  if (typeof value !== 'string') return objectValue(value);
  if (MOMENT.test(value)) return plain('MOMENT', new Date(value).toISOString());
  return DAY.test(value) ? plain('DAY', value) : plain('TEXT', value);
}

function namedValue(ids: readonly string[], nameOf: (id: string) => Bilingual | undefined): AuditValue | null {
  if (ids.length === 0) return null;
  const names = ids.map((id) => nameOf(id) ?? { zh: `#${id}`, en: `#${id}` });
  return { type: 'NAME', text: names.map(({ zh }) => zh).join('、'), enText: names.map(({ en }) => en).join(', ') };
}

function objectValue(value: unknown): AuditValue | null {
  const isList = Array.isArray(value);
  if (isList && value.length === 0) return null;
  if (isList && value.every((one) => typeof one === 'string' || typeof one === 'number'))
    return { type: 'TEXT', text: cut(value.join('、')), enText: cut(value.join(', ')) };
  return plain('TEXT', JSON.stringify(value));
}

const plain = (type: AuditValue['type'], text: string): AuditValue => ({ type, text: cut(text), enText: cut(text) });

/** Phones are never shown whole, wherever someone wrote them. */
const cut = (text: string): string => text.slice(0, LONGEST).replace(MOBILE, '$1****$2');
