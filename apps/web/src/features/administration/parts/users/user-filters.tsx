// What the list of users is narrowed by: organisation with everything below, role, state, last sign-in.
import { LastSignIn } from '@yijian/contract/administration';
import type { ReactNode } from 'react';
import { FilterButton, FilterTree } from '@yijian/ui/filter';
import { useLanguage } from '../../../../lib/i18n/index.ts';
import { hasPermission } from '../../../../lib/session/index.ts';
import { useOrganizations, useRoles } from '../../administration.api.ts';
import { useAdministrationPhrases } from '../../administration.phrases.ts';
import { organizationNodes } from './organization-nodes.ts';
import type { UserList } from './user-list.ts';

const one = (value: string | undefined): string[] => (value === undefined ? [] : [value]);

export function UserFilters({ list }: { list: UserList }): ReactNode {
  const t = useAdministrationPhrases();
  const isEnglish = useLanguage() === 'en';
  const organizations = useOrganizations(hasPermission('admin:organizations:read')).data ?? [];
  const roles = useRoles(hasPermission('admin:roles:read')).data ?? [];
  const { organizationId, roleId, isEnabled, mayLogIn, lastSignIn } = list.filters;
  const flags = (yes: string, no: string) => [
    { value: 'true', label: yes },
    { value: 'false', label: no },
  ];
  return (
    <>
      <FilterTree
        label={t('organization')}
        nodes={organizationNodes(organizations, isEnglish)}
        value={one(organizationId)}
        onChange={(chosen) => list.setFilters({ organizationId: chosen.find((id) => id !== organizationId) ?? '' })}
      />
      <FilterButton
        label={t('userRole')}
        options={roles.map(({ id, name, enName }) => ({ value: id, label: isEnglish ? enName : name }))}
        value={one(roleId)}
        multiple={false}
        onChange={([next]) => list.setFilters({ roleId: next ?? '' })}
      />
      <FilterButton
        label={t('status')}
        options={flags(t('enabled'), t('disabled'))}
        value={one(isEnabled)}
        multiple={false}
        onChange={([next]) => list.setFilters({ isEnabled: next ?? '' })}
      />
      <FilterButton
        label={t('mayLogIn')}
        options={flags(t('mayYes'), t('mayNo'))}
        value={one(mayLogIn)}
        multiple={false}
        onChange={([next]) => list.setFilters({ mayLogIn: next ?? '' })}
      />
      <FilterButton
        label={t('lastSignIn')}
        options={LastSignIn.options.map((value) => ({ value, label: t(`lastSignIn.${value}`) }))}
        value={one(lastSignIn)}
        multiple={false}
        onChange={([next]) => list.setFilters({ lastSignIn: next ?? '' })}
      />
    </>
  );
}
