// The log of sign-ins with its filters, the locks, and the open sessions of a user (reliability, sign-in).
import type { SignIn, SignInFilter, SignInOutcome } from '@yijian/contract/sessions';
import { Button } from 'antd';
import { LockKeyhole } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { StatusBadge, type Tone } from '@yijian/ui/badge';
import { DateRangeFilter, FilterButton, SearchInput } from '@yijian/ui/filter';
import { Glyph } from '@yijian/ui/icon';
import { ListPage } from '@yijian/ui/list-page';
import { Empty, Failed, describeError } from '@yijian/ui/states';
import { DataTable, TwoLine, type DataColumn } from '@yijian/ui/table';
import { useFormat } from '../../../../lib/format/index.ts';
import { useLanguage } from '../../../../lib/i18n/index.ts';
import { useListState, type ListState } from '../../../../lib/lists/index.ts';
import { useLocks, useSignInCount, useSignIns } from '../../audit.api.ts';
import { useAuditPhrases } from '../../audit.phrases.ts';
import { PageButtons, usePagesBack } from '../trail/pages.tsx';
import { LockDrawer } from './lock-drawer.tsx';
import { SessionsDrawer } from './sessions-drawer.tsx';
import '../audit.css';

const SIZE = 50;
const fields = { login: 'text', outcome: 'text', address: 'text', from: 'text', to: 'text' } as const;
const tones: Readonly<Record<SignInOutcome, Tone>> = {
  SUCCESS: 'ok',
  WRONG_PASSWORD: 'warn',
  UNKNOWN_USER: 'warn',
  LOCKED: 'bad',
  DISABLED: 'bad',
  SIGNED_OUT: 'neutral',
  VIEW_STARTED: 'warn',
  VIEW_ENDED: 'neutral',
  CODE_ASKED: 'neutral',
  WRONG_CODE: 'warn',
};
const outcomes = [
  'SUCCESS',
  'WRONG_PASSWORD',
  'UNKNOWN_USER',
  'LOCKED',
  'DISABLED',
  'SIGNED_OUT',
  'VIEW_STARTED',
  'VIEW_ENDED',
  'CODE_ASKED',
  'WRONG_CODE',
] as const;

export function SignInSection(): ReactNode {
  const t = useAuditPhrases();
  const format = useFormat();
  const language = useLanguage();
  const list = useListState(fields);
  const filter = list.filters as SignInFilter;
  const pages = usePagesBack(JSON.stringify(filter));
  const query = useSignIns(filter, { ...pages.before, size: SIZE });
  const count = useSignInCount(filter).data;
  const columns = useColumns();
  const [open, setOpen] = useState<SignIn | 'locks' | null>(null);
  const close = (): void => setOpen(null);
  return (
    <>
      <ListPage
        title={t('signIns')}
        actions={<LocksButton onClick={() => setOpen('locks')} />}
        search={
          <SearchInput
            value={list.filters.login ?? ''}
            placeholder={t('login')}
            onChange={(login) => list.setFilters({ login })}
          />
        }
        filters={<Filters list={list} />}
        summary={
          count === undefined
            ? undefined
            : t(count.isExact ? 'total' : 'totalAtLeast', { count: format.count(count.total) })
        }
        pagination={<PageButtons pages={pages} next={query.data?.next} />}
      >
        {query.error ? (
          <Failed title={t('failed')} onRetry={() => void query.refetch()} {...describeError(query.error)} />
        ) : (
          <DataTable
            label={t('signIns')}
            columns={columns}
            rows={query.data?.content}
            rowKey={(row) => row.id}
            loading={query.isFetching}
            language={language}
            density="tight"
            onOpen={(row) => (row.userId === null ? undefined : setOpen(row))}
            renderCard={(row) => (
              <article className="audit-card">
                {columns.map((column) => (
                  <div key={column.key}>{column.render(row, 0)}</div>
                ))}
              </article>
            )}
            empty={<Empty reason={t('empty')} />}
          />
        )}
      </ListPage>
      {open === 'locks' ? <LockDrawer onClose={close} /> : null}
      {open !== null && open !== 'locks' ? <SessionsDrawer signIn={open} onClose={close} /> : null}
    </>
  );
}

function LocksButton({ onClick }: { onClick: () => void }): ReactNode {
  const t = useAuditPhrases();
  const count = useLocks().data?.filter((lock) => lock.lockedUntil !== null).length ?? 0;
  return (
    <Button icon={<Glyph icon={LockKeyhole} />} onClick={onClick}>
      {count === 0 ? t('locks') : t('locksCount', { count })}
    </Button>
  );
}

function Filters({ list }: { list: ListState<typeof fields> }): ReactNode {
  const t = useAuditPhrases();
  const { outcome, address, from, to } = list.filters;
  return (
    <>
      <FilterButton
        label={t('outcome')}
        options={outcomes.map((value) => ({ value, label: t(value) }))}
        value={outcome === undefined ? [] : [outcome]}
        multiple={false}
        onChange={([next]) => list.setFilters({ outcome: next ?? '' })}
      />
      <DateRangeFilter
        label={t('period')}
        value={from === undefined && to === undefined ? null : [from ?? null, to ?? null]}
        onChange={(range) => list.setFilters({ from: range?.[0] ?? '', to: range?.[1] ?? '' })}
      />
      <SearchInput
        value={address ?? ''}
        placeholder={t('address')}
        onChange={(next) => list.setFilters({ address: next })}
      />
    </>
  );
}

function useColumns(): DataColumn<SignIn>[] {
  const t = useAuditPhrases();
  const format = useFormat();
  return [
    { key: 'at', title: t('at'), width: 164, render: (row) => <span className="num">{format.dateTime(row.at)}</span> },
    {
      key: 'login',
      title: t('login'),
      width: 184,
      render: (row) => <TwoLine strong value={row.login} context={row.userName ?? undefined} />,
    },
    {
      key: 'outcome',
      title: t('outcome'),
      width: { zh: 176, en: 196 },
      render: (row) => (
        <span className="audit-outcome">
          <StatusBadge tone={tones[row.outcome]}>{t(row.outcome)}</StatusBadge>
          {row.way === 'CHAT' ? <span>{t('byChat')}</span> : null}
          {row.seenAs === null ? null : <small>{t('seenAs', { login: row.seenAs })}</small>}
        </span>
      ),
    },
    {
      key: 'address',
      title: t('address'),
      width: 144,
      render: (row) => <span className="num">{row.address ?? '—'}</span>,
    },
    { key: 'browser', title: t('browser'), width: 320, render: (row) => row.userAgent ?? '—' },
  ];
}
