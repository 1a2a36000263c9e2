// Groups of a persona by which the list is narrowed: each is a number that its portrait tells, ten patients and more.
import { personaSplits, type PersonaGroup, type PersonaSplit } from '@yijian/contract/treatment-records';
import { useTreatmentPhrases } from '../../treatment-records.phrases.ts';
import { useRecordWords } from '../records/use-record-words.ts';

export const splits = personaSplits;

/** Whether the persona has one of the chosen groups of each split; which patients are in two of them is never told. */
export function hasGroups({ groups }: { readonly groups: readonly PersonaGroup[] }, search: URLSearchParams): boolean {
  return splits.every((split) => {
    const wanted = search.getAll(split);
    return wanted.length === 0 || groups.some((one) => one.split === split && wanted.includes(one.key));
  });
}

/** The chosen groups of each persona, and of all together: sums of what portraits tell, so that they tell no more than these. */
export function chosenGroups(
  personas: readonly { readonly groups: readonly PersonaGroup[] }[],
  search: URLSearchParams,
): PersonaGroup[] {
  const sums = new Map<string, PersonaGroup>();
  for (const one of personas.flatMap(({ groups }) => groups)) {
    if (!search.getAll(one.split).includes(one.key)) continue;
    const id = `${one.split} ${one.key}`;
    sums.set(id, { ...one, patients: (sums.get(id)?.patients ?? 0) + one.patients });
  }
  return [...sums.values()];
}

export function useGroupWord(): { title: (split: PersonaSplit) => string; word: (one: PersonaGroup) => string } {
  const t = useTreatmentPhrases();
  const { severities, payers } = useRecordWords();
  const words = { severity: severities, payer: payers };
  return {
    title: (split) => t(split),
    word: ({ split, key, name }) =>
      split === 'province'
        ? (name ?? t('unknownPlace'))
        : (words[split].find(({ value }) => value === key)?.label ?? key),
  };
}
