// The simulator: a rule, a day, for whom and what happens; the outcome with its words in both languages.
import type { FigureField, Rule, RuleOutcome } from '@yijian/contract/rules';
import { Button } from 'antd';
import { useState, type ReactNode } from 'react';
import { StatusBadge, type Tone } from '@yijian/ui/badge';
import { Section } from '@yijian/ui/detail-page';
import { FormDrawer } from '@yijian/ui/form-page';
import { today } from '../../../../lib/format/index.ts';
import { useLanguage } from '../../../../lib/i18n/index.ts';
import { useRuleOrganizations, useSimulateRule } from '../../calls/rules.api.ts';
import { useRulePhrases } from '../../words/rules.phrases.ts';
import { type EntryField, EntryFieldRow, type EntryWork, orNull } from '../../../../lib/forms/index.ts';
import { treeChoices } from '../list/tree.ts';
import { useRuleName } from './rule-columns.tsx';

const tones: Readonly<Record<RuleOutcome['outcome'], Tone>> = {
  PASS: 'ok',
  WARN: 'warn',
  BLOCK: 'bad',
  NO_RULE: 'neutral',
};

export function RuleTrialDrawer({ rule, onClose }: { rule: Rule; onClose: () => void }): ReactNode {
  const t = useRulePhrases();
  const named = useRuleName();
  const [work, setWork] = useState<EntryWork>({ on: today(), ...rule.current?.figures });
  const { mutate, data, isPending } = useSimulateRule();
  const fields = useFields(rule);
  const run = (): void =>
    mutate({
      params: { code: rule.code },
      body: {
        on: String(work['on'] ?? ''),
        organizationId: orNull(work['organizationId']),
        scopeType: orNull(work['scopeType']),
        inputs: inputsOf(rule, work),
      },
    });
  return (
    <FormDrawer
      open
      onClose={onClose}
      title={t('simulateTitle', { name: `${rule.code} ${named(rule)}` })}
      footer={
        <Button type="primary" loading={isPending} onClick={run}>
          {t('run')}
        </Button>
      }
    >
      <div className="console-form">
        {fields.map((field) => (
          <EntryFieldRow
            key={field.key}
            field={field}
            value={work[field.key]}
            error={undefined}
            onChange={(value) => setWork((now) => ({ ...now, [field.key]: value }))}
          />
        ))}
        <div role="status">{data === undefined ? null : <Outcome outcome={data} fields={rule.fields} />}</div>
      </div>
    </FormDrawer>
  );
}

function inputsOf(rule: Rule, work: EntryWork): Record<string, number> {
  if (rule.fields.length === 0) return { applies: work['applies'] === true ? 1 : 0 };
  return Object.fromEntries(rule.fields.map(({ key }) => [key, Number(work[key] ?? 0)]));
}

function useFields(rule: Rule): EntryField[] {
  const t = useRulePhrases();
  const isEnglish = useLanguage() === 'en';
  const organizations = useRuleOrganizations(rule.mayScope).data ?? [];
  const nodes = treeChoices(organizations, (item) => (isEnglish ? item.enName : item.name));
  const day: EntryField = { key: 'on', kind: 'day', label: t('on'), required: true };
  const inputs = rule.fields.map(({ key, name, enName, unit }): EntryField => ({
    key,
    kind: 'number',
    most: 100_000_000,
    label: isEnglish ? enName : name,
    hint: t(`unit.${unit}`),
  }));
  const scope: EntryField[] = rule.mayScope
    ? [{ key: 'organizationId', kind: 'tree', label: t('organization'), nodes }]
    : [];
  return [
    day,
    ...scope,
    ...(inputs.length === 0 ? [{ key: 'applies', kind: 'switch', label: t('applies') } as const] : inputs),
  ];
}

function Outcome({ outcome, fields }: { outcome: RuleOutcome; fields: readonly FigureField[] }): ReactNode {
  const t = useRulePhrases();
  const isEnglish = useLanguage() === 'en';
  const limits = fields
    .filter((field) => field.key in outcome.figures)
    .map((field) =>
      t('limit', { name: isEnglish ? field.enName : field.name, value: outcome.figures[field.key] ?? '' }),
    );
  return (
    <Section
      title={t(`outcome.${outcome.outcome}`)}
      note={outcome.version === null ? undefined : t('versionOf', { version: outcome.version })}
      extra={<StatusBadge tone={tones[outcome.outcome]}>{t(`outcome.${outcome.outcome}`)}</StatusBadge>}
    >
      {outcome.message === null ? null : <p lang="zh-CN">{outcome.message}</p>}
      {outcome.enMessage === null ? null : <p lang="en">{outcome.enMessage}</p>}
      <p className="console-note">
        {[...limits, ...(outcome.commentRequired ? [t('commentRequired')] : []), outcome.source]
          .filter(Boolean)
          .join(' · ')}
      </p>
    </Section>
  );
}
