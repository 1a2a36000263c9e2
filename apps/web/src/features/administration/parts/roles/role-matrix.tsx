// Which menu entries and permissions a role holds, as a tree with check boxes (specification 6).
import type { MenuEntry, Role } from '@yijian/contract/administration';
import { App, Button, Input, Tree } from 'antd';
import { useState, type ReactNode } from 'react';
import { Field, FormDrawer } from '@yijian/ui/form-page';
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
  const [reason, setReason] = useState('');
  const menus = useMenus();
  const holdsAll = role.code === 'admin';
  const chosen = picked ?? detail.data?.menuIds ?? [];
  const isGrave = changesGrave(menus.data ?? [], detail.data?.menuIds ?? [], chosen);
  const keep = async (): Promise<void> => {
    if (!detail.data) return;
    const why = reason.trim() === '' ? {} : { reason: reason.trim() };
    const body = { menuIds: [...chosen], version: detail.data.version, ...why };
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
      <Button
        type="primary"
        loading={save.isPending}
        disabled={!detail.data || (isGrave && reason.trim() === '')}
        onClick={() => void keep()}
      >
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
            {isGrave ? (
              <Field id="matrix-reason" label={t('grantReason')} required hint={t('grantReasonHint')}>
                <Input
                  id="matrix-reason"
                  maxLength={200}
                  value={reason}
                  onChange={(event) => setReason(event.target.value)}
                />
              </Field>
            ) : null}
            <MatrixTree chosen={chosen} fixed={footer === undefined} onChange={setPicked} />
          </>
        )}
      </Async>
    </FormDrawer>
  );
}

/** Prescription data of one doctor is given and taken only with a reason, which stands in the audit trail. */
const GRAVE = 'customer:doctors:prescriptions';

function changesGrave(menus: readonly MenuEntry[], before: readonly string[], after: readonly string[]): boolean {
  const id = menus.find((entry) => entry.code === GRAVE)?.id;
  return id !== undefined && before.includes(id) !== after.includes(id);
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
