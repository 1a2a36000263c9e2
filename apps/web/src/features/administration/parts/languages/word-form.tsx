// Replacing words in one or both languages.
import type { WordEntry } from '@yijian/contract/languages';
import type { ReactNode } from 'react';
import { useCommonPhrases } from '../../../../lib/i18n/index.ts';
import { useChangeWords } from '../../calls/languages.api.ts';
import { useLanguagePhrases } from '../../words/languages.phrases.ts';
import { type EntryField, EntryForm, type EntryWork, orNull } from '../../../../lib/forms/index.ts';

export function WordForm({ entry, onClose }: { entry: WordEntry; onClose: () => void }): ReactNode {
  const t = useLanguagePhrases();
  const common = useCommonPhrases();
  const { mutateAsync } = useChangeWords();
  const { type, key, placeholders } = entry;
  const names = placeholders.map((name) => `{${name}}`).join(' ');
  const hintOf = (text: string): string =>
    [t('builtIn', { text }), ...(names === '' ? [] : [t('needs', { names })]), t('hint')].join(' · ');
  const fields: EntryField[] = [
    { key: 'zh', kind: 'area', label: t('zh'), maxLength: 1000, hint: hintOf(entry.builtInZh) },
    { key: 'en', kind: 'area', label: t('en'), maxLength: 1000, hint: hintOf(entry.builtInEn) },
  ];
  const keep = (work: EntryWork): Promise<unknown> =>
    mutateAsync({ params: { type, key }, body: { zh: orNull(work['zh']), en: orNull(work['en']) } });
  return (
    <EntryForm
      title={`${t('editTitle')} · ${type} / ${key}`}
      fields={fields}
      start={{ zh: entry.zh, en: entry.en }}
      onKeep={keep}
      kept={common('updateSuccess')}
      onClose={onClose}
    />
  );
}
