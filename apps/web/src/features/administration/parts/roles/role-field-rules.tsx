// Which fields a role reads, sees masked or not at all (specification 6).
import type { Role, RoleDetail } from '@yijian/contract/administration';
import { governedFields, type FieldRule, type GovernedField, type GovernedFieldName } from '@yijian/contract/core';
import { App, Button, Segmented } from 'antd';
import { useState, type ReactNode } from 'react';
import { FormDrawer } from '@yijian/ui/form-page';
import { Async } from '@yijian/ui/states';
import { useCommonPhrases, useLanguage } from '../../../../lib/i18n/index.ts';
import { useChangeRoleFields, useRole } from '../../administration.api.ts';
import { useAdministrationPhrases } from '../../administration.phrases.ts';
import { mayWrite } from '../frame/sections.ts';

type Rules = ReadonlyMap<GovernedFieldName, FieldRule>;
const resources = ['doctor', 'hospital', 'visit', 'user'] as const;
const names = Object.keys(governedFields) as GovernedFieldName[];

const rulesOf = (detail: RoleDetail | undefined): Rules =>
  new Map((detail?.fieldRules ?? []).map(({ field, rule }) => [field, rule]));

export function RoleFieldRules({ role, onClose }: { role: Role; onClose: () => void }): ReactNode {
  const t = useAdministrationPhrases();
  const common = useCommonPhrases();
  const isEnglish = useLanguage() === 'en';
  const { message } = App.useApp();
  const detail = useRole(role.id);
  const save = useChangeRoleFields();
  const [picked, setPicked] = useState<Rules | null>(null);
  const isFixed = role.code === 'admin' || !mayWrite('roles');
  const rules = picked ?? rulesOf(detail.data);
  const keep = async (): Promise<void> => {
    if (!detail.data) return;
    const narrowed = [...rules].flatMap(([field, rule]) => (rule === 'READ' ? [] : [{ field, rule }]));
    const body = { rules: narrowed, version: detail.data.version };
    await save.mutateAsync({ params: { id: role.id }, body }).then(
      () => {
        message.success(common('savedSuccessfully'));
        onClose();
      },
      () => undefined,
    );
  };
  return (
    <FormDrawer
      open
      onClose={onClose}
      title={t('fieldRulesOf', { name: isEnglish ? role.enName : role.name })}
      dirty={picked !== null}
      width={560}
      footer={
        isFixed ? undefined : (
          <Button type="primary" loading={save.isPending} disabled={!detail.data} onClick={() => void keep()}>
            {t('save')}
          </Button>
        )
      }
    >
      <Async query={detail} shape="list">
        {() => (
          <>
            <p className="console-note">{t(role.code === 'admin' ? 'fieldRulesAdmin' : 'fieldRulesNote')}</p>
            {resources.map((resource) => (
              <RuleGroup key={resource} resource={resource} rules={rules} fixed={isFixed} onChange={setPicked} />
            ))}
          </>
        )}
      </Async>
    </FormDrawer>
  );
}

interface RuleGroupProps {
  readonly resource: (typeof resources)[number];
  readonly rules: Rules;
  readonly fixed: boolean;
  readonly onChange: (rules: Rules) => void;
}

function RuleGroup({ resource, rules, fixed, onChange }: RuleGroupProps): ReactNode {
  const t = useAdministrationPhrases();
  const language = useLanguage();
  return (
    <section className="console-rules">
      <h3>{t(`resource.${resource}`)}</h3>
      {names
        .filter((name) => name.startsWith(`${resource}.`))
        .map((name) => {
          const { masks, edits }: GovernedField = governedFields[name];
          const options: FieldRule[] = ['READ'];
          if (edits) options.push('READ_ONLY');
          if (masks) options.push('MASK');
          options.push('HIDE');
          return (
            <div key={name} className="console-rule">
              <span id={`rule-${name}`}>{governedFields[name][language]}</span>
              <Segmented
                aria-labelledby={`rule-${name}`}
                name={`rule-${name}`}
                disabled={fixed}
                value={rules.get(name) ?? 'READ'}
                options={options.map((value) => ({ value, label: t(`rule.${value}`) }))}
                onChange={(rule) => onChange(new Map(rules).set(name, rule))}
              />
            </div>
          );
        })}
    </section>
  );
}
