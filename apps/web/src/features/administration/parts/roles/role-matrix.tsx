// Which menu entries and permissions a role holds, as a tree with check boxes (specification 6).
import type { MenuEntry, Role } from '@yijian/contract/administration';
import { App, Button, Input } from 'antd';
import { useState, type ReactNode } from 'react';
import { Field, FormDrawer } from '@yijian/ui/form-page';
import { Async } from '@yijian/ui/states';
import { useCommonPhrases, useLanguage } from '../../../../lib/i18n/index.ts';
import { useChangeRoleMenus, useMenus, useRole } from '../../administration.api.ts';
import { useAdministrationPhrases } from '../../administration.phrases.ts';
import { mayWrite } from '../frame/sections.ts';
import { MatrixTree } from './matrix-tree.tsx';
import { GRAVE } from './permission-tree.ts';

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

function changesGrave(menus: readonly MenuEntry[], before: readonly string[], after: readonly string[]): boolean {
  const id = menus.find((entry) => entry.code === GRAVE)?.id;
  return id !== undefined && before.includes(id) !== after.includes(id);
}
