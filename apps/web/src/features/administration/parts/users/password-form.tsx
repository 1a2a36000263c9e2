// Giving out a temporary password (specification 5; R5.1).
import type { AccountRow } from '@yijian/contract/administration';
import type { ReactNode } from 'react';
import { useCommonPhrases } from '../../../../lib/i18n/index.ts';
import { useResetPassword } from '../../administration.api.ts';
import { useAdministrationPhrases } from '../../administration.phrases.ts';
import { EntryForm } from '../../../../lib/forms/index.ts';

export function PasswordForm({ user, onClose }: { user: AccountRow; onClose: () => void }): ReactNode {
  const t = useAdministrationPhrases();
  const common = useCommonPhrases();
  const reset = useResetPassword();
  return (
    <EntryForm
      title={t('resetPasswordOf', { name: user.firstName })}
      fields={[
        { key: 'password', kind: 'password', label: t('password'), required: true, hint: t('passwordHint') },
        { key: 'confirmPassword', kind: 'password', label: t('confirmPassword'), required: true },
      ]}
      start={{}}
      onKeep={(work) => {
        const body = {
          password: String(work['password'] ?? ''),
          confirmPassword: String(work['confirmPassword'] ?? ''),
        };
        return reset.mutateAsync({ params: { id: user.id }, body });
      }}
      kept={common('updateSuccess')}
      onClose={onClose}
    />
  );
}
