// A product moves on at a hospital: which track, to what, since when, why.
import {
  listingSteps,
  procurementSteps,
  type HospitalDetail,
  type StandingStep,
  type StandingTrack,
} from '@yijian/contract/hospitals';
import { DatePicker, Input, Modal, Select } from 'antd';
import dayjs from 'dayjs';
import { Field, SegmentedField } from '@yijian/ui/form-page';
import { useState, type ReactNode } from 'react';
import { ApiError } from '../../../../lib/api/index.ts';
import { today } from '../../../../lib/format/index.ts';
import { useShell } from '../../../../lib/router/index.ts';
import { useStepProduct } from '../../hospitals.api.ts';
import { useHospitalPhrases } from '../../hospitals.phrases.ts';
import { useHospitalWords } from '../use-hospital-words.ts';

type Product = HospitalDetail['products'][number];

export interface StandingDialogProps {
  readonly hospitalId: string;
  readonly product: Product;
  readonly onClose: () => void;
}

const DAY = 'YYYY-MM-DD';

export function StandingDialog({ hospitalId, product, onClose }: StandingDialogProps): ReactNode {
  const t = useHospitalPhrases();
  const shell = useShell();
  const words = useHospitalWords();
  const step = useStepProduct();
  const [track, setTrack] = useState<StandingTrack>('LISTING');
  const [to, setTo] = useState<string>();
  const [since, setSince] = useState(today());
  const [reason, setReason] = useState('');
  const [refusal, setRefusal] = useState('');
  const [tried, setTried] = useState(false);
  const isListing = track === 'LISTING';
  const from = isListing ? product.listingStatus : product.procurementStatus;
  const steps: readonly string[] = isListing
    ? listingSteps[product.listingStatus]
    : procurementSteps[product.procurementStatus];
  const word = isListing ? words.listing : words.procurement;
  const isShort = reason.trim().length < 2;
  const send = async (): Promise<void> => {
    setTried(true);
    if (to === undefined || isShort) return;
    const body = { productId: product.productId, track, from, to, since, reason: reason.trim() } as StandingStep;
    try {
      await step.mutateAsync({ params: { id: hospitalId }, body });
      shell.toast.success(t('changed'));
      onClose();
    } catch (error) {
      setRefusal(
        error instanceof ApiError
          ? [error.message, ...error.fields.map((one) => one.message)].join(' ')
          : String(error),
      );
    }
  };
  return (
    <Modal
      open
      title={t('stepTitle', { product: product.name })}
      okText={t('save')}
      cancelText={t('cancel')}
      okButtonProps={{ loading: step.isPending }}
      onOk={() => void send()}
      onCancel={onClose}
    >
      {refusal ? (
        <p className="hospital-refused" role="alert">
          {refusal}
        </p>
      ) : null}
      <SegmentedField
        label={t('track')}
        options={[
          { value: 'LISTING', label: t('listing') },
          { value: 'PROCUREMENT', label: t('procurement') },
        ]}
        value={track}
        onChange={(next) => {
          setTrack(next as StandingTrack);
          setTo(undefined);
        }}
      />
      <Field
        id="step-to"
        label={t('stepTo', { from: word(from) })}
        required
        error={tried && to === undefined ? t('needStatus') : undefined}
      >
        <Select
          id="step-to"
          value={to ?? null}
          options={steps.map((value) => ({ value, label: word(value) }))}
          onChange={(next: string) => setTo(next)}
          style={{ width: '100%' }}
        />
      </Field>
      <Field id="step-since" label={t('stepSince')} required>
        <DatePicker
          id="step-since"
          allowClear={false}
          maxDate={dayjs(today())}
          value={dayjs(since)}
          onChange={(value) => setSince(value?.format(DAY) ?? today())}
          style={{ width: '100%' }}
        />
      </Field>
      <Field id="step-reason" label={t('reason')} required error={tried && isShort ? t('needReason') : undefined}>
        <Input.TextArea
          id="step-reason"
          rows={2}
          maxLength={200}
          value={reason}
          onChange={(event) => setReason(event.target.value)}
        />
      </Field>
    </Modal>
  );
}
