// Writing an opening line, or changing a draft.
import { OpeningChannel, type NewOpeningLine, type OpeningLine } from '@yijian/contract/opening-lines';
import type { ReactNode } from 'react';
import { EntryForm, type EntryWork } from '../../../lib/forms/index.ts';
import { today } from '../../../lib/format/index.ts';
import { useAddOpeningLine, useChangeOpeningLine } from '../opening-lines.api.ts';
import { useOpeningLinePhrases } from '../opening-lines.phrases.ts';

interface OpeningLineFormProps {
  readonly line?: OpeningLine;
  readonly onKept?: (id: string) => void;
  readonly onClose: () => void;
}

export function OpeningLineForm({ line, onKept, onClose }: OpeningLineFormProps): ReactNode {
  const t = useOpeningLinePhrases();
  const [add, change] = [useAddOpeningLine(), useChangeOpeningLine()];
  const keep = async (work: EntryWork): Promise<void> => {
    const body = bodyOf(work);
    if (line !== undefined)
      await change.mutateAsync({ params: { id: line.id }, body: { ...body, version: line.version } });
    else onKept?.((await add.mutateAsync({ body })).id);
  };
  return (
    <EntryForm
      title={t(line === undefined ? 'add' : 'edit')}
      fields={[
        {
          key: 'channel',
          kind: 'choice',
          label: t('channel'),
          required: true,
          options: OpeningChannel.options.map((value) => ({ value, label: t(`channel.${value}`) })),
        },
        {
          key: 'language',
          kind: 'choice',
          label: t('language'),
          required: true,
          options: (['zh', 'en'] as const).map((value) => ({ value, label: t(`language.${value}`) })),
        },
        {
          key: 'words',
          kind: 'line',
          label: t('words'),
          required: true,
          maxLength: 100,
          hint: t('wordsHint', { opened: '{', closed: '}' }),
        },
        { key: 'expiresOn', kind: 'day', label: t('expiresOn'), required: true, hint: t('expiresHint') },
      ]}
      start={line === undefined ? { channel: 'MAIL', language: 'zh', expiresOn: inHalfAYear() } : startOf(line)}
      onKeep={keep}
      kept={t('kept')}
      onClose={onClose}
    />
  );
}

const inHalfAYear = (): string =>
  new Date(Date.parse(`${today()}T00:00:00Z`) + 182 * 86_400_000).toISOString().slice(0, 10);

const startOf = ({ channel, language, words, expiresOn }: OpeningLine): EntryWork => ({
  channel,
  language,
  words,
  expiresOn,
});

const bodyOf = (work: EntryWork): NewOpeningLine => ({
  channel: work['channel'] as NewOpeningLine['channel'],
  language: work['language'] as NewOpeningLine['language'],
  words: String(work['words'] ?? ''),
  expiresOn: String(work['expiresOn'] ?? ''),
});
