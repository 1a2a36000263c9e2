// How a service refuses: it throws a named error of the contract (specification 8).
import {
  fillIn,
  inGeneral,
  joined,
  joinedClauses,
  type FieldFault,
  type Language,
  type NamedError,
} from '@yijian/contract/core';

export type Values = Readonly<Record<string, string | number>>;

/** A refusal with a name; one handler turns it into status and words. */
export class Failure extends Error {
  readonly row: NamedError;
  readonly values: Values;
  readonly fields: readonly FieldFault[];
  /** Extra answer headers, such as Retry-After. */
  readonly headers: Readonly<Record<string, string>>;

  constructor(
    row: NamedError,
    values: Values = {},
    fields: readonly FieldFault[] = [],
    headers: Readonly<Record<string, string>> = {},
  ) {
    super(`${row.code}: ${inGeneral(row.en)}`);
    this.row = row;
    this.values = values;
    this.fields = fields;
    this.headers = headers;
  }
}

/**
 * Makes a refusal to throw: `throw fail(visitErrors.notFound)`.
 * @param values fill the `{placeholders}` of the error's words
 * @param fields name the fields that are wrong, such as `body.startsAt`
 */
export function fail(row: NamedError, values: Values = {}, fields: readonly FieldFault[] = []): Failure {
  return new Failure(row, values, fields);
}

/** The words of an error in a language, placeholders filled. */
export function wordsOf(row: NamedError, language: Language, values: Values): string {
  return fillIn(row[language], values);
}

/** The failure for several faults: their messages together as {fields}, and each at its field. */
export function failEach(row: NamedError, faults: readonly FieldFault[], language: Language): Failure {
  const messages = faults.map(({ message }) => message);
  return fail(row, { fields: joinedClauses(messages, language) }, faults);
}

/** What may be done instead, for the words of a refusal. */
export const actsInstead = (acts: readonly string[], language: Language): string =>
  acts.length === 0 ? { zh: '无', en: 'nothing' }[language] : joined(acts, language);
