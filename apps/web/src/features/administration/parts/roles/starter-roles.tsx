// The starter matrix: which roles get it, set at once (specification 6).
import { StarterCode } from '@yijian/contract/administration';
import { App, Button, Checkbox } from 'antd';
import { useState, type ReactNode } from 'react';
import { FormDrawer } from '@yijian/ui/form-page';
import { useApplyStarters } from '../../administration.api.ts';
import { useAdministrationPhrases } from '../../administration.phrases.ts';

export function StarterRoles({ onClose }: { onClose: () => void }): ReactNode {
  const t = useAdministrationPhrases();
  const { message } = App.useApp();
  const apply = useApplyStarters();
  const [codes, setCodes] = useState<readonly StarterCode[]>(StarterCode.options);
  const keep = async (): Promise<void> => {
    await apply.mutateAsync({ body: { codes: [...codes] } }).then(
      (results) => {
        const changed = results.filter((one) => one.outcome !== 'SAME').length;
        message.success(t('startersApplied', { changed, same: results.length - changed }));
        onClose();
      },
      () => undefined,
    );
  };
  return (
    <FormDrawer
      open
      onClose={onClose}
      title={t('starters')}
      width={560}
      footer={
        <Button type="primary" loading={apply.isPending} disabled={codes.length === 0} onClick={() => void keep()}>
          {t('applyStarters', { count: codes.length })}
        </Button>
      }
    >
      <p className="console-note">{t('startersNote')}</p>
      <Checkbox.Group
        className="console-choices"
        value={[...codes]}
        options={StarterCode.options.map((value) => ({ value, label: t(`starter.${value}`) }))}
        onChange={(next) => setCodes(next)}
      />
    </FormDrawer>
  );
}
