// Two roles side by side: only what differs (specification 6).
import type { MenuEntry, Role, RoleDetail } from '@yijian/contract/administration';
import { governedFields, type GovernedFieldName } from '@yijian/contract/core';
import { Select } from 'antd';
import { useState, type ReactNode } from 'react';
import { Field, FormDrawer } from '@yijian/ui/form-page';
import { Async } from '@yijian/ui/states';
import { useLanguage } from '../../../../lib/i18n/index.ts';
import { useMenus, useRole, useRoles } from '../../administration.api.ts';
import { useAdministrationPhrases } from '../../administration.phrases.ts';

export function RoleCompare({ role, onClose }: { role: Role; onClose: () => void }): ReactNode {
  const t = useAdministrationPhrases();
  const isEnglish = useLanguage() === 'en';
  const named = (one: Role): string => (isEnglish ? one.enName : one.name);
  const [otherId, setOtherId] = useState<string | null>(null);
  const others = (useRoles().data ?? []).filter((one) => one.id !== role.id);
  const [left, right, menus] = [useRole(role.id), useRole(otherId), useMenus()];
  return (
    <FormDrawer open onClose={onClose} title={t('compareOf', { name: named(role) })} width={560}>
      <div className="console-form">
        <Field id="compare-with" label={t('compareWith')}>
          <Select
            id="compare-with"
            showSearch={{ optionFilterProp: 'label' }}
            value={otherId}
            options={others.map((one) => ({ value: one.id, label: named(one) }))}
            onChange={setOtherId}
          />
        </Field>
        {otherId === null ? null : (
          <Async query={left} shape="list">
            {(one) => (
              <Async query={right} shape="list">
                {(other) => <Differences one={one} other={other} entries={menus.data ?? []} />}
              </Async>
            )}
          </Async>
        )}
      </div>
    </FormDrawer>
  );
}

interface DifferencesProps {
  readonly one: RoleDetail;
  readonly other: RoleDetail;
  readonly entries: readonly MenuEntry[];
}

function Differences({ one, other, entries }: DifferencesProps): ReactNode {
  const t = useAdministrationPhrases();
  const language = useLanguage();
  const isEnglish = language === 'en';
  const nameOf = (role: RoleDetail): string => (isEnglish ? role.enName : role.name);
  const entryName = (entry: MenuEntry): string => (isEnglish ? entry.enName : entry.name);
  const holds = (role: RoleDetail, id: string): boolean => role.code === 'admin' || role.menuIds.includes(id);
  const only = (role: RoleDetail, against: RoleDetail): string[] =>
    entries.filter(({ id }) => holds(role, id) && !holds(against, id)).map(entryName);
  const ruleOf = (role: RoleDetail, field: GovernedFieldName) =>
    role.fieldRules.find((rule) => rule.field === field)?.rule ?? 'READ';
  const fields = [...new Set([...one.fieldRules, ...other.fieldRules].map(({ field }) => field))]
    .filter((field) => ruleOf(one, field) !== ruleOf(other, field))
    .map((field) => {
      const [mine, theirs] = [t(`rule.${ruleOf(one, field)}`), t(`rule.${ruleOf(other, field)}`)];
      return `${governedFields[field][language]}: ${mine} / ${theirs}`;
    });
  const range = [t(`range${one.dataRange}`), t(`range${other.dataRange}`)];
  const parts = [
    { title: t('dataRange'), lines: range[0] === range[1] ? [] : [range.join(' / ')] },
    { title: t('onlyIn', { name: nameOf(one) }), lines: only(one, other) },
    { title: t('onlyIn', { name: nameOf(other) }), lines: only(other, one) },
    { title: t('fieldsDiffer'), lines: fields },
  ].filter(({ lines }) => lines.length > 0);
  if (parts.length === 0) return <p role="status">{t('noDifference')}</p>;
  return parts.map(({ title, lines }) => (
    <section key={title}>
      <h3>{title}</h3>
      <ul>
        {lines.map((line, at) => (
          // Two entries may have one name.
          <li key={`${line} ${String(at)}`}>{line}</li>
        ))}
      </ul>
    </section>
  ));
}
