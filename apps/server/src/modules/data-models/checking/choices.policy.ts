// The values of dictionary fields and the words for them.
import type { FieldRule } from '../models/field-rule.policy.ts';
import type { Choices } from './cells.policy.ts';
import type { ChoiceRow } from './lookups.sql.ts';
import { plain } from './plain.policy.ts';

/** The values a field takes with their words, as the template and the screen offer them. */
export function choicesOfField(
  field: FieldRule,
  rows: readonly ChoiceRow[],
): { value: string; zh: string; en: string }[] {
  const found = field.choices ?? rows.filter((row) => row.key === field.dictionaryKey);
  return found
    .filter((choice) => field.values === undefined || field.values.includes(choice.value))
    .map(({ value, zh, en }) => ({ value, zh, en }));
}

/** What people write for the values of the dictionary fields: code, words in both languages, synonyms. */
export function choicesOf(fields: readonly FieldRule[], rows: readonly ChoiceRow[]): Choices {
  const choices = fields
    .filter((field) => field.type === 'DICTIONARY' || (field.type === 'LIST' && field.dictionaryKey !== undefined))
    .map((field) => {
      const words = choicesOfField(field, rows).flatMap(({ value, zh, en }) =>
        [value, zh, en].map((word) => [plain(word), value] as const),
      );
      const synonyms = Object.entries(field.synonyms ?? {}).map(([word, value]) => [plain(word), value] as const);
      return [field.key, new Map([...synonyms, ...words])] as const;
    });
  return new Map(choices);
}
