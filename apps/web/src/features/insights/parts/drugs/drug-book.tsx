// The drugs that posts are searched for, with their aliases; a row opens its form.
import { joined } from '../../../../lib/format/index.ts';
import type { DrugEntry } from '@yijian/contract/insights';
import { FormDrawer } from '@yijian/ui/form-page';
import { Empty, Failed, describeError } from '@yijian/ui/states';
import { DataTable, TwoLine, type DataColumn } from '@yijian/ui/table';
import { Button } from 'antd';
import { useMemo, useState, type ReactNode } from 'react';
import { useDictionaries } from '../../../dictionaries/index.ts';
import { useDrugEntries, wordLists } from '../../insights.api.ts';
import { useInsightPhrases } from '../../insights.phrases.ts';
import { DrugForm } from './drug-form.tsx';

export function DrugBook({ onClose }: { onClose: () => void }): ReactNode {
  const t = useInsightPhrases();
  const query = useDrugEntries();
  const columns = useColumns();
  const [open, setOpen] = useState<DrugEntry | 'new'>();
  return (
    <FormDrawer
      open
      width={760}
      onClose={onClose}
      title={t('drugBookTitle')}
      footer={
        <Button type="primary" onClick={() => setOpen('new')}>
          {t('addDrug')}
        </Button>
      }
    >
      <p className="opinion-few">{t('drugBookNote')}</p>
      {query.isError ? (
        <Failed title={t('drugBookFailed')} onRetry={query.refetch} {...describeError(query.error)} />
      ) : (
        <DataTable
          label={t('drugBookTitle')}
          columns={columns}
          rows={query.data}
          rowKey={({ id }) => id}
          rowName={({ name }) => name}
          onOpen={setOpen}
          empty={<Empty compact reason={t('noDrugs')} />}
        />
      )}
      {open === undefined ? null : (
        <DrugForm drug={open === 'new' ? undefined : open} onClose={() => setOpen(undefined)} />
      )}
    </FormDrawer>
  );
}

function useColumns(): DataColumn<DrugEntry>[] {
  const t = useInsightPhrases();
  const { label } = useDictionaries(wordLists);
  return useMemo(
    () => [
      {
        key: 'name',
        title: t('drug'),
        width: 168,
        render: (row) => <TwoLine strong value={row.name} context={row.genericName} />,
      },
      { key: 'aliases', title: t('aliases'), width: 144, render: ({ aliases }) => joined(aliases) || '—' },
      {
        key: 'indications',
        title: t('indications'),
        width: 152,
        render: ({ indications }) => joined(indications.map((value) => label('indication', value))),
      },
      { key: 'own', title: t('isOwn'), width: 96, render: ({ isOwn }) => t(isOwn ? 'own' : 'competitor') },
      {
        key: 'state',
        title: t('drugState'),
        width: 96,
        render: (row) => t(row.isEnabled ? (row.isWithheld ? 'shownNot' : 'inUse') : 'notInUse'),
      },
    ],
    [t, label],
  );
}
