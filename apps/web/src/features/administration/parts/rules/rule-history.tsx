// Every version of a rule, newest first: what it said, from when, who made it and why.
import type { Rule, RuleDetail, RuleVersion } from '@yijian/contract/rules';
import type { ReactNode } from 'react';
import { DescriptionList, Section } from '@yijian/ui/detail-page';
import { FormDrawer } from '@yijian/ui/form-page';
import { Async } from '@yijian/ui/states';
import { useFormat } from '../../../../lib/format/index.ts';
import { useLanguage } from '../../../../lib/i18n/index.ts';
import { useRule } from '../../calls/rules.api.ts';
import { useRulePhrases } from '../../words/rules.phrases.ts';
import { useRuleName } from './rule-columns.tsx';

export function RuleHistory({ rule, onClose }: { rule: Rule; onClose: () => void }): ReactNode {
  const t = useRulePhrases();
  const named = useRuleName();
  const query = useRule(rule.code);
  return (
    <FormDrawer open onClose={onClose} title={t('historyTitle', { name: `${rule.code} ${named(rule)}` })}>
      <div className="console-form">
        <Async query={query}>
          {(detail) =>
            detail.versions.map((version) => <Version key={version.version} rule={detail} version={version} />)
          }
        </Async>
      </div>
    </FormDrawer>
  );
}

function Version({ rule, version }: { rule: RuleDetail; version: RuleVersion }): ReactNode {
  const t = useRulePhrases();
  const format = useFormat();
  const isEnglish = useLanguage() === 'en';
  const organization = isEnglish ? version.organizationEnName : version.organizationName;
  const figures = rule.fields.map((field) => ({
    key: field.key,
    label: isEnglish ? field.enName : field.name,
    value: `${version.figures[field.key] ?? '—'} ${t(`unit.${field.unit}`)}`,
  }));
  const period = t('period', { from: version.validFrom, to: version.validTo ?? t('noEnd') });
  const name = version.authorName ?? t('product');
  return (
    <Section
      title={t('versionOf', { version: version.version })}
      note={period}
      extra={version.isEnabled ? t(version.isHard ? 'hard' : 'soft') : t('off')}
    >
      <DescriptionList
        columns={1}
        items={[
          ...figures,
          { key: 'organization', label: t('organization'), value: organization ?? t('wholeEnterprise') },
          ...(version.scopeType === null
            ? []
            : [{ key: 'scopeType', label: t('scopeType'), value: version.scopeType }]),
          { key: 'country', label: t('country'), value: version.country },
          { key: 'message', label: t('message'), value: version.message },
          { key: 'enMessage', label: t('enMessage'), value: version.enMessage },
          { key: 'source', label: t('source'), value: version.source || '—' },
          { key: 'note', label: t('note'), value: version.note },
        ]}
      />
      <p className="console-note num">{t('who', { name, at: format.dateTime(version.createdAt) })}</p>
    </Section>
  );
}
