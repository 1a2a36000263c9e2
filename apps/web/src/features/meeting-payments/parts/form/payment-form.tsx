// A payment is applied for: meeting, payee, costs, account, service or invoices, with the check beside it (product: payment).
import { payeeKinds, type Payable, type PaymentDetail, type PaymentKept } from '@yijian/contract/meeting-payments';
import { ErrorSummary, Field, FormDrawer } from '@yijian/ui/form-page';
import { Button, Select } from 'antd';
import { useState, type ReactNode } from 'react';
import { useFormSending } from '../../../../lib/forms/index.ts';
import { useFormat } from '../../../../lib/format/index.ts';
import { useShell } from '../../../../lib/router/index.ts';
import {
  useAddPayment,
  useChangePayment,
  usePayables,
  usePayees,
  usePaymentVerdict,
  useSubmitPayment,
} from '../../meeting-payments.api.ts';
import { usePaymentPhrases } from '../../meeting-payments.phrases.ts';
import '../payments.css';
import { AccountFields, CostFields, InvoiceFields, ServiceFields, type PartProps } from './payment-fields.tsx';
import { PaymentCheck } from './payment-check.tsx';
import { draftOf, owedTo, proposed, workOf, type PaymentWork } from './payment-work.ts';

interface PaymentFormProps {
  readonly payment?: PaymentDetail;
  readonly meetingId?: string;
  readonly onClose: () => void;
}

/** Opened from a meeting it begins with whom and what that meeting pays. */
export function PaymentForm({ payment, meetingId, onClose }: PaymentFormProps): ReactNode {
  const payables = usePayables();
  if (meetingId !== undefined && payables.isPending) return null;
  return <Form payment={payment} payable={payables.data?.find(({ id }) => id === meetingId)} onClose={onClose} />;
}

interface FormProps {
  readonly payment: PaymentDetail | undefined;
  readonly payable: Payable | undefined;
  readonly onClose: () => void;
}

function Form({ payment, payable, onClose }: FormProps): ReactNode {
  const t = usePaymentPhrases();
  const [start] = useState(() => workOf(payment, payable));
  const [work, setWork] = useState<PaymentWork>(start);
  const draft = draftOf(work);
  const verdict = usePaymentVerdict(payment?.id, draft).data;
  const change = (part: Partial<PaymentWork>): void => setWork((now) => ({ ...now, ...part }));
  const { save, problems, running } = useKeeping({ work, payment, onClose });
  const error: PartProps['error'] = (field) => problems.find((one) => one.field === field)?.message;
  const parts: PartProps = { work, change, error };
  const isReady = draft !== null;
  return (
    <FormDrawer
      open
      onClose={onClose}
      dirty={work !== start}
      width={640}
      title={payment === undefined ? t('applyTitle') : t('editTitle', { number: payment.number ?? t('notNumbered') })}
      footer={
        <>
          <Button disabled={!isReady} loading={running === 'save'} onClick={() => save('save')}>
            {t('save')}
          </Button>
          <Button type="primary" disabled={!isReady} loading={running === 'submit'} onClick={() => save('submit')}>
            {t('submit')}
          </Button>
        </>
      }
    >
      <div className="payment-fields">
        <ErrorSummary problems={problems} />
        <Whom {...parts} isNew={payment === undefined} />
        <CostFields {...parts} paymentCosts={payment?.costs ?? []} />
        <AccountFields {...parts} known={payment?.payeeId === work.payeeId ? (payment.account ?? null) : null} />
        {work.payeeKind === 'SPEAKER' ? <ServiceFields {...parts} /> : <InvoiceFields {...parts} />}
        <PaymentCheck verdict={verdict} {...parts} />
      </div>
    </FormDrawer>
  );
}

function Whom({ work, change, error, isNew }: PartProps & { isNew: boolean }): ReactNode {
  const t = usePaymentPhrases();
  const format = useFormat();
  const payables = usePayables(isNew ? undefined : (work.meetingId ?? undefined)).data ?? [];
  const payable = payables.find(({ id }) => id === work.meetingId);
  const companies = usePayees(work.payeeKind).data ?? [];
  const payees = work.payeeKind === 'SPEAKER' ? (payable?.speakers ?? []) : companies;
  const propose = (part: Pick<PaymentWork, 'meetingId' | 'payeeKind'>): void => {
    const chosen = payables.find(({ id }) => id === part.meetingId);
    const payeeKind = chosen?.isCancelled === true ? 'SPEAKER' : part.payeeKind;
    change({ ...part, payeeKind, ...proposed(chosen, payeeKind) });
  };
  return (
    <>
      <Field label={t('meeting')} id="meetingId" required error={error('meetingId')}>
        <Select
          id="meetingId"
          disabled={!isNew}
          showSearch={{ optionFilterProp: 'label' }}
          placeholder={t('chooseMeeting')}
          notFoundContent={t('noPayable')}
          value={payable === undefined ? null : work.meetingId}
          options={payables.map(({ id, title, number, open, isCancelled }) => ({
            value: id,
            label: t(isCancelled ? 'meetingCancelled' : 'meetingOpen', { title, number, open: format.money(open) }),
          }))}
          onChange={(meetingId) => propose({ meetingId, payeeKind: work.payeeKind })}
        />
      </Field>
      <Field label={t('payeeKind')} id="payeeKind" required>
        <Select
          id="payeeKind"
          value={work.payeeKind}
          options={(payable?.isCancelled === true ? (['SPEAKER'] as const) : payeeKinds).map((value) => ({
            value,
            label: t(`kind.${value}`),
          }))}
          onChange={(payeeKind) => propose({ meetingId: work.meetingId, payeeKind })}
        />
      </Field>
      {work.payeeKind === 'EMPLOYEE' ? null : (
        <Field label={t('payee')} id="payeeId" required error={error('payeeId')}>
          <Select
            id="payeeId"
            showSearch={{ optionFilterProp: 'label' }}
            value={payees.some(({ id }) => id === work.payeeId) ? work.payeeId : null}
            options={payees.map(({ id, name }) => ({ value: id, label: name }))}
            onChange={(payeeId) => change({ payeeId, ...owedTo(payable, payeeId) })}
          />
        </Field>
      )}
    </>
  );
}

interface Keeping {
  readonly work: PaymentWork;
  readonly payment: PaymentDetail | undefined;
  readonly onClose: () => void;
}

type Act = 'save' | 'submit';

function useKeeping({ work, payment, onClose }: Keeping) {
  const t = usePaymentPhrases();
  const shell = useShell();
  const [add, update, submit] = [useAddPayment(), useChangePayment(), useSubmitPayment()];
  const { send, problems, running } = useFormSending<Act>({
    named: ([first], message) => ({ field: String(first), label: '', message }),
    elsewhere: 'meetingId',
  });
  // What is stored already is changed, not added a second time, when the submission was refused.
  const [kept, setKept] = useState<Pick<PaymentKept, 'id' | 'version'> | undefined>(payment);
  const store = async (act: Act): Promise<void> => {
    const body = draftOf(work)!;
    const stored =
      kept === undefined
        ? await add.mutateAsync({ body })
        : await update.mutateAsync({ params: { id: kept.id }, body: { ...body, version: kept.version } });
    setKept(stored);
    const comment = work.comment.trim();
    const comments = comment === '' ? [] : [{ code: 'S14', comment }];
    if (act === 'submit') await submit.mutateAsync({ params: { id: stored.id }, body: { comments } });
    shell.toast.success(t(act === 'submit' ? 'submitted' : 'saved'));
    onClose();
  };
  return { save: (act: Act) => void send(act, () => store(act)), problems, running };
}
