// What a log line says of an error: its name and place, never what hangs on it (a connection, its address, parameters, rows).

export interface Fault {
  readonly type: string;
  readonly message: string;
  readonly code?: string;
  /** Of PostgreSQL: what broke, without the values. */
  readonly table?: string;
  readonly constraint?: string;
  readonly stack?: string;
  readonly cause?: Fault;
}

const LONGEST = 2_000;
const DEEPEST = 3;

/** A closed list of fields: drivers hang sockets, settings with passwords, queries and their parameters on an error. */
export function faultOf(error: unknown, depth = 0): Fault {
  if (!(error instanceof Error)) return { type: typeof error, message: textOf(error) };
  const { code, table_name: table, constraint_name: constraint } = error as unknown as Record<string, unknown>;
  const { cause } = error;
  return {
    type: error.name,
    message: withoutSecrets(error.message),
    ...textField('code', code),
    ...textField('table', table),
    ...textField('constraint', constraint),
    ...(error.stack === undefined ? {} : { stack: withoutSecrets(error.stack) }),
    ...(cause === undefined || depth >= DEEPEST ? {} : { cause: faultOf(cause, depth + 1) }),
  };
}

const textField = (name: string, value: unknown) =>
  typeof value === 'string' || typeof value === 'number' ? { [name]: String(value).slice(0, 200) } : {};

const textOf = (value: unknown): string =>
  typeof value === 'object' && value !== null ? 'no Error' : withoutSecrets(String(value));

/** Addresses of databases carry a password, and whole numbers may stand in the words of a driver. */
function withoutSecrets(text: string): string {
  return text
    .slice(0, LONGEST)
    .replace(/(\w+:\/\/)[^@\s/]*@/g, '$1[removed]@')
    .replace(/\b(1\d{2})\d{4}(\d{4})\b/g, '$1****$2');
}
