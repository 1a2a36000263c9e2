// Loads what the contract really gives out: named errors and endpoint rows, by domain.
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { listFiles } from '../report/source-files.ts';

export interface NamedRow {
  code: string;
  status: number;
  zh: string;
  en: string;
}

export interface Loaded<T> {
  file: string;
  domain: string;
  name: string;
  row: T;
}

export interface EndpointShape {
  method: string;
  path: string;
  errors: unknown[];
}

/** Every named error of `<domain>/*.errors.ts` and of the core, in the order they stand. */
export async function loadErrors(root: string): Promise<Loaded<NamedRow>[]> {
  return loadRows(root, /\/([^/]+)\/(?:errors|[^/]+\.errors)\.ts$/, isNamedRow);
}

export async function loadEndpoints(root: string): Promise<Loaded<EndpointShape>[]> {
  return loadRows(root, /\/([^/]+)\/[^/]+\.endpoints\.ts$/, isEndpoint);
}

async function loadRows<T>(root: string, pattern: RegExp, is: (value: unknown) => value is T): Promise<Loaded<T>[]> {
  const loaded: Loaded<T>[] = [];
  for (const file of await listFiles(root, 'packages/contract/src')) {
    const domain = pattern.exec(file)?.[1];
    if (domain === undefined) continue;
    const exports = (await import(pathToFileURL(path.join(root, file)).href)) as Record<string, unknown>;
    for (const value of Object.values(exports)) {
      if (typeof value !== 'object' || value === null) continue;
      for (const [name, row] of Object.entries(value)) if (is(row)) loaded.push({ file, domain, name, row });
    }
  }
  return loaded;
}

export function isNamedRow(value: unknown): value is NamedRow {
  return (
    typeof value === 'object' &&
    value !== null &&
    'code' in value &&
    'status' in value &&
    'zh' in value &&
    'en' in value
  );
}

function isEndpoint(value: unknown): value is EndpointShape {
  return typeof value === 'object' && value !== null && 'method' in value && 'path' in value && 'errors' in value;
}
