// One export: who, why, what was asked in words, and the file that left (reliability 24).
import type { ExportDetail } from '@yijian/contract/exports';
import { DescriptionList } from '@yijian/ui/detail-page';
import { FormDrawer } from '@yijian/ui/form-page';
import { Async } from '@yijian/ui/states';
import type { ReactNode } from 'react';
import { useFormat } from '../../../lib/format/index.ts';
import { useExportEntry } from '../exports.api.ts';
import { useExportPhrases } from '../exports.phrases.ts';
import { OutcomeBadge } from './export-outcome.tsx';
import { useFilterWords } from './use-filter-words.ts';

export function ExportDrawer({ id, onClose }: { id: string; onClose: () => void }): ReactNode {
  const t = useExportPhrases();
  const query = useExportEntry(id);
  return (
    <FormDrawer open onClose={onClose} title={query.data?.userName ?? t('title')} width={520}>
      <Async query={query} shape="form" failedTitle={t('failed')}>
        {(entry) => <Facts entry={entry} />}
      </Async>
    </FormDrawer>
  );
}

function Facts({ entry }: { entry: ExportDetail }): ReactNode {
  const t = useExportPhrases();
  const format = useFormat();
  const filters = useFilterWords(entry.filter);
  const items = [
    { key: 'outcome', label: t('outcome'), value: <OutcomeBadge outcome={entry.outcome} /> },
    { key: 'person', label: t('person'), value: `${entry.userName} (${entry.login})` },
    { key: 'at', label: t('at'), value: format.dateTime(entry.at) },
    { key: 'resource', label: t('resource'), value: t(`resource.${entry.resource}`) },
    { key: 'rows', label: t('rows'), value: entry.rows === null ? '—' : format.count(entry.rows) },
    {
      key: 'reason',
      label: t('reason'),
      value: `${t(`category.${entry.category}`)} · ${entry.reason || t('noReason')}`,
    },
    ...(filters.length === 0 ? [{ key: 'filter', label: t('filter'), value: t('noFilter') }] : filters),
    {
      key: 'file',
      label: t('file'),
      value: entry.fileName === null ? '—' : `${entry.fileName} (${format.fileSize(entry.fileBytes ?? 0)})`,
    },
    { key: 'code', label: t('code'), value: <span className="num">{entry.code}</span> },
    { key: 'hash', label: t('hash'), value: <span className="export-hash num">{entry.fileHash ?? '—'}</span> },
    { key: 'approval', label: t('approval'), value: entry.approvalId ?? '—' },
    { key: 'request', label: t('request'), value: <span className="export-hash num">{entry.requestId ?? '—'}</span> },
  ];
  return <DescriptionList columns={1} items={items} />;
}
