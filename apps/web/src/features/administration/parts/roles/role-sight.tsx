// What a role sees, in words: whose rows, which menu and pages, which fields in part or not at all (specification 6).
import type { MenuEntry, Role, RoleDetail } from '@yijian/contract/administration';
import { governedFields } from '@yijian/contract/core';
import { Tree } from 'antd';
import type { ReactNode } from 'react';
import { FormDrawer } from '@yijian/ui/form-page';
import { Async, Empty } from '@yijian/ui/states';
import { useLanguage } from '../../../../lib/i18n/index.ts';
import { needsOf } from '../../../../lib/router/index.ts';
import { useMenus, useRole } from '../../administration.api.ts';
import { useAdministrationPhrases } from '../../administration.phrases.ts';
import { treeNodes } from '../list/tree.ts';
import { missingNeeds } from './permission-tree.ts';

export function RoleSight({ role, onClose }: { role: Role; onClose: () => void }): ReactNode {
  const t = useAdministrationPhrases();
  const isEnglish = useLanguage() === 'en';
  const detail = useRole(role.id);
  const menus = useMenus();
  return (
    <FormDrawer open onClose={onClose} title={t('seesOf', { name: isEnglish ? role.enName : role.name })} width={560}>
      <Async query={detail} shape="list">
        {(found) => (
          <Async query={menus} shape="list">
            {(entries) => <Sight role={found} entries={entries} />}
          </Async>
        )}
      </Async>
    </FormDrawer>
  );
}

function Sight({ role, entries }: { role: RoleDetail; entries: readonly MenuEntry[] }): ReactNode {
  const t = useAdministrationPhrases();
  const language = useLanguage();
  const isEnglish = language === 'en';
  const holdsAll = role.code === 'admin';
  const held = new Set(holdsAll ? entries.map((entry) => entry.id) : role.menuIds);
  const missing = missingNeeds(entries, held, needsOf);
  const refused = new Set([...missing.values()].flat());
  const pages = entries.filter((entry) => held.has(entry.id) && entry.status && entry.type !== 'BUTTON');
  const titleOf = (entry: MenuEntry): string => {
    const name = isEnglish ? entry.enName : entry.name;
    if (refused.has(entry.id)) return t('pageRefused', { name });
    return entry.isVisible ? name : t('pageHidden', { name });
  };
  return (
    <div className="console-form">
      <section>
        <h3>{t('dataRange')}</h3>
        <p>{t(`sees${role.dataRange}`, { count: role.organizationIds.length })}</p>
      </section>
      <section>
        <h3>{t('seesPages')}</h3>
        {pages.length === 0 ? (
          <Empty reason={t('seesNothing')} />
        ) : (
          <Tree selectable={false} defaultExpandAll aria-label={t('seesPages')} treeData={treeNodes(pages, titleOf)} />
        )}
      </section>
      <section>
        <h3>{t('seesFields')}</h3>
        {role.fieldRules.length === 0 ? (
          <p>{t('seesEveryField')}</p>
        ) : (
          <ul>
            {role.fieldRules.map(({ field, rule }) => (
              <li key={field}>
                {t('fieldWithRule', { field: governedFields[field][language], rule: t(`rule.${rule}`) })}
              </li>
            ))}
          </ul>
        )}
      </section>
    </div>
  );
}
