// Adding or renaming a dictionary.
import type { DictionaryType } from '@yijian/contract/dictionaries';
import type { ReactNode } from 'react';
import { useCommonPhrases } from '../../../../lib/i18n/index.ts';
import { useAddDictionaryType, useChangeDictionaryType } from '../../calls/dictionaries.api.ts';
import { useDictionaryPhrases } from '../../words/dictionaries.phrases.ts';
import { type EntryField, EntryForm, type EntryWork } from '../../../../lib/forms/index.ts';

export interface TypeFormProps {
  readonly type?: DictionaryType;
  readonly onClose: () => void;
  readonly onAdded?: (key: string) => void;
}

export function TypeForm({ type, onClose, onAdded }: TypeFormProps): ReactNode {
  const t = useDictionaryPhrases();
  const common = useCommonPhrases();
  const add = useAddDictionaryType();
  const change = useChangeDictionaryType();
  const fields: EntryField[] = [
    { key: 'key', kind: 'line', label: t('key'), maxLength: 60, required: true, disabled: type !== undefined },
    { key: 'name', kind: 'line', label: t('name'), maxLength: 60, required: true },
    { key: 'enName', kind: 'line', label: t('enName'), maxLength: 120, required: true },
  ];
  const keep = async (work: EntryWork): Promise<void> => {
    const names = { name: String(work['name'] ?? ''), enName: String(work['enName'] ?? '') };
    if (type !== undefined) {
      await change.mutateAsync({ params: { key: type.key }, body: { ...names, version: type.version } });
      return;
    }
    const key = String(work['key'] ?? '');
    await add.mutateAsync({ body: { ...names, key } });
    onAdded?.(key);
  };
  return (
    <EntryForm
      title={t(type === undefined ? 'addType' : 'editType')}
      fields={fields}
      start={type === undefined ? {} : { key: type.key, name: type.name, enName: type.enName }}
      onKeep={keep}
      kept={common(type === undefined ? 'createSuccess' : 'updateSuccess')}
      onClose={onClose}
    />
  );
}
