// The organisations as a tree, with what lies in the regions of each.
import type { TerritoryOrganization } from '@yijian/contract/territories';
import type { ReactNode } from 'react';
import { TwoLine, type DataColumn } from '@yijian/ui/table';
import { useFormat } from '../../../lib/format/index.ts';
import { useLanguage } from '../../../lib/i18n/index.ts';
import { SectionPage, TreeCell, useTreePage, type SectionPageProps, type TreeRow } from '../../administration/index.ts';
import { useTerritories } from '../territories.api.ts';
import { useTerritoryPhrases } from '../territories.phrases.ts';

type Unit = TerritoryOrganization & { readonly sort: number };
type Row = TreeRow<Unit>;
const textOf = (unit: Unit): string => `${unit.name} ${unit.enName}`;

export function OrganizationTree({ views }: Pick<SectionPageProps<Row>, 'views'>): ReactNode {
  const t = useTerritoryPhrases();
  const query = useTerritories();
  const page = useTreePage(
    query.data?.organizations.map((one, sort) => ({ ...one, sort })),
    textOf,
  );
  return (
    <SectionPage
      title={t('title')}
      {...(views ? { views } : {})}
      query={query}
      rows={page.rows}
      rowKey={(row) => row.item.id}
      columns={useColumns(page)}
      total={query.data?.organizations.length}
      keyword={page.keyword}
      onKeyword={page.setKeyword}
      placeholder={t('searchOrganization')}
    />
  );
}

function useColumns(page: { isUnfolded: (id: string) => boolean; fold: (id: string) => void }): DataColumn<Row>[] {
  const t = useTerritoryPhrases();
  const format = useFormat();
  const isEnglish = useLanguage() === 'en';
  const named = ({ name, enName }: Unit): string => (isEnglish ? enName : name);
  const figure = (
    key: 'userCount' | 'cityCount' | 'doctorCount' | 'hospitalCount',
    title: string,
  ): DataColumn<Row> => ({
    key,
    title,
    width: 96,
    align: 'right',
    render: ({ item }) => format.count(item[key]),
  });
  return [
    {
      key: 'organization',
      title: t('organization'),
      width: 320,
      render: ({ item, depth, hasBelow }) => (
        <TreeCell
          name={named(item)}
          depth={depth}
          hasBelow={hasBelow}
          unfolded={page.isUnfolded(item.id)}
          onFold={() => page.fold(item.id)}
        >
          <strong>{named(item)}</strong>
        </TreeCell>
      ),
    },
    { key: 'leader', title: t('leader'), width: 120, render: ({ item }) => <TwoLine value={item.leaderName ?? '—'} /> },
    figure('userCount', t('users')),
    figure('cityCount', t('cities')),
    figure('doctorCount', t('doctors')),
    figure('hospitalCount', t('hospitals')),
  ];
}
