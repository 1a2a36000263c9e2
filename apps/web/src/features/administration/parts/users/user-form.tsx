// Adding or changing a user; a new one begins with a temporary password (specification 3, 5; R5.1, R5.2).
import type { Account, UserType } from '@yijian/contract/administration';
import type { ReactNode } from 'react';
import { FormDrawer } from '@yijian/ui/form-page';
import { Async } from '@yijian/ui/states';
import { useCommonPhrases, useLanguage } from '../../../../lib/i18n/index.ts';
import { editsField, hasPermission, useSession } from '../../../../lib/session/index.ts';
import { useAccount, useAddAccount, useChangeAccount, useOrganizations, useRoles } from '../../administration.api.ts';
import { useAdministrationPhrases } from '../../administration.phrases.ts';
import { type EntryField, EntryForm, type EntryWork, orNull } from '../../../../lib/forms/index.ts';
import { treeChoices } from '../list/tree.ts';

const types = ['STAFF', 'VENDOR', 'SYSTEM'] as const satisfies readonly UserType[];
const languages = ['zh', 'en'] as const;

export function UserForm({ id, onClose }: { id: string | null; onClose: () => void }): ReactNode {
  const t = useAdministrationPhrases();
  const account = useAccount(id);
  if (id === null) return <AccountForm onClose={onClose} />;
  if (account.data && !account.isFetching) return <AccountForm account={account.data} onClose={onClose} />;
  return (
    <FormDrawer open onClose={onClose} title={t('editUser')}>
      <Async query={account} shape="form">
        {() => null}
      </Async>
    </FormDrawer>
  );
}

function AccountForm({ account, onClose }: { account?: Account; onClose: () => void }): ReactNode {
  const t = useAdministrationPhrases();
  const common = useCommonPhrases();
  const add = useAddAccount();
  const change = useChangeAccount();
  const keep = (work: EntryWork): Promise<unknown> => {
    const body = bodyOf(work);
    if (account) return change.mutateAsync({ params: { id: account.id }, body: { ...body, version: account.version } });
    const [password, confirmPassword] = [String(work['password'] ?? ''), String(work['confirmPassword'] ?? '')];
    const secret = password === '' && confirmPassword === '' ? {} : { password, confirmPassword };
    const login = orNull(work['login']);
    return add.mutateAsync({ body: { ...body, ...secret, ...(login === null ? {} : { login }) } });
  };
  return (
    <EntryForm
      title={t(account ? 'editUser' : 'addUser')}
      fields={useFields(account)}
      start={
        account ? { ...account } : { language: 'zh', userType: 'STAFF', roleIds: [], mayLogIn: true, isEnabled: true }
      }
      onKeep={keep}
      kept={common(account ? 'updateSuccess' : 'createSuccess')}
      onClose={onClose}
    />
  );
}

function bodyOf(work: EntryWork) {
  return {
    firstName: String(work['firstName'] ?? ''),
    enName: String(work['enName'] ?? ''),
    phone: orNull(work['phone']),
    telephone: orNull(work['telephone']),
    email: orNull(work['email']),
    chatUserId: orNull(work['chatUserId']),
    language: work['language'] as 'zh' | 'en',
    company: orNull(work['company']),
    department: orNull(work['department']),
    workId: orNull(work['workId']),
    organizationId: orNull(work['organizationId']),
    userType: work['userType'] as UserType,
    roleIds: [...((work['roleIds'] as readonly string[] | undefined) ?? [])],
    mayLogIn: work['mayLogIn'] === true,
    isEnabled: work['isEnabled'] === true,
  };
}

function useFields(account: Account | undefined): EntryField[] {
  const t = useAdministrationPhrases();
  const isEnglish = useLanguage() === 'en';
  const ownId = useSession((session) => session.user?.id);
  const organizations = useOrganizations(hasPermission('admin:organizations:read')).data ?? [];
  const roles = useRoles(hasPermission('admin:roles:read')).data ?? [];
  const nodes = treeChoices(organizations, (item) => (isEnglish ? item.enName : item.name));
  const roleOptions = roles.map((role) => ({ value: role.id, label: isEnglish ? role.enName : role.name }));
  // Nobody switches the own account off or changes the own roles.
  const isOwn = account !== undefined && account.id === ownId;
  const secret: EntryField[] = [
    { key: 'password', kind: 'password', label: t('password'), hint: t('passwordHint') },
    { key: 'confirmPassword', kind: 'password', label: t('confirmPassword') },
  ];
  const isNew = account === undefined;
  const isClosed = (key: 'phone' | 'email' | 'workId'): boolean => !isNew && !editsField(`user.${key}`);
  const rest: EntryField[] = [
    { key: 'enName', kind: 'line', label: t('enName'), maxLength: 120 },
    { key: 'telephone', kind: 'line', label: t('telephone'), maxLength: 30 },
    { key: 'company', kind: 'line', label: t('company'), maxLength: 100 },
    { key: 'department', kind: 'line', label: t('department'), maxLength: 60 },
    { key: 'workId', kind: 'line', label: t('workId'), maxLength: 40, disabled: isClosed('workId') },
    { key: 'email', kind: 'line', label: t('email'), maxLength: 200, disabled: isClosed('email') },
    { key: 'chatUserId', kind: 'line', label: t('chatUserId'), hint: t('chatUserHint'), maxLength: 64 },
    {
      key: 'language',
      kind: 'choice',
      label: t('language'),
      required: true,
      options: languages.map((value) => ({ value, label: t(value) })),
    },
    {
      key: 'userType',
      kind: 'choice',
      label: t('userType'),
      required: true,
      options: types.map((value) => ({ value, label: t(`type${value}`) })),
    },
    { key: 'mayLogIn', kind: 'switch', label: t('mayLogIn'), disabled: isOwn },
    { key: 'isEnabled', kind: 'switch', label: t('isEnabled'), disabled: isOwn },
  ];
  return [
    { key: 'firstName', kind: 'line', label: t('name'), maxLength: 60, required: true },
    {
      key: 'login',
      kind: 'line',
      label: t('login'),
      maxLength: 60,
      ...(isNew ? { hint: t('loginHint') } : { disabled: true, required: true }),
    },
    { key: 'phone', kind: 'line', label: t('phone'), maxLength: 20, disabled: isClosed('phone') },
    { key: 'roleIds', kind: 'choices', label: t('userRole'), required: true, disabled: isOwn, options: roleOptions },
    { key: 'organizationId', kind: 'tree', label: t('organization'), nodes },
    ...(isNew ? secret : []),
    // What most new users share stands behind `More`.
    ...rest.map((field) => ({ ...field, folded: isNew })),
  ];
}
