// One row describes one call: server routes, the web client, the interface document and tests are all made from it (specification 7).
import type { z } from 'zod';
import type { NamedError } from './errors.ts';
import type { Bilingual } from './language.ts';

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/**
 * Who may call: `gateway` anyone at any host, even one that serves no enterprise; `public` anyone at an enterprise's
 * host; `doctor` a doctor signed in on the doctors' own pages, whom no other row admits; `session` any signed-in user; otherwise the function permission `<section>:<domain>:<verb>`, held through a role.
 */
export type Access = 'gateway' | 'public' | 'doctor' | 'session' | { readonly permission: string };

/** How the body travels. `form` is the default of the product (specification 7, general). */
export type Encoding = 'form' | 'json' | 'multipart';

export interface BodyRow {
  readonly encoding: Encoding;
  readonly schema: z.ZodType;
  /** Largest body in bytes; 262,144 unless stated. For multipart it is the largest file. */
  readonly limit?: number;
}

/** An answer that is a file: the media types it may have. */
export interface FileAnswer {
  readonly file: readonly string[];
}

export interface EndpointRow {
  readonly method: Method;
  /** `interface` paths stand below the enterprise's interface address, `origin` paths at the root of the host, `language-model` paths at the root of the enterprise's host of chats. */
  readonly base?: 'interface' | 'origin' | 'language-model';
  /** false: the answer is `output` itself and not wrapped as `{ code, message, result }`. */
  readonly envelope?: false;
  /** Path below the base, parameters in braces: `/v2/visit/find/{id}`. */
  readonly path: `/${string}`;
  /** Setting of the enterprise that may name another first part of the path, which leads to the same call. */
  readonly ownPrefix?: string;
  readonly summary: Bilingual;
  readonly access: Access;
  readonly params?: z.ZodObject;
  readonly query?: z.ZodObject;
  readonly body?: BodyRow;
  /** Shape of `result`, or a file. */
  readonly output: z.ZodType | FileAnswer;
  readonly errors: readonly NamedError[];
  /**
   * Fields of query and body by the names the specification has for them (section 3), where this row has another:
   * `{ department: 'departmentName' }`. They count where the field itself is not given.
   */
  readonly alsoNamed?: Readonly<Record<string, string>>;
  /**
   * `write` runs in one transaction, is audited and honours an Idempotency-Key; `read` never changes anything.
   * Default: GET reads, everything else writes. A `write` that manages its own transactions says `job`.
   */
  readonly effect?: 'read' | 'write' | 'job';
  /** true: answers events in place of JSON where the request accepts `text/event-stream`. */
  readonly streams?: true;
  /** `answered`: a token this enterprise gave out gets the answer also when its session is over, for calls that only end sessions. */
  readonly endedSession?: 'answered';
}

/** Keeps the literal types of a row. */
export function endpoint<const E extends EndpointRow>(row: E): E {
  return row;
}

type Infer<T> = T extends z.ZodType ? z.output<T> : undefined;
type Accept<T> = T extends z.ZodType ? z.input<T> : undefined;
type BodySchema<E extends EndpointRow> = E['body'] extends { schema: infer S } ? S : undefined;

/** What a handler receives, after validation. */
export interface Input<E extends EndpointRow> {
  readonly params: Infer<E['params']>;
  readonly query: Infer<E['query']>;
  readonly body: Infer<BodySchema<E>>;
}

/** What a caller passes; parts the row does not have are left out. */
export type Arguments<E extends EndpointRow> = Compact<{
  params: Accept<E['params']>;
  query: Accept<E['query']>;
  body: Accept<BodySchema<E>>;
}>;

type Compact<T> = { [K in keyof T as undefined extends T[K] ? (T[K] extends undefined ? never : K) : K]: T[K] };

/** What a call answers as `result`; a call that answers a file has none. */
export type Output<E extends EndpointRow> = E['output'] extends z.ZodType ? z.output<E['output']> : never;

/** `read`, `write` or `job` of a row, with the default filled in. */
export function effectOf(row: EndpointRow): 'read' | 'write' | 'job' {
  return row.effect ?? (row.method === 'GET' ? 'read' : 'write');
}
