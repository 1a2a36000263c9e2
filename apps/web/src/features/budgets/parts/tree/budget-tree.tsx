// The budget tree of a year: what each line has, what is used of it, what is left.
import type { BudgetLine } from '@yijian/contract/budgets';
import { Button, Select } from 'antd';
import { ArrowLeftRight, Plus } from 'lucide-react';
import { SearchInput } from '@yijian/ui/filter';
import { Glyph } from '@yijian/ui/icon';
import { ListPage, type ListPageProps } from '@yijian/ui/list-page';
import { describeError, Empty, Failed } from '@yijian/ui/states';
import { DataTable } from '@yijian/ui/table';
import { useIsPhone } from '@yijian/ui/viewport';
import { useState, type ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { today, useFormat } from '../../../../lib/format/index.ts';
import { useLanguage } from '../../../../lib/i18n/index.ts';
import { hasPermission } from '../../../../lib/session/index.ts';
import { useTreePage } from '../../../administration/index.ts';
import { useBudgets } from '../../budgets.api.ts';
import { useBudgetPhrases } from '../../budgets.phrases.ts';
import { TransferForm } from '../transfers/transfer-form.tsx';
import { BudgetCard } from './budget-card.tsx';
import { BudgetDrawer } from './budget-drawer.tsx';
import { BudgetForm } from './budget-form.tsx';
import { useBudgetColumns } from './budget-columns.tsx';

const textOf = (line: BudgetLine): string => `${line.name} ${line.organization.name} ${line.owner?.name ?? ''}`;
const thisYear = (): number => Number(today().slice(0, 4));

export function BudgetTree({ views }: { views: Pick<ListPageProps, 'tabs' | 'tab' | 'onTabChange'> }): ReactNode {
  const t = useBudgetPhrases();
  const format = useFormat();
  const language = useLanguage();
  const [search, setSearch] = useSearchParams();
  const year = Number(search.get('year')) || thisYear();
  const query = useBudgets(year);
  const lines = query.data;
  const page = useTreePage(
    lines?.map((line, sort) => ({ ...line, sort })),
    textOf,
  );
  const [form, setForm] = useState<'add' | 'transfer' | null>(null);
  const opened = search.get('id');
  const open = (id: string | null): void => {
    const next = new URLSearchParams(search);
    if (id === null) next.delete('id');
    else next.set('id', id);
    setSearch(next, { replace: true });
  };
  const columns = useBudgetColumns(page);
  // Cards do not unfold: a phone shows every line.
  const every =
    useIsPhone() && page.keyword === ''
      ? lines?.map((line, sort) => ({ item: { ...line, sort }, depth: 0, hasBelow: false }))
      : undefined;
  return (
    <>
      <ListPage
        title={t('title')}
        {...views}
        actions={hasPermission('meeting:budgets:write') ? <Actions onOpen={setForm} /> : undefined}
        search={<SearchInput value={page.keyword} onChange={page.setKeyword} placeholder={t('search')} />}
        filters={
          <Select
            aria-label={t('year')}
            value={year}
            options={[-1, 0, 1].map((offset) => ({ value: thisYear() + offset, label: String(thisYear() + offset) }))}
            onChange={(next) => setSearch({ year: String(next) }, { replace: true })}
          />
        }
        total={lines?.length}
        formatCount={format.count}
      >
        {query.isError && lines === undefined ? (
          <Failed title={t('failed')} onRetry={() => void query.refetch()} {...describeError(query.error)} />
        ) : (
          <DataTable
            label={t('title')}
            columns={columns}
            rows={every ?? page.rows}
            rowKey={(row) => row.item.id}
            loading={query.isFetching}
            onOpen={(row) => open(row.item.id)}
            renderCard={(row) => <BudgetCard line={row.item} />}
            empty={<Empty reason={t('empty')} />}
            language={language}
          />
        )}
      </ListPage>
      {opened && lines ? <BudgetDrawer key={opened} id={opened} lines={lines} onClose={() => open(null)} /> : null}
      {form === 'add' && lines ? <BudgetForm lines={lines} year={year} onClose={() => setForm(null)} /> : null}
      {form === 'transfer' && lines ? <TransferForm lines={lines} onClose={() => setForm(null)} /> : null}
    </>
  );
}

function Actions({ onOpen }: { onOpen: (form: 'add' | 'transfer') => void }): ReactNode {
  const t = useBudgetPhrases();
  return (
    <>
      <Button icon={<Glyph icon={ArrowLeftRight} />} onClick={() => onOpen('transfer')}>
        {t('transfer')}
      </Button>
      <Button type="primary" icon={<Glyph icon={Plus} />} onClick={() => onOpen('add')}>
        {t('add')}
      </Button>
    </>
  );
}
