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

/** How the text of one field becomes what its schema asks for. */
interface Plan {
  readonly type: string;
  readonly mayBeAbsent: boolean;
  readonly element: Plan | undefined;
}

function planOf(schema: z.ZodType): Plan {
  const { schema: inner, mayBeAbsent } = unwrap(schema);
  const { type, element } = definitionOf(inner);
  return { type, mayBeAbsent, element: element === undefined ? undefined : planOf(element) };
}

// Schemas never change, so each is looked into once and not for every request.
const plans = new WeakMap<z.ZodObject, Map<string, Plan>>();

function plansOf(schema: z.ZodObject): Map<string, Plan> {
  const known = plans.get(schema);
  if (known !== undefined) return known;
  const made = new Map(
    Object.entries(schema.shape as Record<string, z.ZodType>).map(([name, field]) => [name, planOf(field)]),
  );
  plans.set(schema, made);
  return made;
}

function coerceValue({ type, element }: Plan, value: unknown): unknown {
  if (type === 'array' && element !== undefined) {
    return (Array.isArray(value) ? value : [value]).map((item) => coerceValue(element, item));
  }
  if (typeof value !== 'string') return value;
  if (type === 'number' && /^-?\d+(\.\d+)?$/.test(value)) return Number(value);
  if (type === 'boolean' && (value === 'true' || value === 'false')) return value === 'true';
  return value;
}

/** A new object with the same keys. An empty text for a field that may be absent and is not text counts as absent. */
export function coerce(schema: z.ZodObject, raw: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const fields = plansOf(schema);
  const kept = Object.entries(raw).flatMap(([name, value]): [string, unknown][] => {
    const plan = fields.get(name);
    if (plan === undefined) return [[name, value]];
    return value !== '' || !plan.mayBeAbsent || plan.type === 'string' ? [[name, coerceValue(plan, value)]] : [];
  });
  // Not by assignment: a field called __proto__ would become the prototype, and its parts would count as fields.
  return Object.fromEntries(kept);
}
