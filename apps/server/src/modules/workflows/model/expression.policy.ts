// Conditions: a closed part of FEEL (OMG DMN 1.3), read by feelin and let through only as far as it is harmless.
import { createRequire } from 'node:module';
import type * as Feelin from 'feelin';
import type * as LezerFeel from 'lezer-feel';

// Read with the first condition: the language with its dates and times is 14 MB of memory, and few servers ever meet one.
const load = createRequire(import.meta.url);
let language: { evaluate: typeof Feelin.evaluate; parser: typeof LezerFeel.parser } | undefined;
const feel = (): NonNullable<typeof language> =>
  (language ??= {
    evaluate: (load('feelin') as typeof Feelin).evaluate,
    parser: (load('lezer-feel') as typeof LezerFeel).parser,
  });

const LONGEST = 500;
const DEEPEST = 24;
const MOST_NODES = 250;

/** No loops, no functions of one's own, no dates that change by themselves: what is left takes time in its length only. */
const allowed = new Set([
  'Expression',
  'Conjunction',
  'Disjunction',
  'Comparison',
  'ArithmeticExpression',
  'PathExpression',
  'VariableName',
  'Identifier',
  'PathName',
  'CompareOp',
  'ArithOp',
  'NumericLiteral',
  'StringLiteral',
  'BooleanLiteral',
  'NullLiteral',
  'ParenthesizedExpression',
  'IfExpression',
  'FunctionInvocation',
  'PositionalParameters',
  'PositiveUnaryTests',
  'PositiveUnaryTest',
  'SimplePositiveUnaryTest',
  'List',
  'and',
  'or',
  'in',
  'if',
  'then',
  'else',
  'between',
  'not',
  '(',
  ')',
  '[',
  ']',
  '.',
  '..',
  ',',
  'Interval',
  'true',
  'false',
  'null',
]);

const functions = new Set(['not', 'list contains', 'count', 'contains', 'starts with', 'ends with', 'is defined']);
const roots = new Set(['form', 'starter', 'outcome', 'risk', ...functions]);

export interface Facts {
  readonly form: Readonly<Record<string, unknown>>;
  readonly starter: { readonly id: string; readonly roles: readonly string[]; readonly organization: string };
  /** APPROVED or REJECTED by node id. */
  readonly outcome: Readonly<Record<string, string>>;
  readonly risk: string;
}

/** Why a condition is not let through, or undefined. */
export function faultOf(text: string): { zh: string; en: string } | undefined {
  if (text.length > LONGEST) return { zh: `超过 ${LONGEST} 个字符`, en: `is longer than ${LONGEST} characters` };
  let depth = 0;
  let nodes = 0;
  let wrong: string | undefined;
  feel()
    .parser.parse(text)
    .iterate({
      enter: (node) => {
        depth += 1;
        nodes += 1;
        if (depth > DEEPEST || nodes > MOST_NODES) wrong ??= '…';
        else if (!allowed.has(node.name))
          wrong ??= text.slice(node.from, Math.max(node.to, node.from + 1)) || node.name;
        else if (node.name === 'VariableName' && !roots.has(text.slice(node.from, node.to)))
          wrong ??= text.slice(node.from, node.to);
      },
      leave: () => void (depth -= 1),
    });
  if (wrong === undefined) return undefined;
  return { zh: `表达式不支持“${wrong}”`, en: `uses “${wrong}”, which conditions may not` };
}

/** Whether the condition holds; what cannot be decided does not hold. */
export function holds(text: string, facts: Facts): boolean {
  if (faultOf(text) !== undefined) return false;
  try {
    return feel().evaluate(text, { ...facts }).value === true;
  } catch {
    return false;
  }
}
