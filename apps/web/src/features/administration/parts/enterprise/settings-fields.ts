// What the settings of an enterprise ask, group by group.
import {
  embedParameters,
  sharedReports,
  type EnterpriseSettings,
  type SharedDashboards,
} from '@yijian/contract/enterprises';
import { useEnterprisePhrases } from '../../words/enterprise.phrases.ts';
import type { EntryField, EntryWork } from '../../../../lib/forms/index.ts';
import { mayWrite } from '../frame/sections.ts';

export interface SettingsGroup {
  readonly key: 'identity' | 'places' | 'signIn' | 'chat' | 'partners' | 'reports';
  readonly fields: readonly EntryField[];
}

const environments = ['test', 'production'] as const;

/** The place of an id in the request, so that a fault of it stands beside its field. */
const idKey = (report: keyof SharedDashboards, where: (typeof environments)[number]): string =>
  `sharedDashboards.${report}.${where}`;

/** The settings as the form edits them: each id of a shared dashboard by itself. */
export const workOf = (settings: EnterpriseSettings): EntryWork => ({
  ...(settings as unknown as EntryWork),
  ...Object.fromEntries(
    sharedReports.flatMap((report) =>
      environments.map((where) => [idKey(report, where), settings.sharedDashboards[report][where]]),
    ),
  ),
});

export function sharedIn(work: EntryWork): SharedDashboards {
  const idOf = (report: keyof SharedDashboards, where: (typeof environments)[number]): string =>
    String(work[idKey(report, where)] ?? '').trim();
  const both = (report: keyof SharedDashboards): SharedDashboards['rbRecords'] => ({
    test: idOf(report, 'test'),
    production: idOf(report, 'production'),
  });
  return { rbRecords: both('rbRecords'), qfRecord: both('qfRecord'), systemUseAnalysis: both('systemUseAnalysis') };
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
  | 'languageModelAddress'
  | 'diagnosisPrefix'
  | 'chatCorpId'
  | 'chatAgentId';

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
        line('diagnosisPrefix', 35, { hint: t('diagnosisPrefixHint') }),
      ],
    },
    {
      key: 'signIn',
      fields: [line('authAddress', 300, { hint: t('authHint') }), line('realm', 41), line('clientId', 60)],
    },
    {
      key: 'chat',
      fields: [
        line('chatCorpId', 64, { required: false }),
        line('chatAgentId', 20, { required: false, hint: t('chatHint') }),
        words('chatHosts', t('chatHosts'), t('chatHostsHint')),
      ],
    },
    {
      key: 'partners',
      fields: [
        line('analyticsAddress', 300, { required: false }),
        words('frameHosts', t('frameHosts'), t('hostsHint')),
        words('iconHosts', t('iconHosts'), t('hostsHint')),
      ],
    },
    {
      key: 'reports',
      fields: [
        ...sharedReports.flatMap((report) =>
          environments.map((where): EntryField => ({
            key: idKey(report, where),
            kind: 'line',
            label: t('dashboardOf', { report: t(`report.${report}`), where: t(`where.${where}`) }),
            maxLength: 80,
            disabled,
            hint: t('dashboardHint'),
          })),
        ),
        {
          key: 'embedSecret',
          kind: 'password',
          isNeverShown: true,
          label: t('embedSecret'),
          disabled,
          hint: t('embedSecretHint'),
        },
        {
          key: 'embedParameters',
          kind: 'choices',
          label: t('embedParameters'),
          options: embedParameters.map((value) => ({ value, label: t(`pinned.${value}`) })),
          disabled,
          hint: t('embedParametersHint'),
        },
      ],
    },
  ];
}
