// Names of people, processes, categories and answers in the language of the moment.
import type { FormField, Person } from '@yijian/contract/workflows';
import { joined, personName, useFormat } from '../../../../lib/format/index.ts';
import { useLanguage } from '../../../../lib/i18n/index.ts';
import { useColleagues } from '../../workflows.api.ts';
import { useWorkflowPhrases, workflowPhrase } from '../../workflows.phrases.ts';

const categories = ['DATA', 'MEETING', 'FINANCE', 'COMPLIANCE', 'OTHER'] as const;
const options = ['doctors', 'hospitals', 'visits', 'verifications', 'doctor', 'hospital', 'visit'] as const;
const isOneOf = <T extends string>(list: readonly T[], value: string): value is T => list.includes(value as T);

/** An answer of a closed list; what the product has no word for is shown as the definition wrote it. */
export const optionWord = (value: string): string =>
  isOneOf(options, value) ? workflowPhrase(`option.${value}`) : value;

export function useNames() {
  const t = useWorkflowPhrases();
  const isEnglish = useLanguage() === 'en';
  const person = (one: Person): string => (isEnglish && one.enName !== '' ? one.enName : one.name);
  return {
    person,
    people: (list: readonly Person[]): string => joined(list.map(person)),
    category: (code: string): string => (isOneOf(categories, code) ? t(`category.${code}`) : code),
    definition: (line: { definitionName: string; enDefinitionName: string }): string =>
      isEnglish ? line.enDefinitionName : line.definitionName,
    named: (one: { name: string; enName: string }): string => (isEnglish && one.enName !== '' ? one.enName : one.name),
    label: (field: Pick<FormField, 'label' | 'enLabel'>): string => (isEnglish ? field.enLabel : field.label),
    summary: (entry: { zh: string; en: string; value: string }): string =>
      t('labelled', { label: isEnglish ? entry.en : entry.zh, value: optionWord(entry.value) }),
  };
}

/** The answer to a field in words. */
export function useAnswer(): (field: FormField, value: unknown) => string {
  const t = useWorkflowPhrases();
  const format = useFormat();
  const colleagues = useColleagues().data ?? [];
  const nameOf = (id: unknown): string => {
    const one = colleagues.find((colleague) => colleague.id === id);
    return one === undefined ? String(id) : personName(one);
  };
  return (field, value) => {
    if (value === undefined || value === null || value === '') return t('noValue');
    switch (field.type) {
      case 'MONEY':
        return format.money(value as number);
      case 'NUMBER':
        return format.decimal(value as number);
      case 'BOOLEAN':
        return value === true ? t('yes') : t('no');
      case 'USER':
        return nameOf(value);
      case 'USERS':
        return joined((value as string[]).map(nameOf));
      case 'CHOICE':
        return optionWord(value as string);
      default:
        return value as string;
    }
  };
}
