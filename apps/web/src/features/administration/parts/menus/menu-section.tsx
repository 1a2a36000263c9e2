// Menus, tabs and buttons as a tree (specification 3, 6; R8.4).
import type { MenuEntry } from '@yijian/contract/administration';
import { Plus } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { StatusBadge, Tag } from '@yijian/ui/badge';
import { TwoLine, type DataColumn } from '@yijian/ui/table';
import { useLanguage } from '../../../../lib/i18n/index.ts';
import { useDeleteMenu, useMenus } from '../../administration.api.ts';
import { useAdministrationPhrases } from '../../administration.phrases.ts';
import { mayWrite } from '../frame/sections.ts';
import { RowActions } from '../list/row-actions.tsx';
import { SectionPage } from '../list/section-page.tsx';
import { TreeCell } from '../list/tree-cell.tsx';
import { countBelow, type TreeRow } from '../list/tree.ts';
import { useDelete } from '../list/use-delete.ts';
import { useTreePage, type TreePage } from '../list/use-tree-page.ts';
import { MenuForm } from './menu-form.tsx';

type Row = TreeRow<MenuEntry>;
/** What the form is open for: an entry, or a new one below a parent. */
type Opened = { readonly entry?: MenuEntry; readonly parentId?: string | null };
const textOf = (item: MenuEntry): string => `${item.name} ${item.enName} ${item.path} ${item.code ?? ''}`;

export function MenuSection(): ReactNode {
  const t = useAdministrationPhrases();
  const query = useMenus();
  const page = useTreePage(query.data, textOf);
  const [opened, setOpened] = useState<Opened | null>(null);
  const columns = useColumns(page, query.data ?? [], setOpened);
  return (
    <>
      <SectionPage
        title={t('menus')}
        query={query}
        rows={page.rows}
        rowKey={(row) => row.item.id}
        columns={columns}
        total={query.data?.length}
        keyword={page.keyword}
        onKeyword={page.setKeyword}
        placeholder={t('filterName')}
        add={mayWrite('menus') ? { label: t('addMenu'), onClick: () => setOpened({ parentId: null }) } : undefined}
      />
      {opened && query.data ? <MenuForm {...opened} entries={query.data} onClose={() => setOpened(null)} /> : null}
    </>
  );
}

function useColumns(
  page: TreePage<MenuEntry>,
  all: readonly MenuEntry[],
  open: (opened: Opened) => void,
): DataColumn<Row>[] {
  const t = useAdministrationPhrases();
  const isEnglish = useLanguage() === 'en';
  const named = (item: MenuEntry): string => (isEnglish ? item.enName : item.name);
  const actions = useActions(all, open);
  return [
    {
      key: 'name',
      title: t('title'),
      width: { zh: 280, en: 320 },
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
    { key: 'type', title: t('type'), width: 84, render: ({ item }) => <Tag>{t(`entry${item.type}`)}</Tag> },
    {
      key: 'path',
      title: t('path'),
      width: 280,
      render: ({ item }) => <TwoLine value={item.path} title={item.path} />,
    },
    {
      key: 'code',
      title: t('permissionMark'),
      width: 220,
      render: ({ item }) => <TwoLine value={item.code ?? '—'} title={item.code ?? ''} />,
    },
    { key: 'sort', title: t('sort'), width: 64, align: 'right', render: ({ item }) => item.sort },
    { key: 'status', title: t('status'), width: 108, render: ({ item }) => <EntryStatus entry={item} /> },
    ...actions(named),
  ];
}

function EntryStatus({ entry }: { entry: MenuEntry }): ReactNode {
  const t = useAdministrationPhrases();
  if (!entry.status) return <StatusBadge tone="bad">{t('disabled')}</StatusBadge>;
  return entry.isVisible ? (
    <StatusBadge tone="ok">{t('enabled')}</StatusBadge>
  ) : (
    <StatusBadge tone="neutral">{t('hidden')}</StatusBadge>
  );
}

function useActions(all: readonly MenuEntry[], open: (opened: Opened) => void) {
  const t = useAdministrationPhrases();
  const ask = useDelete();
  const { mutateAsync } = useDeleteMenu();
  const remove = (item: MenuEntry, name: string): void => {
    const count = countBelow(all, item.id);
    ask({
      question: t('deleteMenuQuestion', { name }),
      note: count > 0 ? t('belowNote', { count }) : t('noReturn'),
      send: async () => {
        await mutateAsync({ params: { id: item.id }, query: { withBelow: count > 0 } });
        return undefined;
      },
    });
  };
  return (named: (item: MenuEntry) => string): DataColumn<Row>[] =>
    mayWrite('menus')
      ? [
          {
            key: 'actions',
            title: t('actions'),
            width: 160,
            pinRight: true,
            render: ({ item }) => (
              <RowActions
                name={named(item)}
                more={
                  item.type === 'BUTTON'
                    ? []
                    : [
                        {
                          icon: Plus,
                          label: t('addBelow', { name: named(item) }),
                          onClick: () => open({ parentId: item.id }),
                        },
                      ]
                }
                history={`menus:${item.id}`}
                onEdit={() => open({ entry: item })}
                onDelete={() => remove(item, named(item))}
              />
            ),
          },
        ]
      : [];
}
