// Terms as choices of filters and forms, in the language of the reader.
import type { TagTerm } from '@yijian/contract/tags';
import { useLanguage } from '../../../lib/i18n/index.ts';
import { useTerms } from '../tags.api.ts';

export interface TermChoice {
  readonly value: string;
  readonly label: string;
}

export interface TermChoices {
  readonly terms: readonly TagTerm[];
  readonly labelOf: (term: Pick<TagTerm, 'name' | 'enName'>) => string;
  /** By name, as the filter of the customer list asks. */
  readonly byName: readonly TermChoice[];
  /** Of the enterprise, by id and under their groups. */
  readonly systemGroups: readonly { readonly label: string; readonly options: readonly TermChoice[] }[];
  readonly personal: readonly TagTerm[];
}

export function useTermChoices(): TermChoices {
  const english = useLanguage() === 'en';
  const terms = useTerms().data ?? [];
  const labelOf: TermChoices['labelOf'] = (term) => (english && term.enName !== '' ? term.enName : term.name);
  const system = terms.filter((term) => term.kind === 'SYSTEM');
  const groups = Map.groupBy(system, (term) => term.groupName ?? '');
  return {
    terms,
    labelOf,
    byName: [...new Map(terms.map((term) => [term.name, { value: term.name, label: labelOf(term) }])).values()],
    systemGroups: [...groups].map(([label, members]) => ({
      label,
      options: members.map((term) => ({ value: term.id, label: labelOf(term) })),
    })),
    personal: terms.filter((term) => term.kind === 'PERSONAL'),
  };
}
