// Who has a role (specification 3, administration-console fields).
import type { Role } from '@yijian/contract/administration';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { StatusBadge } from '@yijian/ui/badge';
import { FormDrawer } from '@yijian/ui/form-page';
import { TwoLine } from '@yijian/ui/table';
import { personName } from '../../../../lib/format/index.ts';
import { useLanguage } from '../../../../lib/i18n/index.ts';
import { PagedTable, usePaged } from '../../../../lib/lists/index.ts';
import { hasPermission } from '../../../../lib/session/index.ts';
import { useHolders } from '../../administration.api.ts';
import { useAdministrationPhrases } from '../../administration.phrases.ts';

export function RoleHolders({ role, onClose }: { role: Role; onClose: () => void }): ReactNode {
  const t = useAdministrationPhrases();
  const language = useLanguage();
  const paged = usePaged();
  const holders = useHolders(role.id, paged.page);
  const title = t('holdersOf', { name: language === 'en' ? role.enName : role.name });
  return (
    <FormDrawer open onClose={onClose} title={title} width={560}>
      <PagedTable
        inCard
        label={title}
        query={holders}
        list={paged}
        rowKey={(one) => one.id}
        columns={[
          {
            key: 'name',
            title: t('name'),
            width: 180,
            render: (one) =>
              hasPermission('admin:users:read') ? (
                <Link to={`/admin/users?keyword=${encodeURIComponent(one.login)}`}>
                  <TwoLine strong value={personName(one)} context={one.login} />
                </Link>
              ) : (
                <TwoLine strong value={personName(one)} context={one.login} />
              ),
          },
          {
            key: 'organization',
            title: t('organization'),
            width: 180,
            render: (one) => one.organizationName ?? '—',
          },
          {
            key: 'status',
            title: t('status'),
            width: 96,
            render: (one) => (
              <StatusBadge tone={one.isEnabled ? 'ok' : 'bad'}>{t(one.isEnabled ? 'enabled' : 'disabled')}</StatusBadge>
            ),
          },
        ]}
        empty={t('nobody')}
      />
    </FormDrawer>
  );
}
