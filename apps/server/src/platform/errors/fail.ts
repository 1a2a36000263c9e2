// How a service refuses: it throws a named error of the contract (specification 8).
import { fillIn, inGeneral, type FieldFault, type NamedError } from '@yijian/contract/core';

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
export function wordsOf(row: NamedError, language: 'zh' | 'en', values: Values): string {
  return fillIn(row[language], values);
}
