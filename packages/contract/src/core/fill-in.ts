// Texts with placeholders, the same way on both sides: `{name}`, and `{count, doctor|doctors}` where English tells one from many.

const placeholder = /\{(\w*)(?:, ([^{}|]+)\|([^{}|]+))?\}/g;

export type Fillings = Readonly<Record<string, string | number | undefined>>;

/** `fillIn('{count, doctor|doctors} left', { count: 1 })` is `1 doctor left`; a placeholder without a value stands as it is written. */
export function fillIn(text: string, values: Fillings): string {
  return text.replaceAll(placeholder, (whole, name: string, one?: string, many?: string) => {
    const value = values[name];
    if (value === undefined) return whole;
    return one === undefined ? String(value) : `${value} ${String(value) === '1' ? one : many}`;
  });
}

/** The text as a page about it shows it: `{count, doctor|doctors} left` is `{count} doctors left`. */
export function inGeneral(text: string): string {
  return text.replaceAll(placeholder, (whole, name: string, _one?: string, many?: string) =>
    many === undefined ? whole : `{${name}} ${many}`,
  );
}

/** The distinct names of a text's placeholders, in order of the alphabet. */
export function placeholdersOf(text: string): string[] {
  return [...new Set([...text.matchAll(placeholder)].map(([, name = '']) => name))].toSorted();
}

/** The text without its placeholders: braces that are left belong to none. */
export function withoutPlaceholders(text: string): string {
  return text.replaceAll(placeholder, '');
}
