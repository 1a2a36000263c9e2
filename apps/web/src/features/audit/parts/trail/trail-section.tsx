// The audit trail: dense rows, newest first, one entry in a drawer, the history of its record (product 3.25).
import type { AuditEntry } from '@yijian/contract/audit';
import { Button } from 'antd';
import { useState, type MouseEvent, type ReactNode } from 'react';
import { StatusBadge, TagList, type Tone } from '@yijian/ui/badge';
import { SearchInput } from '@yijian/ui/filter';
import { ListPage } from '@yijian/ui/list-page';
import { Empty, Failed, describeError } from '@yijian/ui/states';
import { DataTable, TwoLine, type DataColumn } from '@yijian/ui/table';
import { useFormat } from '../../../../lib/format/index.ts';
import { useLanguage } from '../../../../lib/i18n/index.ts';
import { useListState } from '../../../../lib/lists/index.ts';
import { useTrail, useTrailCount, useTrailState } from '../../audit.api.ts';
import { useAuditPhrases } from '../../audit.phrases.ts';
import { RecordHistory } from '../history/record-history.tsx';
import { EntryDrawer } from './entry-drawer.tsx';
import { PageButtons, usePagesBack } from './pages.tsx';
import { TrailFilters, filterOf, trailFields, type TrailList } from './trail-filters.tsx';

const SIZE = 50;

export function TrailSection(): ReactNode {
  const t = useAuditPhrases();
  const language = useLanguage();
  const list = useListState(trailFields);
  const filter = filterOf(list);
  const pages = usePagesBack(JSON.stringify(filter));
  const query = useTrail(filter, { ...pages.before, size: SIZE });
  const [open, setOpen] = useState<string | null>(null);
  const columns = useColumns((entry) => list.setFilters({ requestId: entry.requestId!, kind: entry.kind.code }));
  return (
    <>
      <ListPage
        title={t('trail')}
        search={
          <SearchInput
            value={list.filters.recordName ?? list.filters.recordId ?? ''}
            placeholder={t('recordSearch')}
            onChange={(typed) => {
              const isId = /^[1-9]\d{0,17}$/.test(typed);
              list.setFilters({ recordId: isId ? typed : '', recordName: isId ? '' : typed });
            }}
          />
        }
        filters={<TrailFilters list={list} />}
        summary={<Summary list={list} />}
        pagination={<PageButtons pages={pages} next={query.data?.next} />}
      >
        {query.error ? (
          <Failed title={t('failed')} onRetry={() => void query.refetch()} {...describeError(query.error)} />
        ) : (
          <DataTable
            label={t('trail')}
            columns={columns}
            rows={query.data?.content}
            rowKey={(entry) => entry.id}
            loading={query.isFetching}
            language={language}
            density="tight"
            onOpen={(entry) => setOpen(entry.id)}
            renderCard={(entry) => <EntryCard entry={entry} columns={columns} />}
            empty={<Empty reason={t('empty')} />}
          />
        )}
      </ListPage>
      {open === null ? null : (
        <EntryDrawer
          key={open}
          id={open}
          onHistory={(kind, recordId) => {
            setOpen(null);
            list.setFilters({ history: `${kind}:${recordId}` });
          }}
          onClose={() => setOpen(null)}
        />
      )}
      <OpenHistory list={list} />
    </>
  );
}

/** The address says whose history is open, so that other sections can link to it. */
function OpenHistory({ list }: { list: TrailList }): ReactNode {
  const [, kind, recordId] = /^([a-z_]+):(\d+)$/.exec(list.filters.history ?? '') ?? [];
  if (kind === undefined || recordId === undefined) return null;
  return <RecordHistory kind={kind} recordId={recordId} onClose={() => list.setFilters({ history: '' })} />;
}

function Summary({ list }: { list: TrailList }): ReactNode {
  const t = useAuditPhrases();
  const format = useFormat();
  const count = useTrailCount(filterOf(list)).data;
  const state = useTrailState().data;
  const seals =
    state === undefined
      ? ''
      : state.sealedAt === null
        ? t('notSealed')
        : t('sealed', { count: format.count(state.seals), at: format.dateTime(state.sealedAt) });
  const total =
    count === undefined ? '' : t(count.isExact ? 'total' : 'totalAtLeast', { count: format.count(count.total) });
  return <span className="num">{[total, seals].filter((part) => part !== '').join(' · ')}</span>;
}

const tones: Readonly<Record<AuditEntry['action'], Tone>> = { insert: 'ok', update: 'neutral', delete: 'bad' };

function useColumns(onUnfold: (entry: AuditEntry) => void): DataColumn<AuditEntry>[] {
  const t = useAuditPhrases();
  const format = useFormat();
  const isEnglish = useLanguage() === 'en';
  const named = (one: { name: string; enName: string }): string => (isEnglish ? one.enName : one.name);
  const record = ({ recordName, recordId }: AuditEntry): string =>
    recordName === null ? `#${recordId ?? ''}` : isEnglish ? recordName.en : recordName.zh;
  return [
    {
      key: 'at',
      title: t('at'),
      width: 164,
      render: (entry) => <span className="num">{format.dateTime(entry.at)}</span>,
    },
    {
      key: 'person',
      title: t('person'),
      width: 144,
      render: (entry) => (
        <TwoLine
          value={entry.userName ?? t('system')}
          context={entry.actorName === null ? undefined : t('byActor', { name: entry.actorName })}
        />
      ),
    },
    {
      key: 'action',
      title: t('action'),
      width: 96,
      render: (entry) => <StatusBadge tone={tones[entry.action]}>{t(entry.action)}</StatusBadge>,
    },
    {
      key: 'record',
      title: t('record'),
      width: 240,
      render: (entry) => (
        <>
          <TwoLine strong value={record(entry)} context={named(entry.kind)} title={record(entry)} />
          {entry.folded === 0 ? null : <Unfold entry={entry} onUnfold={onUnfold} />}
        </>
      ),
    },
    { key: 'fields', title: t('fields'), width: 220, render: (entry) => <TagList tags={entry.fields.map(named)} /> },
    { key: 'reason', title: t('reason'), width: 180, render: (entry) => entry.reason ?? '—' },
    { key: 'requestId', title: t('requestId'), width: 128, render: (entry) => entry.requestId?.slice(0, 13) ?? '—' },
  ];
}

/** What else the same request did to records of the kind. */
function Unfold({ entry, onUnfold }: { entry: AuditEntry; onUnfold: (entry: AuditEntry) => void }): ReactNode {
  const t = useAuditPhrases();
  const format = useFormat();
  const unfold = (event: MouseEvent): void => {
    event.stopPropagation();
    onUnfold(entry);
  };
  return (
    <Button type="link" size="small" className="audit-unfold" onClick={unfold}>
      {t('folded', { count: format.count(entry.folded) })}
    </Button>
  );
}

function EntryCard({ entry, columns }: { entry: AuditEntry; columns: readonly DataColumn<AuditEntry>[] }): ReactNode {
  return (
    <article className="audit-card">
      {['record', 'person', 'at', 'action', 'fields'].map((key) => (
        <div key={key}>{columns.find((column) => column.key === key)?.render(entry, 0)}</div>
      ))}
    </article>
  );
}
