// The columns of the words, and a row on a phone.
import type { WordEntry, WordState } from '@yijian/contract/languages';
import { App } from 'antd';
import { Pencil, RotateCcw } from 'lucide-react';
import type { ReactNode } from 'react';
import { StatusBadge, type Tone } from '@yijian/ui/badge';
import { IconButton } from '@yijian/ui/icon';
import { TwoLine, type DataColumn } from '@yijian/ui/table';
import { useCommonPhrases } from '../../../../lib/i18n/index.ts';
import { useResetWords } from '../../calls/languages.api.ts';
import { useLanguagePhrases } from '../../words/languages.phrases.ts';
import { mayWrite } from '../frame/sections.ts';

const tones: Readonly<Record<WordState, Tone>> = { OWN: 'primary', BUILT_IN: 'neutral', MISSING: 'warn' };

export function useWordColumns(onEdit: (entry: WordEntry) => void): DataColumn<WordEntry>[] {
  const t = useLanguagePhrases();
  const writes = mayWrite('languages');
  return [
    {
      key: 'key',
      title: t('key'),
      width: 216,
      render: (entry) => (
        <TwoLine
          strong
          value={<code className="word-key">{entry.key}</code>}
          context={entry.type}
          title={`${entry.type} / ${entry.key}`}
        />
      ),
    },
    { key: 'zh', title: t('zh'), width: 260, render: (entry) => <Words own={entry.zh} builtIn={entry.builtInZh} /> },
    { key: 'en', title: t('en'), width: 280, render: (entry) => <Words own={entry.en} builtIn={entry.builtInEn} /> },
    { key: 'state', title: t('state'), width: 120, render: (entry) => <State entry={entry} /> },
    ...(writes
      ? [
          {
            key: 'actions',
            title: t('actions'),
            width: 88,
            pinRight: true,
            render: (entry: WordEntry) => <Actions entry={entry} onEdit={onEdit} />,
          },
        ]
      : []),
  ];
}

export function WordCard({ entry, onEdit }: { entry: WordEntry; onEdit: (entry: WordEntry) => void }): ReactNode {
  return (
    <article className="console-card word-card">
      <p>
        <TwoLine strong value={<code className="word-key">{entry.key}</code>} context={entry.type} />
        <State entry={entry} />
      </p>
      <Words own={entry.zh} builtIn={entry.builtInZh} />
      <Words own={entry.en} builtIn={entry.builtInEn} />
      {mayWrite('languages') ? <Actions entry={entry} onEdit={onEdit} /> : null}
    </article>
  );
}

/** The words that are shown; below them the built-in ones where they differ. */
function Words({ own, builtIn }: { own: string | null; builtIn: string }): ReactNode {
  const t = useLanguagePhrases();
  const shown = own ?? builtIn;
  return <TwoLine value={shown} context={own === null ? undefined : t('builtIn', { text: builtIn })} title={shown} />;
}

function State({ entry }: { entry: WordEntry }): ReactNode {
  const t = useLanguagePhrases();
  return <StatusBadge tone={tones[entry.state]}>{t(`state.${entry.state}`)}</StatusBadge>;
}

function Actions({ entry, onEdit }: { entry: WordEntry; onEdit: (entry: WordEntry) => void }): ReactNode {
  const t = useLanguagePhrases();
  const common = useCommonPhrases();
  const { message } = App.useApp();
  const { mutateAsync } = useResetWords();
  const { type, key } = entry;
  const reset = (): void =>
    void mutateAsync({ params: { type, key } }).then(
      () => void message.success(common('updateSuccess')),
      () => undefined,
    );
  return (
    <div className="console-actions">
      {entry.isOwn ? <IconButton icon={RotateCcw} label={t('reset', { name: key })} onClick={reset} /> : null}
      <IconButton icon={Pencil} label={t('edit', { name: key })} onClick={() => onEdit(entry)} />
    </div>
  );
}
