// The filters that are set, in words, each removable.
import { LastSignIn } from '@yijian/contract/administration';
import type { ActiveFilter } from '@yijian/ui/filter';
import { useLanguage } from '../../../../lib/i18n/index.ts';
import { hasPermission } from '../../../../lib/session/index.ts';
import { useOrganizations, useRoles } from '../../administration.api.ts';
import { useAdministrationPhrases } from '../../administration.phrases.ts';
import type { UserList } from './user-list.ts';

export function useUserChips(list: UserList): ActiveFilter[] {
  const t = useAdministrationPhrases();
  const isEnglish = useLanguage() === 'en';
  const organizations = useOrganizations(hasPermission('admin:organizations:read')).data ?? [];
  const roles = useRoles(hasPermission('admin:roles:read')).data ?? [];
  const { organizationId, roleId, isEnabled, mayLogIn, lastSignIn } = list.filters;
  const nameIn = (all: readonly { id: string; name: string; enName: string }[], id: string | undefined) => {
    const found = all.find((one) => one.id === id);
    return isEnglish ? found?.enName : found?.name;
  };
  const period = LastSignIn.options.find((one) => one === lastSignIn);
  const chips = [
    ['organizationId', t('organization'), nameIn(organizations, organizationId)],
    ['roleId', t('userRole'), nameIn(roles, roleId)],
    ['isEnabled', t('status'), isEnabled && t(isEnabled === 'true' ? 'enabled' : 'disabled')],
    ['mayLogIn', t('mayLogIn'), mayLogIn && t(mayLogIn === 'true' ? 'mayYes' : 'mayNo')],
    ['lastSignIn', t('lastSignIn'), period && t(`lastSignIn.${period}`)],
  ] as const;
  return chips.flatMap(([key, label, value]) =>
    value ? [{ key, label, value, onRemove: () => list.setFilters({ [key]: '' }) }] : [],
  );
}
