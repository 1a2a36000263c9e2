// What a form asks: a closed list of kinds of field.
export type EntryValue = string | number | boolean | readonly string[] | null;
export type EntryWork = Readonly<Record<string, EntryValue>>;

export interface TreeChoice {
  readonly value: string;
  readonly title: string;
  /** Further words that find it, such as its pinyin. */
  readonly keywords?: string;
  // The tree of the component library takes no read-only list.
  readonly children?: TreeChoice[];
}

interface Asked {
  readonly key: string;
  readonly label: string;
  readonly required?: boolean;
  readonly hint?: string;
  readonly disabled?: boolean;
  /** Stands behind `More`, since what it begins with is right for most. */
  readonly folded?: boolean;
  /** Asked only while this holds of what is entered. */
  readonly askedWhen?: (work: EntryWork) => boolean;
}

export type EntryField = Asked &
  (
    | { readonly kind: 'line' | 'area'; readonly maxLength: number }
    | { readonly kind: 'switch' | 'words' | 'day' }
    // What is written down elsewhere need not be read here.
    | { readonly kind: 'password'; readonly isNeverShown?: boolean }
    | { readonly kind: 'number'; readonly most?: number; readonly decimals?: number }
    | {
        readonly kind: 'choice' | 'choices';
        readonly options: readonly { value: string; label: string }[];
        readonly open?: boolean;
      }
    | { readonly kind: 'tree' | 'trees'; readonly nodes: readonly TreeChoice[] }
  );

/** Whether a field that must be filled is not. */
export function isMissing(field: EntryField, value: EntryValue | undefined): boolean {
  if (field.required !== true) return false;
  if (Array.isArray(value)) return value.length === 0;
  return value === null || value === undefined || (typeof value === 'string' && value.trim() === '');
}

/** An empty line travels as null where the record has no value. */
export const orNull = (value: EntryValue | undefined): string | null => {
  const line = typeof value === 'string' ? value.trim() : '';
  return line === '' ? null : line;
};
