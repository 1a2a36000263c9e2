// The calls of the data upload once more, at other paths and with another permission.
import type { Bilingual, EndpointRow, NamedError } from '../core/index.ts';
import type { dataModelEndpoints } from './data-models.endpoints.ts';

type Moved<E extends EndpointRow> = Omit<E, 'path' | 'access' | 'summary' | 'errors'> & {
  readonly path: `/${string}`;
  readonly access: { readonly permission: string };
  readonly summary: Bilingual;
  readonly errors: readonly NamedError[];
};

/** The calls that an upload needs, wherever it is reached. */
export type UploadCalls = { readonly [K in keyof typeof dataModelEndpoints]: Moved<(typeof dataModelEndpoints)[K]> };

/** Moves a call; `errors` are those it may answer besides its own. */
export const movedTo =
  (access: { readonly permission: string }) =>
  <E extends EndpointRow>(
    row: E,
    path: `/${string}`,
    summary: Bilingual,
    errors: readonly NamedError[] = [],
  ): Moved<E> => ({ ...row, path, summary, access, errors: [...row.errors, ...errors] });
