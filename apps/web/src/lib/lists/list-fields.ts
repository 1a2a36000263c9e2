// The filters of a list and how they travel in the page's address, so that a link or a refresh restores the view.

/** `text` holds one value, `list` several, `flag` yes or no. */
export type FieldKind = 'text' | 'list' | 'flag';
export type ListFields = Readonly<Record<string, FieldKind>>;

/** The values of the filters that are set. */
export type FilterValues<F extends ListFields> = {
  readonly [K in keyof F]?: F[K] extends 'list' ? readonly string[] : F[K] extends 'flag' ? boolean : string;
};

/** Filters to set; `undefined` takes one off. */
export type FilterChange<F extends ListFields> = { readonly [K in keyof F]?: FilterValues<F>[K] | undefined };

type Value = string | readonly string[] | boolean | undefined;

export function readFilters<F extends ListFields>(fields: F, search: URLSearchParams): FilterValues<F> {
  const found: [string, Value][] = Object.entries(fields).map(([name, kind]) => [name, readValue(kind, search, name)]);
  return Object.fromEntries(found.filter(([, value]) => value !== undefined)) as FilterValues<F>;
}

function readValue(kind: FieldKind, search: URLSearchParams, name: string): Value {
  if (!search.has(name)) return undefined;
  if (kind === 'list') return search.getAll(name);
  return kind === 'flag' ? search.get(name) === 'true' : (search.get(name) ?? undefined);
}

/** Writes the filters into a copy of the address; an empty value leaves it. */
export function writeFilters<F extends ListFields>(
  fields: F,
  search: URLSearchParams,
  filters: FilterChange<F>,
): URLSearchParams {
  const next = new URLSearchParams(search);
  for (const name of Object.keys(fields)) {
    next.delete(name);
    const value = filters[name];
    for (const one of Array.isArray(value) ? value : [value]) {
      if (one !== undefined && one !== '') next.append(name, String(one));
    }
  }
  return next;
}

/** How many filters are set; a text that is searched for counts as well. */
export function countFilters(filters: Readonly<Record<string, unknown>>): number {
  return Object.values(filters).filter((value) => (Array.isArray(value) ? value.length > 0 : value !== undefined))
    .length;
}
