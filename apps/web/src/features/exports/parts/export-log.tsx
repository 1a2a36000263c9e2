// The export log of everybody, for compliance and administrators: filters, rows, one export in a drawer (reliability 24).
import { exportOutcomes, exportResources, type ExportEntry } from '@yijian/contract/exports';
import { TwoLine, type DataColumn } from '@yijian/ui/table';
import { useMemo, useState, type ReactNode } from 'react';
import { useFormat } from '../../../lib/format/index.ts';
import { ListScreen } from '../../../lib/lists/index.ts';
import { useExports } from '../exports.api.ts';
import { useExportPhrases } from '../exports.phrases.ts';
import { ExportDrawer } from './export-drawer.tsx';
import { OutcomeBadge } from './export-outcome.tsx';
import './exports.css';

export function ExportLog(): ReactNode {
  const t = useExportPhrases();
  const list = useExports();
  const [open, setOpen] = useState<string | null>(null);
  const columns = useColumns();
  return (
    <>
      <ListScreen
        title={t('title')}
        list={list}
        columns={columns}
        filters={[
          { kind: 'search', field: 'keyword', placeholder: t('search') },
          {
            kind: 'choice',
            field: 'resource',
            label: t('resource'),
            options: exportResources.map((value) => ({ value, label: t(`resource.${value}`) })),
          },
          {
            kind: 'choice',
            field: 'outcome',
            label: t('outcome'),
            options: exportOutcomes.map((value) => ({ value, label: t(`outcome.${value}`) })),
          },
          { kind: 'days', from: 'startDay', to: 'endDay', label: t('day') },
        ]}
        rowKey={(entry) => entry.id}
        matching={(count) => t('matching', { count })}
        onOpen={(entry) => setOpen(entry.id)}
        renderCard={(entry) => <EntryCard entry={entry} />}
        failed={t('failed')}
        empty={t('empty')}
      />
      {open === null ? null : <ExportDrawer key={open} id={open} onClose={() => setOpen(null)} />}
    </>
  );
}

function useColumns(): DataColumn<ExportEntry>[] {
  const t = useExportPhrases();
  const format = useFormat();
  return useMemo(
    () => [
      {
        key: 'person',
        title: t('person'),
        width: 168,
        render: (entry) => (
          <TwoLine
            strong
            value={entry.userName}
            context={entry.actorName === null ? entry.login : t('byActor', { name: entry.actorName })}
          />
        ),
      },
      { key: 'at', title: t('at'), width: 152, render: (entry) => format.dateTime(entry.at) },
      { key: 'resource', title: t('resource'), width: 96, render: (entry) => t(`resource.${entry.resource}`) },
      {
        key: 'rows',
        title: t('rows'),
        width: 88,
        align: 'right',
        render: (entry) => (entry.rows === null ? '—' : format.count(entry.rows)),
      },
      {
        key: 'reason',
        title: t('reason'),
        width: 260,
        render: (entry) => <TwoLine value={entry.reason || t('noReason')} context={t(`category.${entry.category}`)} />,
      },
      { key: 'outcome', title: t('outcome'), width: 128, render: (entry) => <OutcomeBadge outcome={entry.outcome} /> },
    ],
    [t, format],
  );
}

function EntryCard({ entry }: { entry: ExportEntry }): ReactNode {
  const t = useExportPhrases();
  const format = useFormat();
  const rows = entry.rows === null ? '—' : format.count(entry.rows);
  return (
    <article className="export-card">
      <p>
        <strong>{entry.userName}</strong>
        <OutcomeBadge outcome={entry.outcome} />
      </p>
      <p>
        <span>{t('rowsOf', { resource: t(`resource.${entry.resource}`), rows })}</span>
        <span className="num">{format.dateTime(entry.at)}</span>
      </p>
      <span>{`${t(`category.${entry.category}`)} · ${entry.reason || t('noReason')}`}</span>
    </article>
  );
}
