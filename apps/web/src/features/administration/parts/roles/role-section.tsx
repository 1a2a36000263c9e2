// Roles: fields, menus and permissions, who has them (specification 3, 6; R5.2, R8.4).
import type { Role } from '@yijian/contract/administration';
import { Copy, Eye, EyeOff, GitCompare, ListChecks, Users } from 'lucide-react';
import { Button } from 'antd';
import { useState, type ReactNode } from 'react';
import { StatusBadge } from '@yijian/ui/badge';
import { TwoLine, type DataColumn } from '@yijian/ui/table';
import { useLanguage } from '../../../../lib/i18n/index.ts';
import { useDeleteRole, useRoles } from '../../administration.api.ts';
import { useAdministrationPhrases } from '../../administration.phrases.ts';
import { mayWrite } from '../frame/sections.ts';
import { RowActions } from '../list/row-actions.tsx';
import { SectionPage } from '../list/section-page.tsx';
import { useDelete } from '../list/use-delete.ts';
import { RoleFieldRules } from './role-field-rules.tsx';
import { RoleForm } from './role-form.tsx';
import { RoleHolders } from './role-holders.tsx';
import { RoleCompare } from './role-compare.tsx';
import { RoleMatrix } from './role-matrix.tsx';
import { RoleSight } from './role-sight.tsx';
import { StarterRoles } from './starter-roles.tsx';

type Opened = {
  readonly what: 'form' | 'copy' | 'matrix' | 'fields' | 'holders' | 'sight' | 'compare' | 'starters';
  readonly role?: Role;
};

export function RoleSection(): ReactNode {
  const t = useAdministrationPhrases();
  const query = useRoles();
  const [keyword, setKeyword] = useState('');
  const [opened, setOpened] = useState<Opened | null>(null);
  const wanted = keyword.trim().toLowerCase();
  const rows = query.data?.filter((role) => `${role.name} ${role.enName} ${role.code}`.toLowerCase().includes(wanted));
  const close = (): void => setOpened(null);
  return (
    <>
      <SectionPage
        title={t('roles')}
        query={query}
        rows={rows}
        rowKey={(role) => role.id}
        columns={useColumns(setOpened)}
        total={rows?.length}
        keyword={keyword}
        onKeyword={setKeyword}
        placeholder={t('filterName')}
        actions={
          mayWrite('roles') ? (
            <Button onClick={() => setOpened({ what: 'starters' })}>{t('starters')}</Button>
          ) : undefined
        }
        add={mayWrite('roles') ? { label: t('addRole'), onClick: () => setOpened({ what: 'form' }) } : undefined}
      />
      {opened?.what === 'form' ? <RoleForm {...opened} onClose={close} /> : null}
      {opened?.what === 'copy' && opened.role ? <RoleForm copyOf={opened.role} onClose={close} /> : null}
      {opened?.what === 'sight' && opened.role ? <RoleSight role={opened.role} onClose={close} /> : null}
      {opened?.what === 'compare' && opened.role ? <RoleCompare role={opened.role} onClose={close} /> : null}
      {opened?.what === 'starters' ? <StarterRoles onClose={close} /> : null}
      {opened?.what === 'matrix' && opened.role ? <RoleMatrix role={opened.role} onClose={close} /> : null}
      {opened?.what === 'fields' && opened.role ? <RoleFieldRules role={opened.role} onClose={close} /> : null}
      {opened?.what === 'holders' && opened.role ? <RoleHolders role={opened.role} onClose={close} /> : null}
    </>
  );
}

function useColumns(open: (opened: Opened) => void): DataColumn<Role>[] {
  const t = useAdministrationPhrases();
  const isEnglish = useLanguage() === 'en';
  const named = (role: Role): string => (isEnglish ? role.enName : role.name);
  const remove = useRemove();
  const writes = mayWrite('roles');
  return [
    {
      key: 'name',
      title: t('title'),
      width: { zh: 200, en: 240 },
      render: (role) => <TwoLine strong value={named(role)} context={isEnglish ? role.name : role.enName} />,
    },
    { key: 'code', title: t('code'), width: 112, render: (role) => role.code },
    { key: 'dataRange', title: t('dataRange'), width: 100, render: (role) => t(`range${role.dataRange}`) },
    { key: 'roleType', title: t('roleType'), width: 100, render: (role) => t(`role${role.roleType}`) },
    {
      key: 'remark',
      title: t('remark'),
      width: 220,
      render: (role) => <TwoLine value={role.remark ?? '—'} title={role.remark ?? ''} />,
    },
    { key: 'userCount', title: t('userCount'), width: 72, align: 'right', render: (role) => role.userCount },
    {
      key: 'status',
      title: t('status'),
      width: 96,
      render: (role) => (
        <StatusBadge tone={role.isEnabled ? 'ok' : 'bad'}>{t(role.isEnabled ? 'enabled' : 'disabled')}</StatusBadge>
      ),
    },
    {
      key: 'actions',
      title: t('actions'),
      width: 332,
      pinRight: true,
      render: (role) => (
        <RowActions
          name={named(role)}
          more={[
            {
              icon: ListChecks,
              label: t('permissionsOf', { name: named(role) }),
              onClick: () => open({ what: 'matrix', role }),
            },
            {
              icon: EyeOff,
              label: t('fieldRulesOf', { name: named(role) }),
              onClick: () => open({ what: 'fields', role }),
            },
            { icon: Eye, label: t('seesOf', { name: named(role) }), onClick: () => open({ what: 'sight', role }) },
            {
              icon: GitCompare,
              label: t('compareOf', { name: named(role) }),
              onClick: () => open({ what: 'compare', role }),
            },
            ...(writes
              ? [{ icon: Copy, label: t('copyOf', { name: named(role) }), onClick: () => open({ what: 'copy', role }) }]
              : []),
            {
              icon: Users,
              label: t('holdersOf', { name: named(role) }),
              onClick: () => open({ what: 'holders', role }),
            },
          ]}
          history={`roles:${role.id}`}
          onEdit={writes ? () => open({ what: 'form', role }) : undefined}
          onDelete={writes && !role.isProtected ? () => remove(role, named(role)) : undefined}
        />
      ),
    },
  ];
}

function useRemove(): (role: Role, name: string) => void {
  const t = useAdministrationPhrases();
  const ask = useDelete();
  const { mutateAsync } = useDeleteRole();
  return (role, name) =>
    ask({
      question: t('deleteRoleQuestion', { name }),
      note: t('noReturn'),
      send: async () => {
        await mutateAsync({ params: { id: role.id } });
        return undefined;
      },
    });
}
