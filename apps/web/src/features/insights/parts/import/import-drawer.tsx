// Brings in a file of posts: checked and stored at once, or every fault by row and field; tags everything anew on demand.
import { MOST_POSTS, type PostFault, type PostsImported } from '@yijian/contract/insights';
import { DropZone } from '@yijian/ui/drop-zone';
import { FormDrawer } from '@yijian/ui/form-page';
import { DataTable, type DataColumn } from '@yijian/ui/table';
import { Button } from 'antd';
import { useMemo, type ReactNode } from 'react';
import { ApiError } from '../../../../lib/api/index.ts';
import { useFormat } from '../../../../lib/format/index.ts';
import { useShell } from '../../../../lib/router/index.ts';
import { useImportPosts, useOpinionChoices, useProposeTags, useRetagPosts } from '../../insights.api.ts';
import { useInsightPhrases } from '../../insights.phrases.ts';

export function ImportDrawer({ onClose }: { onClose: () => void }): ReactNode {
  const t = useInsightPhrases();
  const format = useFormat();
  const shell = useShell();
  const bring = useImportPosts();
  const retag = useRetagPosts();
  const ask = useProposeTags();
  const hasTagger = useOpinionChoices().data?.hasTagger ?? false;
  const propose = async (): Promise<void> => {
    const { asked, tagged, silent, refused, hasMore } = await ask.mutateAsync({});
    const told = {
      asked: format.count(asked),
      tagged: format.count(tagged),
      silent: format.count(silent),
      refused: format.count(refused),
    };
    shell.toast.success(`${t('proposed', told)}${hasMore ? ` · ${t('proposedMore')}` : ''}`);
  };
  const again = async (): Promise<void> => {
    const { posts, mentions } = await retag.mutateAsync({});
    shell.toast.success(t('retagged', { posts: format.count(posts), mentions: format.count(mentions) }));
  };
  return (
    <FormDrawer
      open
      width={680}
      onClose={onClose}
      title={t('importTitle')}
      footer={
        <>
          {hasTagger ? (
            <Button loading={ask.isPending} onClick={() => void propose().catch(() => undefined)}>
              {t('propose')}
            </Button>
          ) : null}
          <Button loading={retag.isPending} onClick={() => void again().catch(() => undefined)}>
            {t('retag')}
          </Button>
        </>
      }
    >
      <DropZone
        label={t('importFile')}
        title={bring.isPending ? t('importing') : t('importDrop')}
        hint={t('importHint', { limit: format.count(MOST_POSTS) })}
        accept=".csv,.jsonl,.ndjson"
        disabled={bring.isPending}
        onFile={(file) => bring.mutate({ body: { file, checkOnly: false } })}
      />
      {bring.error instanceof ApiError ? <p role="alert">{bring.error.message}</p> : null}
      {bring.data === undefined ? null : <Outcome result={bring.data} />}
    </FormDrawer>
  );
}

function Outcome({ result }: { result: PostsImported }): ReactNode {
  const t = useInsightPhrases();
  const format = useFormat();
  const { rows, stored, known, mentions, faults, faultCount } = result;
  const columns = useMemo<DataColumn<PostFault>[]>(
    () => [
      { key: 'row', title: t('row'), width: 72, align: 'right', render: ({ row }) => format.count(row) },
      { key: 'field', title: t('field'), width: 120, render: ({ field }) => field || '—' },
      { key: 'message', title: t('fault'), width: 280, render: ({ message }) => message },
    ],
    [t, format],
  );
  if (faultCount === 0)
    return (
      <p role="status">
        {t('imported', {
          stored: format.count(stored),
          known: format.count(known),
          mentions: format.count(mentions),
        })}
      </p>
    );
  return (
    <>
      <p role="alert">{t('notImported', { rows: format.count(rows), faults: format.count(faultCount) })}</p>
      <DataTable
        label={t('faults')}
        columns={columns}
        rows={faults}
        rowKey={({ row, field, message }) => `${row} ${field} ${message}`}
      />
    </>
  );
}
