// Adding or changing a value of a dictionary.
import { entryColours, type DictionaryValue } from '@yijian/contract/dictionaries';
import type { ReactNode } from 'react';
import { useCommonPhrases } from '../../../../lib/i18n/index.ts';
import { useAddValue, useChangeValue } from '../../calls/dictionaries.api.ts';
import { useDictionaryPhrases } from '../../words/dictionaries.phrases.ts';
import { type EntryField, EntryForm, type EntryWork } from '../../../../lib/forms/index.ts';

export interface ValueFormProps {
  readonly dictionary: string;
  readonly value?: DictionaryValue;
  readonly onClose: () => void;
}

export function ValueForm({ dictionary, value, onClose }: ValueFormProps): ReactNode {
  const t = useDictionaryPhrases();
  const common = useCommonPhrases();
  const add = useAddValue();
  const change = useChangeValue();
  const keep = (work: EntryWork): Promise<unknown> => {
    const body = {
      name: String(work['name'] ?? ''),
      enName: String(work['enName'] ?? ''),
      value: String(work['value'] ?? ''),
      colour: work['colour'] as DictionaryValue['colour'],
      isEnabled: work['isEnabled'] === true,
    };
    return value === undefined
      ? add.mutateAsync({ params: { key: dictionary }, body })
      : change.mutateAsync({ params: { key: dictionary, id: value.id }, body: { ...body, version: value.version } });
  };
  return (
    <EntryForm
      title={t(value === undefined ? 'addValue' : 'editValue')}
      fields={useFields(value?.isSystem === true)}
      start={value === undefined ? { colour: 'neutral', isEnabled: true } : { ...value }}
      onKeep={keep}
      kept={common(value === undefined ? 'createSuccess' : 'updateSuccess')}
      onClose={onClose}
    />
  );
}

function useFields(isSystem: boolean): EntryField[] {
  const t = useDictionaryPhrases();
  return [
    { key: 'name', kind: 'line', label: t('name'), maxLength: 60, required: true },
    { key: 'enName', kind: 'line', label: t('enName'), maxLength: 120, required: true },
    {
      key: 'value',
      kind: 'line',
      label: t('value'),
      maxLength: 60,
      required: true,
      disabled: isSystem,
      hint: t('valueHint'),
    },
    {
      key: 'colour',
      kind: 'choice',
      label: t('colour'),
      required: true,
      options: entryColours.map((colour) => ({ value: colour, label: t(`colour.${colour}`) })),
    },
    { key: 'isEnabled', kind: 'switch', label: t('isEnabled'), disabled: isSystem },
  ];
}
