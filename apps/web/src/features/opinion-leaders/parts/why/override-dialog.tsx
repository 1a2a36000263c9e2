// Proposes another tier with its reason; the medical lead decides.
import { kolTiers, type KolQuestion, type KolRow, type KolTier } from '@yijian/contract/opinion-leaders';
import { Input, Modal, Select } from 'antd';
import { Field } from '@yijian/ui/form-page';
import { useState, type ReactNode } from 'react';
import { ApiError } from '../../../../lib/api/index.ts';
import { useShell } from '../../../../lib/router/index.ts';
import { useProposeOverride } from '../../opinion-leaders.api.ts';
import { useTierNames } from '../../opinion-leaders-tiers.phrases.ts';
import { useKolPhrases } from '../../opinion-leaders.phrases.ts';

export interface OverrideDialogProps {
  readonly row: KolRow;
  readonly question: KolQuestion;
  readonly onClose: () => void;
}

const LEAST = 10;

export function OverrideDialog({ row, question, onClose }: OverrideDialogProps): ReactNode {
  const t = useKolPhrases();
  const tierName = useTierNames();
  const shell = useShell();
  const propose = useProposeOverride();
  const [tier, setTier] = useState<KolTier>();
  const [reason, setReason] = useState('');
  const isReady = tier !== undefined && reason.trim().length >= LEAST;
  const send = async (): Promise<void> => {
    if (!isReady) return;
    await propose.mutateAsync({ body: { doctorId: row.doctorId, question, tier, reason: reason.trim() } });
    shell.toast.success(t('proposed'));
    onClose();
  };
  return (
    <Modal
      open
      title={`${t('propose')} · ${row.name}`}
      okText={t('submit')}
      cancelText={t('cancel')}
      okButtonProps={{ loading: propose.isPending, disabled: !isReady }}
      onOk={() => void send().catch(() => undefined)}
      onCancel={onClose}
    >
      <p className="kol-quiet">
        {t('tierNow', { tier: tierName(row.computedTier) })} · {t('proposeHint')}
      </p>
      {propose.error instanceof ApiError ? <p role="alert">{propose.error.message}</p> : null}
      <Field label={t('newTier')} id="kol-tier" required>
        <Select
          id="kol-tier"
          value={tier ?? null}
          options={kolTiers
            .filter((one) => one !== row.computedTier)
            .map((value) => ({ value, label: tierName(value) }))}
          onChange={(next: KolTier | null) => setTier(next ?? undefined)}
          style={{ width: '100%' }}
        />
      </Field>
      <Field label={t('reason')} id="kol-reason" required hint={t('reasonHint')}>
        <Input.TextArea
          id="kol-reason"
          rows={3}
          maxLength={500}
          value={reason}
          onChange={(event) => setReason(event.target.value)}
        />
      </Field>
    </Modal>
  );
}
