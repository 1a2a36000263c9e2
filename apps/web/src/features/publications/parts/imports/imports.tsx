// Files of publications: dropped, watched while they are read, and what came of earlier ones.
import { useQueryClient } from '@tanstack/react-query';
import { publicationEndpoints as calls, type PublicationImport } from '@yijian/contract/publications';
import { Button } from 'antd';
import { StatusBadge, type Tone } from '@yijian/ui/badge';
import { DropZone } from '@yijian/ui/drop-zone';
import { Empty, Failed, describeError } from '@yijian/ui/states';
import { DataTable, TwoLine, type DataColumn } from '@yijian/ui/table';
import { useState, type ReactNode } from 'react';
import { ApiError, call, refreshCalls } from '../../../../lib/api/index.ts';
import { useFormat } from '../../../../lib/format/index.ts';
import { useLanguage } from '../../../../lib/i18n/index.ts';
import { Allowed } from '../../../../lib/session/index.ts';
import { useImports, useStop } from '../../publications.api.ts';
import { usePublicationPhrases } from '../../publications.phrases.ts';
import { FaultsDrawer } from '../on-demand.tsx';

const tones: Readonly<Record<PublicationImport['state'], Tone>> = {
  RUNNING: 'primary',
  DONE: 'ok',
  FAILED: 'bad',
  STOPPED: 'neutral',
};

export function Imports(): ReactNode {
  const t = usePublicationPhrases();
  const language = useLanguage();
  const { imports, running } = useImports();
  const [open, setOpen] = useState<PublicationImport>();
  const columns = useColumns();
  return (
    <div className="publication-imports">
      <Allowed permission="data:publications:import">
        <Take running={running} />
      </Allowed>
      <h2>{t('history')}</h2>
      {imports.error && imports.data === undefined ? (
        <Failed title={t('failed')} onRetry={() => void imports.refetch()} {...describeError(imports.error)} />
      ) : (
        <DataTable
          label={t('history')}
          columns={columns}
          rows={imports.data?.content}
          rowKey={(row) => row.id}
          rowName={(row) => row.fileName}
          onOpen={setOpen}
          renderCard={(row) => <ImportCard row={row} />}
          language={language}
          empty={<Empty reason={t('emptyImports')} />}
        />
      )}
      {open === undefined ? null : (
        <FaultsDrawer id={open.id} fileName={open.fileName} onClose={() => setOpen(undefined)} />
      )}
    </div>
  );
}

interface Sending {
  readonly file: File;
  readonly sent: number;
}

function Take({ running }: { running: PublicationImport | undefined }): ReactNode {
  const t = usePublicationPhrases();
  const format = useFormat();
  const client = useQueryClient();
  const stop = useStop();
  const [sending, setSending] = useState<Sending>();
  const [refused, setRefused] = useState<{ file: File; error: ApiError }>();
  const send = async (file: File, again = false): Promise<void> => {
    setRefused(undefined);
    setSending({ file, sent: 0 });
    try {
      const onSent = (sent: number): void => setSending({ file, sent });
      await call(calls.startImport, { body: { again, file } }, { onSent, errorMessage: false });
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setRefused({ file, error });
    } finally {
      setSending(undefined);
      await refreshCalls(client, calls.listImports);
    }
  };
  if (sending !== undefined)
    return (
      <p className="publication-progress" role="status">
        {t('sending', { file: sending.file.name })}
        <progress max={1} value={sending.sent} aria-label={t('sending', { file: sending.file.name })} />
      </p>
    );
  if (running !== undefined) {
    const words = t('importing', { file: running.fileName, count: format.count(running.read) });
    return (
      <p className="publication-progress" role="status">
        {words}
        <progress aria-label={words} />
        <Button loading={stop.isPending} onClick={() => stop.mutate({ params: { id: running.id } })}>
          {t('stop')}
        </Button>
      </p>
    );
  }
  return (
    <>
      {refused === undefined ? null : (
        <p className="publication-refused" role="alert">
          {refused.error.message}
          {refused.error.code === 'publications.sameFile' ? (
            <Button onClick={() => void send(refused.file, true)}>{t('again')}</Button>
          ) : null}
          <Button type="text" onClick={() => setRefused(undefined)}>
            {t('forget')}
          </Button>
        </p>
      )}
      <DropZone
        label={t('file')}
        title={t('drop')}
        hint={t('dropHint')}
        accept=".jsonl,.json,.xml,.gz,.txt"
        onFile={(file) => void send(file)}
      />
    </>
  );
}

function useColumns(): DataColumn<PublicationImport>[] {
  const t = usePublicationPhrases();
  const format = useFormat();
  const words = useImportWords();
  return [
    {
      key: 'file',
      title: t('file'),
      width: { zh: 240, en: 236 },
      render: (row) => <TwoLine strong value={row.fileName} context={row.kind === 'PUBMED' ? 'PubMed' : 'OpenAlex'} />,
    },
    { key: 'state', title: t('state'), width: { zh: 104, en: 120 }, render: (row) => <StateBadge row={row} /> },
    { key: 'counts', title: t('counts'), width: { zh: 240, en: 256 }, render: (row) => words(row).counts },
    { key: 'credits', title: t('credits'), width: { zh: 190, en: 232 }, render: (row) => words(row).credits },
    {
      key: 'faults',
      title: t('faults'),
      width: { zh: 72, en: 76 },
      render: (row) => (
        <span className={row.faulty > 0 ? 'num yj-text-primary' : 'num'}>{format.count(row.faulty)}</span>
      ),
    },
    { key: 'by', title: t('by'), width: { zh: 96, en: 108 }, render: (row) => row.createdBy },
    { key: 'when', title: t('when'), width: { zh: 152, en: 160 }, render: (row) => format.dateTime(row.createdAt) },
  ];
}

function useImportWords() {
  const t = usePublicationPhrases();
  const format = useFormat();
  return (row: PublicationImport) => ({
    counts: t('countsLine', {
      added: format.count(row.added),
      updated: format.count(row.updated),
      same: format.count(row.same),
    }),
    credits: t('creditsLine', { confirmed: format.count(row.confirmed), suggested: format.count(row.suggested) }),
  });
}

function StateBadge({ row }: { row: PublicationImport }): ReactNode {
  const t = usePublicationPhrases();
  return <StatusBadge tone={tones[row.state]}>{t(`state.${row.state}`)}</StatusBadge>;
}

function ImportCard({ row }: { row: PublicationImport }): ReactNode {
  const t = usePublicationPhrases();
  const format = useFormat();
  const words = useImportWords()(row);
  return (
    <div className="publication-card">
      <header>
        <strong>{row.fileName}</strong>
        <StateBadge row={row} />
      </header>
      <span>{words.counts}</span>
      <span>{words.credits}</span>
      {row.faulty === 0 ? null : (
        <span>
          {t('faults')} {format.count(row.faulty)}
        </span>
      )}
      <small>{format.dateTime(row.createdAt)}</small>
    </div>
  );
}
