// Queries and forms carry only text: this gives each field the type its schema asks for, without judging it (specification 7).
import type { z } from 'zod';

interface Definition {
  readonly type: string;
  readonly innerType?: z.ZodType;
  readonly element?: z.ZodType;
  readonly in?: z.ZodType;
  readonly options?: readonly z.ZodType[];
}

const definitionOf = (schema: z.ZodType): Definition => schema._zod.def;
const WRAPPERS = new Set(['optional', 'default', 'prefault', 'nullable', 'readonly', 'catch', 'nonoptional']);

function unwrap(schema: z.ZodType): { schema: z.ZodType; mayBeAbsent: boolean } {
  let inner = schema;
  let mayBeAbsent = false;
  for (;;) {
    const definition = definitionOf(inner);
    if (WRAPPERS.has(definition.type) && definition.innerType !== undefined) {
      mayBeAbsent = true;
      inner = definition.innerType;
    } else if (definition.type === 'pipe' && definition.in !== undefined) inner = definition.in;
    else return { schema: inner, mayBeAbsent };
  }
}

function coerceValue(schema: z.ZodType, value: unknown): unknown {
  const definition = definitionOf(unwrap(schema).schema);
  if (definition.type === 'array' && definition.element !== undefined) {
    const element = definition.element;
    return (Array.isArray(value) ? value : [value]).map((item) => coerceValue(element, item));
  }
  if (typeof value !== 'string') return value;
  if (definition.type === 'number' && /^-?\d+(\.\d+)?$/.test(value)) return Number(value);
  if (definition.type === 'boolean' && (value === 'true' || value === 'false')) return value === 'true';
  return value;
}

/** A new object with the same keys. An empty text for a field that may be absent and is not text counts as absent. */
export function coerce(schema: z.ZodObject, raw: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const shape = schema.shape as Record<string, z.ZodType>;
  const result: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(raw)) {
    const field = Object.hasOwn(shape, name) ? shape[name] : undefined;
    if (field === undefined) {
      result[name] = value;
      continue;
    }
    const { schema: inner, mayBeAbsent } = unwrap(field);
    if (value === '' && mayBeAbsent && definitionOf(inner).type !== 'string') continue;
    result[name] = coerceValue(field, value);
  }
  return result;
}
