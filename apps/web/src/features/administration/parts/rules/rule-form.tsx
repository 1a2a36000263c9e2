// A change of a rule: a new version from a day on.
import type { Rule } from '@yijian/contract/rules';
import type { ReactNode } from 'react';
import { useCommonPhrases, useLanguage } from '../../../../lib/i18n/index.ts';
import { today } from '../../../../lib/format/index.ts';
import { useAddRuleVersion, useRuleOrganizations } from '../../calls/rules.api.ts';
import { useRulePhrases } from '../../words/rules.phrases.ts';
import { type EntryField, EntryForm, type EntryWork, orNull } from '../../../../lib/forms/index.ts';
import { treeChoices } from '../list/tree.ts';
import { useRuleName } from './rule-columns.tsx';

export function RuleForm({ rule, onClose }: { rule: Rule; onClose: () => void }): ReactNode {
  const t = useRulePhrases();
  const common = useCommonPhrases();
  const named = useRuleName();
  const { mutateAsync } = useAddRuleVersion();
  const { current } = rule;
  const keep = (work: EntryWork): Promise<unknown> =>
    mutateAsync({
      params: { code: rule.code },
      body: {
        organizationId: orNull(work['organizationId']),
        scopeType: orNull(work['scopeType']),
        country: current?.country ?? 'CN',
        validFrom: String(work['validFrom'] ?? ''),
        validTo: orNull(work['validTo']),
        isHard: work['isHard'] === true,
        isEnabled: work['isEnabled'] === true,
        figures: Object.fromEntries(rule.fields.map(({ key }) => [key, Number(work[key] ?? 0)])),
        message: String(work['message'] ?? ''),
        enMessage: String(work['enMessage'] ?? ''),
        commentRequired: work['commentRequired'] === true,
        source: String(work['source'] ?? ''),
        note: String(work['note'] ?? ''),
        version: rule.newest,
      },
    });
  const start: EntryWork = {
    ...current?.figures,
    organizationId: null,
    scopeType: null,
    validFrom: today(),
    validTo: null,
    isHard: current?.isHard ?? true,
    isEnabled: true,
    commentRequired: current?.commentRequired ?? false,
    message: current?.message ?? '',
    enMessage: current?.enMessage ?? '',
    source: current?.source ?? '',
    note: '',
  };
  return (
    <EntryForm
      title={t('editTitle', { name: `${rule.code} ${named(rule)}` })}
      fields={useFields(rule)}
      start={start}
      onKeep={keep}
      kept={common('updateSuccess')}
      onClose={onClose}
    />
  );
}

function useFields(rule: Rule): EntryField[] {
  const t = useRulePhrases();
  const isEnglish = useLanguage() === 'en';
  const organizations = useRuleOrganizations(rule.mayScope).data ?? [];
  const names = rule.fields.map(({ key }) => `{${key}}`).join(' ') || '—';
  const hint = t('messageHint', { names });
  return [
    ...rule.fields.map(({ key, name, enName, unit, least, most }): EntryField => ({
      key,
      kind: 'number',
      most,
      label: isEnglish ? enName : name,
      required: true,
      hint: t('range', { least, most, unit: t(`unit.${unit}`) }),
    })),
    { key: 'validFrom', kind: 'day', label: t('validFrom'), required: true, hint: t('dayHint') },
    { key: 'validTo', kind: 'day', label: t('validTo'), hint: t('endHint') },
    ...(rule.mayScope
      ? [
          {
            key: 'organizationId',
            kind: 'tree',
            label: t('organization'),
            hint: t('organizationHint'),
            nodes: treeChoices(organizations, (item) => (isEnglish ? item.enName : item.name)),
          } satisfies EntryField,
        ]
      : []),
    ...(rule.room === 'NOW' && !rule.isByRole
      ? []
      : [
          {
            key: 'scopeType',
            kind: 'line',
            label: t(rule.isByRole ? 'scopeRole' : 'scopeType'),
            hint: t(rule.isByRole ? 'scopeRoleHint' : 'scopeTypeHint'),
            maxLength: 40,
          } satisfies EntryField,
        ]),
    { key: 'isHard', kind: 'switch', label: t('isHard') },
    { key: 'commentRequired', kind: 'switch', label: t('commentRequired') },
    { key: 'isEnabled', kind: 'switch', label: t('isEnabled'), ...(rule.room === 'NOW' ? { hint: t('offHint') } : {}) },
    { key: 'message', kind: 'area', label: t('message'), maxLength: 300, required: true, hint },
    { key: 'enMessage', kind: 'area', label: t('enMessage'), maxLength: 300, required: true, hint },
    { key: 'source', kind: 'line', label: t('source'), maxLength: 200 },
    { key: 'note', kind: 'area', label: t('note'), maxLength: 300, required: true },
  ];
}
