// The proposed stops are kept as planned visits: how, and what for.
import type { RouteStop } from '@yijian/contract/route-plans';
import { Modal } from 'antd';
import { ChipSelect, Field } from '@yijian/ui/form-page';
import { useState, type ReactNode } from 'react';
import { ApiError } from '../../../lib/api/index.ts';
import { useShell } from '../../../lib/router/index.ts';
import { useDictionaries } from '../../dictionaries/index.ts';
import { useAcceptRoute } from '../route-plans.api.ts';
import { useRoutePhrases } from '../route-plans.phrases.ts';

export interface AcceptDialogProps {
  readonly day: string;
  readonly stops: readonly RouteStop[];
  readonly onClose: () => void;
  readonly onKept: () => void;
}

const keys = ['visitType', 'visitPurpose'] as const;

export function AcceptDialog({ day, stops, onClose, onKept }: AcceptDialogProps): ReactNode {
  const t = useRoutePhrases();
  const shell = useShell();
  const words = useDictionaries(keys);
  const accept = useAcceptRoute();
  const types = words.options('visitType');
  const [chosen, setChosen] = useState('');
  const [visitPurposes, setPurposes] = useState<string[]>([]);
  const [refusal, setRefusal] = useState('');
  const visitType = chosen || (types[0]?.value ?? '');
  const send = async (): Promise<void> => {
    const body = { day, visitType, visitPurposes, stops: stops.map(({ doctorId, from }) => ({ doctorId, at: from })) };
    try {
      const { visitIds } = await accept.mutateAsync({ body });
      shell.toast.success(t('kept', { count: visitIds.length }));
      onKept();
      onClose();
      shell.openTab(`/customer/visitTeamManager/myVisit?startFrom=${day}&startTo=${day}`);
    } catch (error) {
      setRefusal(error instanceof ApiError ? error.message : String(error));
    }
  };
  return (
    <Modal
      open
      title={t('acceptCount', { count: stops.length })}
      okText={t('accept')}
      cancelText={t('cancel')}
      okButtonProps={{ loading: accept.isPending, disabled: visitType === '' }}
      onOk={() => void send()}
      onCancel={onClose}
    >
      {refusal ? (
        <p className="route-refused" role="alert">
          {refusal}
        </p>
      ) : null}
      <Field label={t('visitType')} required>
        <ChipSelect
          label={t('visitType')}
          options={types}
          value={[visitType]}
          onChange={([next = '']) => setChosen(next)}
        />
      </Field>
      <Field label={t('visitPurposes')}>
        <ChipSelect
          label={t('visitPurposes')}
          options={words.options('visitPurpose')}
          value={visitPurposes}
          multiple
          onChange={setPurposes}
        />
      </Field>
    </Modal>
  );
}
