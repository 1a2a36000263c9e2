// Path, query and body of a call: lists are repeated keys without indices, bodies are forms by default (specification 7, general).
import type { EndpointRow } from '@yijian/contract/core';

export interface Parts {
  readonly params?: Readonly<Record<string, unknown>> | undefined;
  readonly query?: Readonly<Record<string, unknown>> | undefined;
  readonly body?: unknown;
}

export interface Encoded {
  readonly url: string;
  readonly body: string | FormData | undefined;
  readonly contentType: string | undefined;
  /** The body as text, so that two requests can be compared. */
  readonly bodyText: string;
}

export function encode(row: EndpointRow, parts: Parts, base: string): Encoded {
  const path = row.path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = parts.params?.[name];
    if (value === undefined || value === null || value === '')
      throw new Error(`${row.method} ${row.path} needs ${name}`);
    return encodeURIComponent(plain(name, value));
  });
  const query = pairs(parts.query);
  const search = query.length > 0 ? `?${new URLSearchParams(query as [string, string][]).toString()}` : '';
  return { url: `${base}${path}${search}`, ...encodeBody(row, parts.body) };
}

function encodeBody(row: EndpointRow, body: unknown): Omit<Encoded, 'url'> {
  if (!row.body || body === undefined) return { body: undefined, contentType: undefined, bodyText: '' };
  if (row.body.encoding === 'json') {
    const text = JSON.stringify(body);
    return { body: text, contentType: 'application/json', bodyText: text };
  }
  const entries = pairs(body as Record<string, unknown>);
  if (row.body.encoding === 'form') {
    const text = new URLSearchParams(entries as [string, string][]).toString();
    return { body: text, contentType: 'application/x-www-form-urlencoded;charset=UTF-8', bodyText: text };
  }
  const form = new FormData();
  for (const [name, value] of entries) form.append(name, value);
  // The browser writes the content type itself, because it chooses the boundary.
  return {
    body: form,
    contentType: undefined,
    bodyText: entries.map(([name, value]) => `${name}=${nameOf(value)}`).join('&'),
  };
}

/** Name and value pairs; undefined and null are left out, a list repeats its name. */
function pairs(source: Readonly<Record<string, unknown>> | undefined): [string, string | Blob][] {
  return Object.entries(source ?? {}).flatMap(([name, value]) => {
    const values: readonly unknown[] = Array.isArray(value) ? value : [value];
    return values
      .filter((one) => one !== undefined && one !== null)
      .map((one): [string, string | Blob] => [name, one instanceof Blob ? one : plain(name, one)]);
  });
}

function plain(name: string, value: unknown): string {
  if (typeof value === 'string') return value;
  if (typeof value === 'number' || typeof value === 'boolean' || typeof value === 'bigint') return String(value);
  throw new TypeError(`${name} holds a value that neither path, query nor form can carry`);
}

function nameOf(value: string | Blob): string {
  if (typeof value === 'string') return value;
  const file = value as Partial<File>;
  return `${file.name ?? ''}:${value.size}:${value.type}:${file.lastModified ?? 0}`;
}
