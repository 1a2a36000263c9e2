// Adding or changing a drug that posts are searched for.
import type { DrugDraft, DrugEntry } from '@yijian/contract/insights';
import type { ReactNode } from 'react';
import { EntryForm, type EntryField, type EntryWork } from '../../../../lib/forms/index.ts';
import { useDictionaries } from '../../../dictionaries/index.ts';
import { useAddDrug, useChangeDrug, wordLists } from '../../insights.api.ts';
import { useInsightPhrases } from '../../insights.phrases.ts';

export function DrugForm({ drug, onClose }: { drug: DrugEntry | undefined; onClose: () => void }): ReactNode {
  const t = useInsightPhrases();
  const [add, change] = [useAddDrug(), useChangeDrug()];
  return (
    <EntryForm
      title={t(drug === undefined ? 'addDrug' : 'changeDrug')}
      fields={useFields()}
      start={startOf(drug)}
      onKeep={(work) =>
        drug === undefined
          ? add.mutateAsync({ body: bodyOf(work) })
          : change.mutateAsync({ params: { id: drug.id }, body: { ...bodyOf(work), version: drug.version } })
      }
      kept={t('drugKept')}
      onClose={onClose}
    />
  );
}

function useFields(): EntryField[] {
  const t = useInsightPhrases();
  const indications = useDictionaries(wordLists).options('indication');
  return [
    { key: 'name', kind: 'line', label: t('drugName'), required: true, maxLength: 60 },
    { key: 'enName', kind: 'line', label: t('drugEnName'), maxLength: 60 },
    { key: 'genericName', kind: 'line', label: t('genericName'), maxLength: 60 },
    { key: 'aliases', kind: 'words', label: t('aliases'), hint: t('aliasesHint') },
    {
      key: 'indications',
      kind: 'choices',
      label: t('indications'),
      required: true,
      options: indications.map(({ value, label }) => ({ value, label })),
    },
    { key: 'isOwn', kind: 'switch', label: t('isOwn') },
    { key: 'isWithheld', kind: 'switch', label: t('isWithheld') },
    { key: 'isEnabled', kind: 'switch', label: t('isEnabled') },
  ];
}

const startOf = (drug: DrugEntry | undefined): EntryWork =>
  drug === undefined
    ? {
        name: '',
        enName: '',
        genericName: '',
        aliases: [],
        indications: [],
        isOwn: false,
        isWithheld: false,
        isEnabled: true,
      }
    : { ...drug };

const words = (value: EntryWork[string] | undefined): string[] =>
  Array.isArray(value) ? value.map((word) => String(word)) : [];

const bodyOf = (work: EntryWork): DrugDraft => ({
  name: String(work['name'] ?? ''),
  enName: String(work['enName'] ?? ''),
  genericName: String(work['genericName'] ?? ''),
  aliases: words(work['aliases']),
  indications: words(work['indications']),
  isOwn: work['isOwn'] === true,
  isWithheld: work['isWithheld'] === true,
  isEnabled: work['isEnabled'] === true,
});
