// Which menu entries and permissions a role holds, as a tree with check boxes (specification 6).
import type { MenuEntry, Role } from '@yijian/contract/administration';
import { App, Button, Tree } from 'antd';
import { useState, type ReactNode } from 'react';
import { FormDrawer } from '@yijian/ui/form-page';
import { Async } from '@yijian/ui/states';
import { useCommonPhrases, useLanguage } from '../../../../lib/i18n/index.ts';
import { useChangeRoleMenus, useMenus, useRole } from '../../administration.api.ts';
import { useAdministrationPhrases } from '../../administration.phrases.ts';
import { mayWrite } from '../frame/sections.ts';
import { treeChoices } from '../list/tree.ts';

export function RoleMatrix({ role, onClose }: { role: Role; onClose: () => void }): ReactNode {
  const t = useAdministrationPhrases();
  const common = useCommonPhrases();
  const isEnglish = useLanguage() === 'en';
  const { message } = App.useApp();
  const detail = useRole(role.id);
  const save = useChangeRoleMenus();
  const [picked, setPicked] = useState<readonly string[] | null>(null);
  const holdsAll = role.code === 'admin';
  const chosen = picked ?? detail.data?.menuIds ?? [];
  const keep = async (): Promise<void> => {
    if (!detail.data) return;
    const body = { menuIds: [...chosen], version: detail.data.version };
    await save.mutateAsync({ params: { id: role.id }, body }).then(
      () => {
        message.success(common('savedSuccessfully'));
        onClose();
      },
      () => undefined,
    );
  };
  const footer =
    mayWrite('roles') && !holdsAll ? (
      <Button type="primary" loading={save.isPending} disabled={!detail.data} onClick={() => void keep()}>
        {t('save')}
      </Button>
    ) : undefined;
  return (
    <FormDrawer
      open
      onClose={onClose}
      title={t('permissionsOf', { name: isEnglish ? role.enName : role.name })}
      dirty={picked !== null}
      footer={footer}
      width={560}
    >
      <Async query={detail} shape="list">
        {() => (
          <>
            <p className="console-note">{holdsAll ? t('permissionsAll') : t('chosen', { count: chosen.length })}</p>
            <MatrixTree chosen={chosen} fixed={footer === undefined} onChange={setPicked} />
          </>
        )}
      </Async>
    </FormDrawer>
  );
}

interface MatrixTreeProps {
  readonly chosen: readonly string[];
  readonly fixed: boolean;
  readonly onChange: (ids: readonly string[]) => void;
}

function MatrixTree({ chosen, fixed, onChange }: MatrixTreeProps): ReactNode {
  const t = useAdministrationPhrases();
  const isEnglish = useLanguage() === 'en';
  const menus = useMenus();
  const titleOf = (entry: MenuEntry): string => (isEnglish ? entry.enName : entry.name);
  return (
    <Async query={menus} shape="list">
      {(entries) => (
        <Tree
          checkable
          // A button and its page are given one without the other, so parents do not follow their children.
          checkStrictly
          selectable={false}
          disabled={fixed}
          aria-label={t('permissions')}
          treeData={treeChoices(entries, titleOf) as never}
          fieldNames={{ key: 'value', title: 'title', children: 'children' }}
          checkedKeys={[...chosen]}
          onCheck={(checked) => onChange((Array.isArray(checked) ? checked : checked.checked).map(String))}
        />
      )}
    </Async>
  );
}
