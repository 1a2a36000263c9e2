// Materials: what is in force for whom, until when, how often taken away.
import {
  EXPIRING_DAYS,
  materialAudiences,
  materialStates,
  materialTypes,
  type Material,
} from '@yijian/contract/library';
import { Button } from 'antd';
import { Plus } from 'lucide-react';
import { Tag } from '@yijian/ui/badge';
import { Glyph } from '@yijian/ui/icon';
import { TwoLine, type DataColumn } from '@yijian/ui/table';
import { useMemo, useState, type ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { daysBetween, today, useFormat } from '../../../lib/format/index.ts';
import { ListScreen } from '../../../lib/lists/index.ts';
import { hasPermission } from '../../../lib/session/index.ts';
import { useMaterials, useProducts } from '../library.api.ts';
import { useLibraryPhrases } from '../library.phrases.ts';
import { MaterialDrawer } from './material-drawer.tsx';
import { MaterialForm } from './material-form.tsx';
import { MaterialStateBadge } from './material-state.tsx';
import './library.css';

export function MaterialList(): ReactNode {
  const t = useLibraryPhrases();
  const list = useMaterials();
  const products = useProducts().data ?? [];
  const [search, setSearch] = useSearchParams();
  const [isAdding, setAdding] = useState(false);
  const opened = search.get('id');
  const open = (id: string | null): void => {
    const next = new URLSearchParams(search);
    if (id === null) next.delete('id');
    else next.set('id', id);
    setSearch(next, { replace: true });
  };
  return (
    <>
      <ListScreen
        title={t('title')}
        list={list}
        columns={useColumns()}
        filters={[
          { kind: 'search', field: 'keyword', placeholder: t('search') },
          {
            kind: 'choice',
            field: 'materialType',
            label: t('type'),
            options: materialTypes.map((value) => ({ value, label: t(`type.${value}`) })),
          },
          {
            kind: 'choice',
            field: 'state',
            label: t('state'),
            options: materialStates.map((value) => ({ value, label: t(`state.${value}`) })),
          },
          {
            kind: 'choice',
            field: 'audience',
            label: t('audience'),
            options: materialAudiences.map((value) => ({ value, label: t(`audience.${value}`) })),
          },
          {
            kind: 'choice',
            field: 'productId',
            label: t('product'),
            options: products.map(({ id, name }) => ({ value: id, label: name })),
          },
          { kind: 'flag', field: 'isExpiring', label: t('isExpiring') },
        ]}
        actions={
          hasPermission('meeting:library:write') ? (
            <Button type="primary" icon={<Glyph icon={Plus} />} onClick={() => setAdding(true)}>
              {t('add')}
            </Button>
          ) : undefined
        }
        rowKey={(row) => row.id}
        rowName={(row) => row.title}
        onOpen={(row) => open(row.id)}
        renderCard={(row) => <MaterialCard row={row} />}
        empty={t('empty')}
        failed={t('failed')}
      />
      {opened === null ? null : <MaterialDrawer key={opened} id={opened} onOpen={open} onClose={() => open(null)} />}
      {isAdding ? <MaterialForm onKept={open} onClose={() => setAdding(false)} /> : null}
    </>
  );
}

function MaterialCard({ row }: { row: Material }): ReactNode {
  const t = useLibraryPhrases();
  const parts = [t(`type.${row.type}`), row.product?.name, `${t('expiresOn')} ${row.expiresOn}`];
  return (
    <article className="library-card">
      <p>
        <strong>{row.title}</strong>
        <MaterialStateBadge state={row.state} />
      </p>
      <small>{parts.filter(Boolean).join(' · ')}</small>
    </article>
  );
}

function useColumns(): DataColumn<Material>[] {
  const t = useLibraryPhrases();
  const format = useFormat();
  return useMemo(
    () => [
      {
        key: 'title',
        title: t('material'),
        width: 264,
        sortable: true,
        render: (row) => <TwoLine strong value={row.title} context={row.topics.join(' · ')} title={row.title} />,
      },
      { key: 'type', title: t('type'), width: 96, render: (row) => t(`type.${row.type}`) },
      {
        key: 'audience',
        title: t('audience'),
        width: 112,
        render: (row) => (
          <Tag tone={row.audience === 'MEDICAL' ? 'primary' : 'neutral'}>{t(`audience.${row.audience}`)}</Tag>
        ),
      },
      { key: 'product', title: t('product'), width: 112, render: (row) => row.product?.name ?? '—' },
      { key: 'state', title: t('state'), width: 104, render: (row) => <MaterialStateBadge state={row.state} /> },
      {
        key: 'approvalNumber',
        title: t('approvalNumber'),
        width: 136,
        render: (row) => (
          <TwoLine value={row.approvalNumber ?? '—'} context={t('editionOf', { edition: row.edition })} />
        ),
      },
      {
        key: 'expiresOn',
        title: t('expiresOn'),
        width: 136,
        sortable: true,
        render: (row) => {
          const days = daysBetween(today(), row.expiresOn);
          const isNear = row.state === 'APPROVED' && days !== null && days <= EXPIRING_DAYS;
          return (
            <TwoLine
              value={row.expiresOn}
              context={isNear ? t('expiresIn', { days: format.daysSince(row.expiresOn) }) : undefined}
            />
          );
        },
      },
      {
        key: 'downloadCount',
        title: t('downloads'),
        width: 96,
        align: 'right',
        sortable: true,
        render: (row) => format.count(row.downloadCount),
      },
      {
        key: 'updatedAt',
        title: t('updated'),
        width: 152,
        sortable: true,
        render: (row) => <TwoLine value={format.dateTime(row.updatedAt)} context={row.owner.name} />,
      },
    ],
    [t, format],
  );
}
