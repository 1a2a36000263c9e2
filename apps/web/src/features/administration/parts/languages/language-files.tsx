// Words as a sheet: the filtered ones out, all or none of a file in.
import type { WordQuery } from '@yijian/contract/languages';
import { App, Button, Dropdown } from 'antd';
import { Download, Upload } from 'lucide-react';
import { useRef, type ReactNode } from 'react';
import { Glyph } from '@yijian/ui/icon';
import { ApiError, download } from '../../../../lib/api/index.ts';
import { useImportWords, wordFile } from '../../calls/languages.api.ts';
import { useLanguagePhrases } from '../../words/languages.phrases.ts';

export function LanguageFiles({ filter, writes }: { filter: Partial<WordQuery>; writes: boolean }): ReactNode {
  const t = useLanguagePhrases();
  const save = (format: 'xlsx' | 'csv'): void =>
    void download(wordFile, { query: { ...filter, format } }, { errorMessage: true }).catch(() => undefined);
  const items = (['xlsx', 'csv'] as const).map((key) => ({ key, label: key.toUpperCase(), onClick: () => save(key) }));
  return (
    <>
      <Dropdown menu={{ items }} trigger={['click']}>
        <Button icon={<Glyph icon={Download} />}>{t('export')}</Button>
      </Dropdown>
      {writes ? <ImportButton /> : null}
    </>
  );
}

function ImportButton(): ReactNode {
  const t = useLanguagePhrases();
  const { message, modal } = App.useApp();
  const picker = useRef<HTMLInputElement>(null);
  const { mutateAsync, isPending } = useImportWords();
  const send = async (file: File | undefined): Promise<void> => {
    if (file === undefined) return;
    try {
      message.success(t('imported', await mutateAsync({ body: { file } })));
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      modal.error({ title: t('importFailed'), content: <Faults error={error} /> });
    }
  };
  return (
    <>
      <Button icon={<Glyph icon={Upload} />} loading={isPending} onClick={() => picker.current?.click()}>
        {t('import')}
      </Button>
      <input
        ref={picker}
        type="file"
        hidden
        accept=".xlsx,.csv"
        aria-label={t('import')}
        onChange={(event) => {
          void send(event.target.files?.[0]);
          event.target.value = '';
        }}
      />
    </>
  );
}

function Faults({ error }: { error: ApiError }): ReactNode {
  return (
    <>
      <p>{error.message}</p>
      <ul className="word-faults">
        {error.fields.map(({ field, message }) => (
          <li key={field}>{`${field.replace('row.', '#')} ${message}`}</li>
        ))}
      </ul>
    </>
  );
}
