// The rules of the tiers, for the medical lead (product 3.4).
import type { KolSettings } from '@yijian/contract/opinion-leaders';
import { InputNumber, Modal } from 'antd';
import { Field } from '@yijian/ui/form-page';
import { Async } from '@yijian/ui/states';
import { useState, type ReactNode } from 'react';
import { ApiError } from '../../../../lib/api/index.ts';
import { useShell } from '../../../../lib/router/index.ts';
import { useChangeKolSettings, useKolSettings } from '../../opinion-leaders.api.ts';
import { useKolPhrases } from '../../opinion-leaders.phrases.ts';

const fields = [
  ['nationalRanks', 1, 1000, 0],
  ['regionalRanks', 1, 1000, 0],
  ['localRanks', 1, 1000, 0],
  ['risingRanks', 1, 1000, 0],
  ['digitalRanks', 1, 1000, 0],
  ['careerYears', 1, 60, 0],
  ['priorPoints', 0.1, 100, 1],
  ['leastPoints', 0, 100, 1],
] as const;

export function SettingsDialog({ onClose }: { onClose: () => void }): ReactNode {
  const t = useKolPhrases();
  const shell = useShell();
  const query = useKolSettings();
  const change = useChangeKolSettings();
  const [work, setWork] = useState<Partial<KolSettings>>({});
  const save = async (): Promise<void> => {
    if (query.data === undefined) return;
    await change.mutateAsync({ body: { ...query.data, ...work } });
    shell.toast.success(t('saved'));
    onClose();
  };
  return (
    <Modal
      open
      title={t('settings')}
      okText={t('save')}
      cancelText={t('cancel')}
      okButtonProps={{ loading: change.isPending, disabled: query.data === undefined }}
      onOk={() => void save().catch(() => undefined)}
      onCancel={onClose}
    >
      {change.error instanceof ApiError ? <p role="alert">{change.error.message}</p> : null}
      <Async query={query} shape="form" failedTitle={t('failed')}>
        {(known) => (
          <div className="kol-rules">
            {fields.map(([name, min, max, precision]) => (
              <Field key={name} label={t(`rule.${name}`)} id={`kol-${name}`}>
                <InputNumber
                  id={`kol-${name}`}
                  min={min}
                  max={max}
                  precision={precision}
                  value={work[name] ?? known[name]}
                  onChange={(value) => setWork({ ...work, [name]: value ?? known[name] })}
                />
              </Field>
            ))}
          </div>
        )}
      </Async>
    </Modal>
  );
}
