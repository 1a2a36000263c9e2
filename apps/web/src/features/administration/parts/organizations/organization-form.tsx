// Adding or changing an organisation (specification 3, administration-console fields).
import type { NewOrganization, Organization, OrganizationType } from '@yijian/contract/administration';
import type { ReactNode } from 'react';
import { personName } from '../../../../lib/format/index.ts';
import { useCommonPhrases, useLanguage } from '../../../../lib/i18n/index.ts';
import { useAccounts, useAddOrganization, useChangeOrganization } from '../../administration.api.ts';
import { useAdministrationPhrases } from '../../administration.phrases.ts';
import { type EntryField, EntryForm, type EntryWork, orNull, type TreeChoice } from '../../../../lib/forms/index.ts';
import { useRegions, type RegionNode } from '../../../regions/index.ts';
import { treeChoices } from '../list/tree.ts';

const types = ['COMPANY', 'DIVISION', 'REGION', 'TEAM', 'OFFICE'] as const satisfies readonly OrganizationType[];

export interface OrganizationFormProps {
  readonly organization?: Organization;
  readonly parentId?: string | null;
  readonly organizations: readonly Organization[];
  readonly onClose: () => void;
}

export function OrganizationForm({
  organization,
  parentId = null,
  organizations,
  onClose,
}: OrganizationFormProps): ReactNode {
  const t = useAdministrationPhrases();
  const common = useCommonPhrases();
  const add = useAddOrganization();
  const change = useChangeOrganization();
  const keep = (work: EntryWork): Promise<unknown> => {
    const body = bodyOf(work);
    return organization === undefined
      ? add.mutateAsync({ body })
      : change.mutateAsync({ params: { id: organization.id }, body: { ...body, version: organization.version } });
  };
  return (
    <EntryForm
      title={t(organization ? 'editOrganization' : 'addOrganization')}
      fields={useFields(organizations, organization)}
      start={organization ? { ...organization } : { parentId, type: 'TEAM', sort: 0, regionCodes: [] }}
      onKeep={keep}
      kept={common(organization ? 'updateSuccess' : 'createSuccess')}
      onClose={onClose}
    />
  );
}

function bodyOf(work: EntryWork): NewOrganization {
  return {
    name: String(work['name'] ?? ''),
    enName: String(work['enName'] ?? ''),
    code: String(work['code'] ?? ''),
    type: work['type'] as OrganizationType,
    sort: Number(work['sort'] ?? 0),
    parentId: orNull(work['parentId']),
    leaderId: orNull(work['leaderId']),
    ...(work['grade'] === undefined || work['grade'] === null ? {} : { grade: Number(work['grade']) }),
    regionCodes: [...((work['regionCodes'] as readonly string[] | undefined) ?? [])],
  };
}

const regionChoice = ({ value, label, keywords, children }: RegionNode): TreeChoice => ({
  value,
  title: label,
  keywords,
  ...(children ? { children: children.map(regionChoice) } : {}),
});

function useFields(organizations: readonly Organization[], own: Organization | undefined): EntryField[] {
  const t = useAdministrationPhrases();
  const isEnglish = useLanguage() === 'en';
  const people = useAccounts({ page: 0, size: 100, isEnabled: true }).data?.content ?? [];
  const leaders = people.map((one) => ({ value: one.id, label: `${personName(one)} ${one.login}` }));
  // The leader stays choosable also when not among the first hundred.
  if (own?.leaderId && !leaders.some((one) => one.value === own.leaderId))
    leaders.push({ value: own.leaderId, label: own.leaderName ?? own.leaderId });
  const regions = useRegions();
  const nodes = treeChoices(organizations, (item) => (isEnglish ? item.enName : item.name), own?.id);
  return [
    { key: 'name', kind: 'line', label: t('title'), maxLength: 60, required: true },
    { key: 'enName', kind: 'line', label: t('enName'), maxLength: 120, required: true },
    { key: 'code', kind: 'line', label: t('code'), maxLength: 40, required: true },
    {
      key: 'type',
      kind: 'choice',
      label: t('type'),
      required: true,
      options: types.map((value) => ({ value, label: t(`org${value}`) })),
    },
    { key: 'parentId', kind: 'tree', label: t('parent'), nodes },
    { key: 'grade', kind: 'number', label: t('grade'), hint: t('gradeHint') },
    { key: 'leaderId', kind: 'choice', label: t('leader'), options: leaders },
    { key: 'sort', kind: 'number', label: t('sort') },
    {
      key: 'regionCodes',
      kind: 'trees',
      label: t('regionCodes'),
      hint: t('regionHint'),
      nodes: regions.nodes.map(regionChoice),
    },
  ];
}
