// Organisations as a tree (specification 3; R8.4).
import type { Organization } from '@yijian/contract/administration';
import { Plus } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { TwoLine, type DataColumn } from '@yijian/ui/table';
import { useLanguage } from '../../../../lib/i18n/index.ts';
import { useDeleteOrganization, useOrganizations } from '../../administration.api.ts';
import { useAdministrationPhrases } from '../../administration.phrases.ts';
import { mayWrite } from '../frame/sections.ts';
import { RowActions } from '../list/row-actions.tsx';
import { SectionPage } from '../list/section-page.tsx';
import { TreeCell } from '../list/tree-cell.tsx';
import { countBelow, type TreeRow } from '../list/tree.ts';
import { useDelete } from '../list/use-delete.ts';
import { useTreePage, type TreePage } from '../list/use-tree-page.ts';
import { OrganizationForm } from './organization-form.tsx';

type Row = TreeRow<Organization>;
/** What the form is open for: a record, or a new one below a parent. */
type Opened = { readonly organization?: Organization; readonly parentId?: string | null };
const textOf = (item: Organization): string => `${item.name} ${item.enName} ${item.code}`;

export function OrganizationSection(): ReactNode {
  const t = useAdministrationPhrases();
  const query = useOrganizations();
  const page = useTreePage(query.data, textOf);
  const [opened, setOpened] = useState<Opened | null>(null);
  const columns = useColumns(page, query.data ?? [], setOpened);
  return (
    <>
      <SectionPage
        title={t('organizations')}
        query={query}
        rows={page.rows}
        rowKey={(row) => row.item.id}
        columns={columns}
        total={query.data?.length}
        keyword={page.keyword}
        onKeyword={page.setKeyword}
        placeholder={t('filterName')}
        add={
          mayWrite('organizations')
            ? { label: t('addOrganization'), onClick: () => setOpened({ parentId: null }) }
            : undefined
        }
      />
      {opened && query.data ? (
        <OrganizationForm {...opened} organizations={query.data} onClose={() => setOpened(null)} />
      ) : null}
    </>
  );
}

function useColumns(
  page: TreePage<Organization>,
  all: readonly Organization[],
  open: (opened: Opened) => void,
): DataColumn<Row>[] {
  const t = useAdministrationPhrases();
  const isEnglish = useLanguage() === 'en';
  const named = (item: Organization): string => (isEnglish ? item.enName : item.name);
  const remove = useRemove(all);
  const writes = mayWrite('organizations');
  return [
    {
      key: 'name',
      title: t('title'),
      width: { zh: 320, en: 360 },
      render: ({ item, depth, hasBelow }) => (
        <TreeCell
          name={named(item)}
          depth={depth}
          hasBelow={hasBelow}
          unfolded={page.isUnfolded(item.id)}
          onFold={() => page.fold(item.id)}
        >
          <TwoLine strong value={named(item)} context={isEnglish ? item.name : item.enName} title={named(item)} />
        </TreeCell>
      ),
    },
    { key: 'code', title: t('code'), width: 120, render: ({ item }) => item.code },
    { key: 'type', title: t('type'), width: 96, render: ({ item }) => t(`org${item.type}`) },
    { key: 'grade', title: t('grade'), width: 72, align: 'right', render: ({ item }) => item.grade },
    { key: 'leader', title: t('leader'), width: 120, render: ({ item }) => item.leaderName ?? '—' },
    { key: 'userCount', title: t('userCount'), width: 80, align: 'right', render: ({ item }) => item.userCount },
    ...(writes
      ? [
          {
            key: 'actions',
            title: t('actions'),
            width: 160,
            pinRight: true,
            render: ({ item }: Row) => (
              <RowActions
                name={named(item)}
                more={[
                  {
                    icon: Plus,
                    label: t('addBelow', { name: named(item) }),
                    onClick: () => open({ parentId: item.id }),
                  },
                ]}
                history={`organizations:${item.id}`}
                onEdit={() => open({ organization: item })}
                onDelete={() => remove(item, named(item))}
              />
            ),
          },
        ]
      : []),
  ];
}

function useRemove(all: readonly Organization[]): (item: Organization, name: string) => void {
  const t = useAdministrationPhrases();
  const ask = useDelete();
  const { mutateAsync } = useDeleteOrganization();
  return (item, name) => {
    const count = countBelow(all, item.id);
    ask({
      question: t('deleteOrganizationQuestion', { name }),
      note: count > 0 ? t('belowNote', { count }) : t('noReturn'),
      send: async () => {
        await mutateAsync({ params: { id: item.id }, query: { withBelow: count > 0 } });
        return undefined;
      },
    });
  };
}
