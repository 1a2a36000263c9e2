// The shape of the words of a kind of record.

/** What an id in a column means: a kind of record, a region, a value of a dictionary. */
export type Reference = string;

/** Chinese, English, what it refers to. */
export type FieldWords = readonly [zh: string, en: string, refers?: Reference];

export interface KindWords {
  readonly name: readonly [zh: string, en: string];
  readonly fields: Readonly<Record<string, FieldWords>>;
}
