// Institutions or suppliers: how risky they are and until when they may be used.
import {
  categoriesOf,
  counterpartyRisks,
  counterpartyStates,
  type Counterparty,
  type CounterpartyKind,
} from '@yijian/contract/counterparties';
import { Button } from 'antd';
import { Plus } from 'lucide-react';
import { Glyph } from '@yijian/ui/icon';
import { useState, type ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { ListScreen } from '../../../lib/lists/index.ts';
import { hasPermission } from '../../../lib/session/index.ts';
import { useCounterparties } from '../counterparties.api.ts';
import { useCounterpartyPhrases } from '../counterparties.phrases.ts';
import { StateBadge } from './counterparty-badges.tsx';
import { useColumns } from './counterparty-columns.tsx';
import { CounterpartyDrawer } from './counterparty-drawer.tsx';
import { CounterpartyForm } from './counterparty-form.tsx';
import './counterparties.css';

export function CounterpartyList({ kind }: { kind: CounterpartyKind }): ReactNode {
  const t = useCounterpartyPhrases();
  const [search, setSearch] = useSearchParams();
  const [isAdding, setAdding] = useState(false);
  const opened = search.get('id');
  const open = (id: string | null): void => {
    const next = new URLSearchParams(search);
    if (id === null) next.delete('id');
    else next.set('id', id);
    setSearch(next, { replace: true });
  };
  const write = kind === 'INSTITUTION' ? 'meeting:institutions:write' : 'meeting:suppliers:write';
  return (
    <>
      <ListScreen
        title={t(`title.${kind}`)}
        list={useCounterparties(kind)}
        columns={useColumns()}
        filters={[
          { kind: 'search', field: 'keyword', placeholder: t('search') },
          {
            kind: 'choice',
            field: 'category',
            label: t('category'),
            options: categoriesOf[kind].map((value) => ({ value, label: t(`category.${value}`) })),
          },
          {
            kind: 'choice',
            field: 'state',
            label: t('state'),
            options: counterpartyStates.map((value) => ({ value, label: t(`state.${value}`) })),
          },
          {
            kind: 'choice',
            field: 'risk',
            label: t('risk'),
            options: counterpartyRisks.map((value) => ({ value, label: t(`risk.${value}`) })),
          },
          { kind: 'flag', field: 'isExpiring', label: t('isExpiring') },
        ]}
        actions={
          hasPermission(write) ? (
            <Button type="primary" icon={<Glyph icon={Plus} />} onClick={() => setAdding(true)}>
              {t(`add.${kind}`)}
            </Button>
          ) : undefined
        }
        rowKey={(row) => row.id}
        rowName={(row) => row.name}
        onOpen={(row) => open(row.id)}
        renderCard={(row) => <CounterpartyCard row={row} />}
        empty={t('empty')}
        failed={t('failed')}
      />
      {opened === null ? null : <CounterpartyDrawer key={opened} kind={kind} id={opened} onClose={() => open(null)} />}
      {isAdding ? <CounterpartyForm kind={kind} onKept={open} onClose={() => setAdding(false)} /> : null}
    </>
  );
}

function CounterpartyCard({ row }: { row: Counterparty }): ReactNode {
  const t = useCounterpartyPhrases();
  const parts = [
    t(`category.${row.category}`),
    row.creditCode,
    row.validUntil && `${t('validUntil')} ${row.validUntil}`,
  ];
  return (
    <article className="counterparty-card">
      <p>
        <strong>{row.name}</strong>
        <StateBadge state={row.state} />
      </p>
      <small>{parts.filter(Boolean).join(' · ')}</small>
    </article>
  );
}
