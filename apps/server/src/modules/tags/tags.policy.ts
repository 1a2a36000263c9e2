// Limits of terms of tags.
import { tagErrors, type TagTerm } from '@yijian/contract/tags';
import { fail } from '../../platform/errors/index.ts';

/** Personal terms one user keeps. */
export const PERSONAL_TERMS = 100;

/** Throws when the name belongs to another term. */
export function requireOther(found: TagTerm | undefined, id: string | undefined, name: string): void {
  if (found !== undefined && found.id !== id) throw fail(tagErrors.nameTaken, { name });
}

/** Throws when a term is out of use: it is given to no further doctor. */
export function requireEnabled(terms: readonly TagTerm[]): void {
  const former = terms.find((term) => !term.isEnabled);
  if (former !== undefined) throw fail(tagErrors.disabled, { name: former.name });
}
