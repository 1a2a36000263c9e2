// What the settings of an enterprise ask, group by group.
import type { EnterpriseSettings } from '@yijian/contract/enterprises';
import { useEnterprisePhrases } from '../../words/enterprise.phrases.ts';
import type { EntryField } from '../../../../lib/forms/index.ts';
import { mayWrite } from '../frame/sections.ts';

export interface SettingsGroup {
  readonly key: 'identity' | 'places' | 'signIn' | 'partners';
  readonly fields: readonly EntryField[];
}

type LineKey =
  | 'name'
  | 'enName'
  | 'brandName'
  | 'brandEnName'
  | 'siteId'
  | 'interfaceAddress'
  | 'authAddress'
  | 'realm'
  | 'clientId'
  | 'analyticsAddress'
  | 'languageModelAddress';

export function useGroups({ ownDomain }: EnterpriseSettings): SettingsGroup[] {
  const t = useEnterprisePhrases();
  const disabled = !mayWrite('enterprise');
  const line = (key: LineKey, maxLength: number, part: { required?: boolean; hint?: string } = {}): EntryField => ({
    key,
    kind: 'line',
    label: t(key),
    maxLength,
    required: true,
    disabled,
    ...part,
  });
  const words = (key: string, label: string, hint: string, required = false): EntryField => ({
    key,
    kind: 'words',
    label,
    hint,
    required,
    disabled,
  });
  return [
    {
      key: 'identity',
      fields: [
        line('name', 60),
        line('enName', 120),
        line('brandName', 30),
        line('brandEnName', 40),
        line('siteId', 60, { required: false }),
      ],
    },
    {
      key: 'places',
      fields: [
        words('domains', t('domains'), t('domainsHint', { domain: ownDomain }), true),
        line('interfaceAddress', 300),
        line('languageModelAddress', 300, { required: false, hint: t('languageModelHint') }),
      ],
    },
    {
      key: 'signIn',
      fields: [line('authAddress', 300, { hint: t('authHint') }), line('realm', 41), line('clientId', 60)],
    },
    {
      key: 'partners',
      fields: [
        line('analyticsAddress', 300, { required: false }),
        words('frameHosts', t('frameHosts'), t('hostsHint')),
        words('iconHosts', t('iconHosts'), t('hostsHint')),
      ],
    },
  ];
}
