// Users, page by page (specification 3; R5.2, R8.4).
import type { AccountRow } from '@yijian/contract/administration';
import { Button } from 'antd';
import { Eye, KeyRound, Upload } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { StatusBadge, TagList } from '@yijian/ui/badge';
import { Glyph } from '@yijian/ui/icon';
import { TwoLine, type DataColumn } from '@yijian/ui/table';
import { personName, useFormat } from '../../../../lib/format/index.ts';
import { useLanguage } from '../../../../lib/i18n/index.ts';
import { Pages, pageSizes } from '../../../../lib/lists/index.ts';
import { hasPermission, useSession } from '../../../../lib/session/index.ts';
import { PersonalNumber } from '../../../privacy/index.ts';
import { useAccounts, useDeleteAccount } from '../../administration.api.ts';
import { useAdministrationPhrases } from '../../administration.phrases.ts';
import { mayWrite } from '../frame/sections.ts';
import { RowActions } from '../list/row-actions.tsx';
import { SectionPage } from '../list/section-page.tsx';
import { useDelete } from '../list/use-delete.ts';
import { PasswordForm } from './password-form.tsx';
import { SimulationForm } from './simulation-form.tsx';
import { UserFilters } from './user-filters.tsx';
import { UserForm } from './user-form.tsx';
import { queryOf, sortOf, sortText, useUserList } from './user-list.ts';
import { useUserChips } from './use-user-chips.ts';

type Opened = { readonly what: 'form' | 'password' | 'simulation'; readonly user?: AccountRow };

export function UserSection(): ReactNode {
  const t = useAdministrationPhrases();
  const list = useUserList();
  const query = useAccounts(queryOf(list));
  const [opened, setOpened] = useState<Opened | null>(null);
  const close = (): void => setOpened(null);
  return (
    <>
      <SectionPage
        title={t('users')}
        query={query}
        rows={query.data?.content}
        rowKey={(user) => user.id}
        columns={useColumns(setOpened)}
        total={query.data?.totalElements}
        keyword={list.filters.keyword ?? ''}
        onKeyword={(next) => list.setFilters({ keyword: next })}
        placeholder={t('search')}
        filters={<UserFilters list={list} />}
        activeFilters={useUserChips(list)}
        onClearFilters={list.clearFilters}
        sort={sortOf(list.sort)}
        onSortChange={(sort) => list.setSort(sortText(sort))}
        actions={hasPermission('admin:users:import') ? <ImportButton /> : undefined}
        add={mayWrite('users') ? { label: t('addUser'), onClick: () => setOpened({ what: 'form' }) } : undefined}
        pagination={<Pages list={list} total={query.data?.totalElements} sizes={pageSizes} />}
      />
      {opened?.what === 'form' ? <UserForm id={opened.user?.id ?? null} onClose={close} /> : null}
      {opened?.what === 'simulation' && opened.user ? <SimulationForm user={opened.user} onClose={close} /> : null}
      {opened?.what === 'password' && opened.user ? <PasswordForm user={opened.user} onClose={close} /> : null}
    </>
  );
}

function ImportButton(): ReactNode {
  const t = useAdministrationPhrases();
  const go = useNavigate();
  return (
    <Button icon={<Glyph icon={Upload} />} onClick={() => void go('/admin/users/import')}>
      {t('importUsers')}
    </Button>
  );
}

function useColumns(open: (opened: Opened) => void): DataColumn<AccountRow>[] {
  const t = useAdministrationPhrases();
  const format = useFormat();
  const isEnglish = useLanguage() === 'en';
  const ownId = useSession((session) => session.user?.id);
  const remove = useRemove();
  const actions: DataColumn<AccountRow> = {
    key: 'actions',
    title: t('actions'),
    width: 196,
    pinRight: true,
    render: (user) => (
      <RowActions
        name={personName(user)}
        more={[
          ...(hasPermission('admin:users:simulate') && user.id !== ownId && user.isEnabled
            ? [
                {
                  icon: Eye,
                  label: t('seeAs', { name: personName(user) }),
                  onClick: () => open({ what: 'simulation', user }),
                },
              ]
            : []),
          {
            icon: KeyRound,
            label: t('resetPasswordOf', { name: personName(user) }),
            onClick: () => open({ what: 'password', user }),
          },
        ]}
        history={`users:${user.id}`}
        onEdit={() => open({ what: 'form', user })}
        onDelete={user.id === ownId ? undefined : () => remove(user)}
      />
    ),
  };
  return [
    {
      key: 'firstName',
      title: t('name'),
      width: { zh: 148, en: 168 },
      sortable: true,
      render: (user) => <TwoLine strong value={personName(user)} context={user.login} />,
    },
    {
      key: 'roles',
      title: t('userRole'),
      width: { zh: 176, en: 184 },
      render: (user) => <TagList tags={user.roles.map((role) => (isEnglish ? role.enName : role.name))} />,
    },
    {
      key: 'organization',
      title: t('organization'),
      width: 136,
      render: (user) => <TwoLine value={user.organizationName ?? '—'} context={user.department ?? undefined} />,
    },
    {
      key: 'workId',
      title: `${t('workId')} / ${t('telephone')}`,
      width: { zh: 124, en: 144 },
      render: (user) => <TwoLine value={user.workId ?? '—'} context={user.telephone ?? undefined} />,
    },
    {
      key: 'phone',
      title: t('phone'),
      width: { zh: 184, en: 200 },
      render: (user) => (
        <TwoLine
          value={
            <PersonalNumber
              table="users"
              id={user.id}
              field="PHONE"
              masked={user.phone}
              mayReveal={hasPermission('admin:users:reveal')}
            />
          }
          context={user.email ?? undefined}
        />
      ),
    },
    {
      key: 'lastSignInAt',
      title: t('lastSignIn'),
      width: 148,
      sortable: true,
      render: (user) => format.dateTime(user.lastSignInAt),
    },
    {
      key: 'status',
      title: t('status'),
      width: 96,
      render: (user) => (
        <StatusBadge tone={user.isEnabled ? 'ok' : 'bad'}>{t(user.isEnabled ? 'enabled' : 'disabled')}</StatusBadge>
      ),
    },
    ...(mayWrite('users') ? [actions] : []),
  ];
}

function useRemove(): (user: AccountRow) => void {
  const t = useAdministrationPhrases();
  const ask = useDelete();
  const { mutateAsync } = useDeleteAccount();
  return (user) =>
    ask({
      question: t('deleteUserQuestion', { name: personName(user) }),
      note: t('deleteUserNote'),
      send: async () => {
        const { outcome } = await mutateAsync({ params: { id: user.id } });
        return outcome === 'DISABLED' ? t('userDisabled') : undefined;
      },
    });
}
