// A condition as terms of subject, operator and value, written as the closed expression the engine reads, and read back from it.
export const operators = [
  'EQ',
  'NE',
  'GT',
  'GE',
  'LT',
  'LE',
  'IN',
  'CONTAINS',
  'STARTS',
  'HAS',
  'HAS_NOT',
  'TRUE',
  'FALSE',
  'EMPTY',
  'FILLED',
] as const;
export type Operator = (typeof operators)[number];
export type TermValue = string | number | readonly string[];

export interface Term {
  /** As the expression names it: `form.amount`, `starter.roles`, `outcome.leader`, `risk`. */
  readonly subject: string;
  readonly operator: Operator;
  /** What the operator compares with; null where nothing is chosen yet, or nothing has to be. */
  readonly value: TermValue | null;
}
export type Joint = 'and' | 'or';
export interface Condition {
  readonly joint: Joint;
  readonly terms: readonly Term[];
}

const signs = { EQ: '=', NE: '!=', GT: '>', GE: '>=', LT: '<', LE: '<=' } as const;
const bare: readonly Operator[] = ['TRUE', 'FALSE', 'EMPTY', 'FILLED'];

/** Whether the operator stands alone. */
export const isBare = (operator: Operator): boolean => bare.includes(operator);

export const isWhole = ({ subject, operator, value }: Term): boolean => {
  if (subject === '') return false;
  if (isBare(operator)) return true;
  return Array.isArray(value) ? value.length > 0 : value !== null && value !== '';
};

function termText({ subject, operator, value }: Term): string {
  const literal = JSON.stringify(value);
  switch (operator) {
    case 'IN':
      return `list contains([${(value as readonly string[]).map((one) => JSON.stringify(one)).join(', ')}], ${subject})`;
    case 'CONTAINS':
      return `contains(${subject}, ${literal})`;
    case 'STARTS':
      return `starts with(${subject}, ${literal})`;
    case 'HAS':
      return `list contains(${subject}, ${literal})`;
    case 'HAS_NOT':
      return `not(list contains(${subject}, ${literal}))`;
    case 'TRUE':
      return `${subject} = true`;
    case 'FALSE':
      return `${subject} != true`;
    case 'EMPTY':
      return `${subject} = null`;
    case 'FILLED':
      return `${subject} != null`;
    default:
      return `${subject} ${signs[operator]} ${literal}`;
  }
}

/** The expression of whole terms; unfinished ones are left out. */
export const expressionOf = ({ joint, terms }: Condition): string =>
  terms.filter(isWhole).map(termText).join(` ${joint} `);

const SUBJECT = '((?:form|outcome)\\.[A-Za-z_]\\w*|starter\\.(?:roles|organization)|risk)';
const TEXT = '("(?:[^"\\\\]|\\\\.)*")';
const shapes: readonly (readonly [RegExp, Operator])[] = [
  [new RegExp(`^${SUBJECT} = true$`), 'TRUE'],
  [new RegExp(`^${SUBJECT} != true$`), 'FALSE'],
  [new RegExp(`^${SUBJECT} = null$`), 'EMPTY'],
  [new RegExp(`^${SUBJECT} != null$`), 'FILLED'],
  [new RegExp(`^contains\\(${SUBJECT}, ${TEXT}\\)$`), 'CONTAINS'],
  [new RegExp(`^starts with\\(${SUBJECT}, ${TEXT}\\)$`), 'STARTS'],
  [new RegExp(`^list contains\\(${SUBJECT}, ${TEXT}\\)$`), 'HAS'],
  [new RegExp(`^not\\(list contains\\(${SUBJECT}, ${TEXT}\\)\\)$`), 'HAS_NOT'],
  ...Object.entries(signs).map(
    ([operator, sign]) =>
      [new RegExp(`^${SUBJECT} ?${sign} ?(${TEXT.slice(1, -1)}|-?\\d+(?:\\.\\d+)?)$`), operator as Operator] as const,
  ),
];
const OF_SEVERAL = new RegExp(
  `^list contains\\(\\[(${TEXT.slice(1, -1)}(?:, ${TEXT.slice(1, -1)})*)\\], ${SUBJECT}\\)$`,
);

function termOf(text: string): Term | undefined {
  const several = OF_SEVERAL.exec(text);
  if (several !== null)
    return { subject: several.at(-1)!, operator: 'IN', value: JSON.parse(`[${several[1]!}]`) as string[] };
  for (const [shape, operator] of shapes) {
    const found = shape.exec(text);
    if (found === null) continue;
    const [, subject, literal] = found;
    return { subject: subject!, operator, value: literal === undefined ? null : (JSON.parse(literal) as TermValue) };
  }
  return undefined;
}

/** The parts between ` and ` or ` or ` outside of texts and parentheses; undefined where both occur. */
function partsOf(text: string): { joint: Joint; parts: string[] } | undefined {
  const masked = text.replace(/"(?:[^"\\]|\\.)*"/g, (found) => '"'.repeat(found.length));
  const joints = new Set([...masked.matchAll(/ (and|or) /g)].map(([, joint]) => joint as Joint));
  if (joints.size > 1) return undefined;
  const [joint = 'and'] = joints;
  const parts: string[] = [];
  let from = 0;
  for (const found of masked.matchAll(new RegExp(` ${joint} `, 'g'))) {
    parts.push(text.slice(from, found.index));
    from = found.index + found[0].length;
  }
  return { joint, parts: [...parts, text.slice(from)] };
}

/** The terms of an expression, or undefined where it says more than terms can. */
export function conditionIn(text: string): Condition | undefined {
  const plain = text.trim();
  if (plain === '') return { joint: 'and', terms: [] };
  const found = partsOf(plain.replace(/"(?:[^"\\]|\\.)*"|\s+/g, (one) => (one.startsWith('"') ? one : ' ')));
  if (found === undefined) return undefined;
  const terms = found.parts.map((part) => termOf(part.trim()));
  return terms.some((term) => term === undefined) ? undefined : { joint: found.joint, terms: terms as Term[] };
}
