// Adding or changing a role; both names are required (specification 3, 5; R5.2).
import type { DataRange, Role, RoleDetail, RoleType } from '@yijian/contract/administration';
import type { ReactNode } from 'react';
import { FormDrawer } from '@yijian/ui/form-page';
import { Async } from '@yijian/ui/states';
import { useCommonPhrases, useLanguage } from '../../../../lib/i18n/index.ts';
import { hasPermission } from '../../../../lib/session/index.ts';
import { useAddRole, useChangeRole, useOrganizations, useRole } from '../../administration.api.ts';
import { useAdministrationPhrases } from '../../administration.phrases.ts';
import { type EntryField, EntryForm, type EntryWork, orNull } from '../../../../lib/forms/index.ts';
import { treeChoices } from '../list/tree.ts';

const ranges = ['OWN', 'TEAM', 'REGION', 'CUSTOM', 'ALL'] as const satisfies readonly DataRange[];
const types = ['BUSINESS', 'SYSTEM'] as const satisfies readonly RoleType[];

export interface RoleFormProps {
  readonly role?: Role;
  /** The role that a new one begins as. */
  readonly copyOf?: Role;
  readonly onClose: () => void;
}

export function RoleForm({ role, copyOf, onClose }: RoleFormProps): ReactNode {
  const t = useAdministrationPhrases();
  const detail = useRole(role?.id ?? copyOf?.id ?? null);
  if (role === undefined && copyOf === undefined) return <RoleFieldsForm onClose={onClose} />;
  if (detail.data && copyOf) return <RoleFieldsForm copyOf={detail.data} onClose={onClose} />;
  if (detail.data && !detail.isFetching) return <RoleFieldsForm role={detail.data} onClose={onClose} />;
  return (
    <FormDrawer open onClose={onClose} title={t(copyOf ? 'addRole' : 'editRole')}>
      <Async query={detail} shape="form">
        {() => null}
      </Async>
    </FormDrawer>
  );
}

interface RoleFieldsProps {
  readonly role?: RoleDetail;
  readonly copyOf?: RoleDetail;
  readonly onClose: () => void;
}

function RoleFieldsForm({ role, copyOf, onClose }: RoleFieldsProps): ReactNode {
  const t = useAdministrationPhrases();
  const common = useCommonPhrases();
  const language = useLanguage();
  const add = useAddRole();
  const change = useChangeRole();
  const keep = (work: EntryWork): Promise<unknown> => {
    const body = bodyOf(work);
    return role === undefined
      ? add.mutateAsync({
          body: { ...body, code: String(work['code'] ?? ''), ...(copyOf ? { copyOf: copyOf.id } : {}) },
        })
      : change.mutateAsync({ params: { id: role.id }, body: { ...body, version: role.version } });
  };
  return (
    <EntryForm
      title={
        copyOf
          ? t('copyOf', { name: language === 'en' ? copyOf.enName : copyOf.name })
          : t(role ? 'editRole' : 'addRole')
      }
      fields={useFields(role)}
      start={
        role ? startOf(role) : copyOf ? copyFrom(copyOf) : { dataRange: 'OWN', roleType: 'BUSINESS', isEnabled: true }
      }
      onKeep={keep}
      kept={common(role ? 'updateSuccess' : 'createSuccess')}
      onClose={onClose}
    />
  );
}

function startOf({ menuIds: _menus, fieldRules: _rules, ...role }: RoleDetail): EntryWork {
  return { ...role };
}

/** A copy has names and a code of its own. */
function copyFrom(role: RoleDetail): EntryWork {
  const { dataRange, organizationIds, organizationId } = role;
  return { dataRange, organizationIds, organizationId, roleType: 'BUSINESS', isEnabled: true };
}

function bodyOf(work: EntryWork) {
  return {
    name: String(work['name'] ?? ''),
    enName: String(work['enName'] ?? ''),
    dataRange: work['dataRange'] as DataRange,
    organizationIds: work['dataRange'] === 'CUSTOM' ? [...((work['organizationIds'] as readonly string[]) ?? [])] : [],
    roleType: work['roleType'] as RoleType,
    organizationId: orNull(work['organizationId']),
    isEnabled: work['isEnabled'] === true,
    remark: orNull(work['remark']),
  };
}

function useFields(role: Role | undefined): EntryField[] {
  const t = useAdministrationPhrases();
  const isEnglish = useLanguage() === 'en';
  const organizations = useOrganizations(hasPermission('admin:organizations:read')).data ?? [];
  const nodes = treeChoices(organizations, (item) => (isEnglish ? item.enName : item.name));
  const isProtected = role?.isProtected === true;
  return [
    { key: 'name', kind: 'line', label: t('title'), maxLength: 60, required: true },
    { key: 'enName', kind: 'line', label: t('enName'), maxLength: 120, required: true },
    { key: 'code', kind: 'line', label: t('code'), maxLength: 40, required: true, disabled: role !== undefined },
    {
      key: 'dataRange',
      kind: 'choice',
      label: t('dataRange'),
      required: true,
      options: ranges.map((value) => ({ value, label: t(`range${value}`) })),
      hint: t('rangeHint'),
    },
    {
      key: 'organizationIds',
      kind: 'trees',
      label: t('chosenOrganizations'),
      hint: t('chosenOrganizationsHint'),
      required: true,
      nodes,
      askedWhen: (work) => work['dataRange'] === 'CUSTOM',
    },
    {
      key: 'roleType',
      kind: 'choice',
      label: t('roleType'),
      required: true,
      disabled: isProtected,
      options: types.map((value) => ({ value, label: t(`role${value}`) })),
    },
    { key: 'organizationId', kind: 'tree', label: t('owningOrganization'), nodes },
    { key: 'isEnabled', kind: 'switch', label: t('isEnabled'), disabled: isProtected },
    { key: 'remark', kind: 'area', label: t('remark'), maxLength: 500 },
  ];
}
