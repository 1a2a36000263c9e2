// What a condition may ask about: fields of the form, the starter, decisions of other nodes, the risk.
import { useLanguage } from '../../../../../../lib/i18n/index.ts';
import { optionWord } from '../../../words/use-names.ts';
import { useDesignerPhrases } from '../../../../words/designer.phrases.ts';
import { choiceOf, wordOf, type Moddle } from '../../studio/moddle.ts';
import { useNamed } from '../candidate-list.tsx';
import type { PropertyProps } from '../context.ts';
import type { Operator } from './terms.ts';

export interface Option {
  readonly value: string;
  readonly label: string;
}
export interface Subject {
  readonly value: string;
  readonly label: string;
  readonly group: 'FORM' | 'STARTER' | 'NODES';
  readonly operators: readonly Operator[];
  /** How the value is given. */
  readonly input: 'NUMBER' | 'DATE' | 'TEXT' | 'CHOICE';
  readonly options: readonly Option[];
}

const equal = ['EQ', 'NE'] as const;
const open = ['EMPTY', 'FILLED'] as const;
const sizes = ['GT', 'GE', 'LT', 'LE', 'EQ', 'NE', ...open] as const;
type Kind = Pick<Subject, 'input' | 'operators'>;
const kinds: Readonly<Record<string, Kind>> = {
  NUMBER: { input: 'NUMBER', operators: sizes },
  MONEY: { input: 'NUMBER', operators: sizes },
  DATE: { input: 'DATE', operators: ['LT', 'LE', 'EQ', 'GE', 'GT', ...open] },
  CHOICE: { input: 'CHOICE', operators: [...equal, 'IN', ...open] },
  BOOLEAN: { input: 'CHOICE', operators: ['TRUE', 'FALSE'] },
  USER: { input: 'CHOICE', operators: [...equal, ...open] },
  USERS: { input: 'CHOICE', operators: ['HAS', ...open] },
};
const text: Kind = { input: 'TEXT', operators: ['CONTAINS', 'STARTS', 'EQ', 'NE'] };
const chosen = (operators: Subject['operators']): Kind => ({ input: 'CHOICE', operators });

export function useSubjects({ studio, shape, form, choices }: PropertyProps): readonly Subject[] {
  const t = useDesignerPhrases();
  const nameOf = useNamed();
  const isEnglish = useLanguage() === 'en';
  const people = (choices?.users ?? []).map((one) => ({ value: one.id, label: nameOf(one) }));
  const named = (list: readonly { code: string; name: string; enName: string }[] = []): Option[] =>
    list.map((one) => ({ value: one.code, label: nameOf(one) }));
  const optionsOf = (field: Moddle, type: string): Option[] => {
    if (type === 'USER' || type === 'USERS') return people;
    const texts = wordOf(field, 'options').split(',');
    return texts.flatMap((one) => (one.trim() === '' ? [] : [{ value: one.trim(), label: optionWord(one.trim()) }]));
  };
  const fields = form.map((field): Subject => {
    const type = choiceOf(field, 'type', 'TEXT');
    const name = wordOf(field, 'name');
    const label = (isEnglish && wordOf(field, 'enLabel')) || wordOf(field, 'label') || name;
    return { value: `form.${name}`, label, group: 'FORM', options: optionsOf(field, type), ...(kinds[type] ?? text) };
  });
  const decisions: Option[] = (['APPROVED', 'REJECTED'] as const).map((value) => ({
    value,
    label: t(`outcome.${value}`),
  }));
  // A hyphen in an id would read as a subtraction.
  const nodes = studio.all().filter(({ type, id }) => type === 'bpmn:UserTask' && id !== shape.id && /^\w+$/.test(id));
  const risks = (['LOW', 'MEDIUM', 'HIGH'] as const).map((value) => ({ value, label: t(`risk.${value}`) }));
  return [
    ...fields,
    {
      value: 'starter.roles',
      label: t('subjectRole'),
      group: 'STARTER',
      ...chosen(['HAS', 'HAS_NOT']),
      options: named(choices?.roles),
    },
    {
      value: 'starter.organization',
      label: t('subjectOrganization'),
      group: 'STARTER',
      ...chosen([...equal, 'IN']),
      options: named(choices?.organizations),
    },
    ...nodes.map(({ id, businessObject }): Subject => {
      const label = t('subjectOutcome', { name: wordOf(businessObject, 'name') || id });
      return { value: `outcome.${id}`, label, group: 'NODES', ...chosen(['EQ']), options: decisions };
    }),
    { value: 'risk', label: t('risk'), group: 'NODES', ...chosen(equal), options: risks },
  ];
}
