// The parts of the form of a payment: costs, account, service, invoices.
import type { PaymentDetail } from '@yijian/contract/meeting-payments';
import { Field } from '@yijian/ui/form-page';
import { Glyph, IconButton } from '@yijian/ui/icon';
import { Button, Checkbox, Input, InputNumber } from 'antd';
import { Plus, Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { useFormat } from '../../../../lib/format/index.ts';
import { usePayables } from '../../meeting-payments.api.ts';
import { usePaymentPhrases } from '../../meeting-payments.phrases.ts';
import { newInvoice, type InvoiceWork, type PaymentWork } from './payment-work.ts';

export interface PartProps {
  readonly work: PaymentWork;
  readonly change: (part: Partial<PaymentWork>) => void;
  readonly error: (field: string) => string | undefined;
}

type PaidCosts = PaymentDetail['costs'];

export function CostFields({ work, change, error, paymentCosts }: PartProps & { paymentCosts: PaidCosts }): ReactNode {
  const t = usePaymentPhrases();
  const format = useFormat();
  const payable = usePayables(work.meetingId ?? undefined).data?.find(({ id }) => id === work.meetingId);
  if (payable === undefined || work.meetingId === null) return null;
  const own = new Map(paymentCosts.map(({ costId, amount }) => [costId, amount]));
  return (
    <Field label={t('costs')} required error={error('costs')}>
      {payable.costs.map(({ id, kind, note, open }) => {
        const cost = [t(`cost.${kind as 'FEE'}`), note].filter(Boolean).join(' · ');
        const most = open + (own.get(id) ?? 0);
        return (
          <div key={id} className="payment-line">
            <span>{t('costLine', { cost, open: format.money(most) })}</span>
            <InputNumber
              aria-label={`${t('amount')} ${cost}`}
              min={0}
              max={most}
              precision={2}
              disabled={most <= 0}
              value={work.costs.get(id) ?? 0}
              onChange={(amount) => change({ costs: new Map(work.costs).set(id, amount ?? 0) })}
            />
          </div>
        );
      })}
    </Field>
  );
}

export function AccountFields({ work, change, error, known }: PartProps & { known: string | null }): ReactNode {
  const t = usePaymentPhrases();
  const speakers = usePayables(work.meetingId ?? undefined).data?.find(({ id }) => id === work.meetingId)?.speakers;
  const account = known ?? speakers?.find(({ id }) => id === work.payeeId)?.account ?? null;
  return (
    <>
      <Field label={t('bankName')} id="bankName" required error={error('bankName')}>
        <Input
          id="bankName"
          maxLength={60}
          value={work.bankName}
          onChange={(event) => change({ bankName: event.target.value })}
        />
      </Field>
      <Field
        label={t('account')}
        id="accountNumber"
        required={account === null}
        error={error('accountNumber')}
        hint={account === null ? t('accountUnknown') : t('accountKnown', { account })}
      >
        <Input
          id="accountNumber"
          inputMode="numeric"
          autoComplete="off"
          maxLength={40}
          value={work.accountNumber}
          onChange={(event) => change({ accountNumber: event.target.value })}
        />
      </Field>
      <Field label={t('dueOn')} id="dueOn" error={error('dueOn')}>
        <Input id="dueOn" type="date" value={work.dueOn} onChange={(event) => change({ dueOn: event.target.value })} />
      </Field>
      <Field label={t('note')} id="note" error={error('note')}>
        <Input.TextArea
          id="note"
          rows={2}
          maxLength={500}
          value={work.note}
          onChange={(event) => change({ note: event.target.value })}
        />
      </Field>
    </>
  );
}

export function ServiceFields({ work, change, error }: PartProps): ReactNode {
  const t = usePaymentPhrases();
  const payable = usePayables(work.meetingId ?? undefined).data?.find(({ id }) => id === work.meetingId);
  // Nobody served at a meeting that was cancelled.
  if (payable?.isCancelled === true) return null;
  return (
    <>
      <Field label={t('serviceHours')} id="serviceHours" required error={error('serviceHours')}>
        <InputNumber
          id="serviceHours"
          min={0}
          max={100}
          step={0.5}
          value={work.serviceHours}
          onChange={(serviceHours) => change({ serviceHours })}
        />
      </Field>
      <Checkbox
        checked={work.isServiceConfirmed}
        onChange={(event) => change({ isServiceConfirmed: event.target.checked })}
      >
        {t('isServiceConfirmed')}
      </Checkbox>
    </>
  );
}

export function InvoiceFields({ work, change, error }: PartProps): ReactNode {
  const t = usePaymentPhrases();
  const set = (key: string, part: Partial<InvoiceWork>): void =>
    change({ invoices: work.invoices.map((one) => (one.key === key ? { ...one, ...part } : one)) });
  return (
    <Field label={t('invoices')} error={error('invoices')}>
      {work.invoices.map((invoice, at) => (
        <div
          key={invoice.key}
          className="payment-line payment-invoice"
          role="group"
          aria-label={t('invoiceOf', { at: at + 1 })}
        >
          <Input
            aria-label={t('number')}
            placeholder={t('number')}
            inputMode="numeric"
            maxLength={20}
            value={invoice.number}
            onChange={(event) => set(invoice.key, { number: event.target.value.trim() })}
          />
          <Input
            aria-label={t('issuedOn')}
            type="date"
            value={invoice.issuedOn}
            onChange={(event) => set(invoice.key, { issuedOn: event.target.value })}
          />
          <InputNumber
            aria-label={t('invoiceAmount')}
            placeholder={t('invoiceAmount')}
            min={0}
            precision={2}
            value={invoice.amount}
            onChange={(amount) => set(invoice.key, { amount })}
          />
          <IconButton
            icon={Trash2}
            label={t('remove')}
            onClick={() => change({ invoices: work.invoices.filter(({ key }) => key !== invoice.key) })}
          />
        </div>
      ))}
      <div>
        <Button icon={<Glyph icon={Plus} />} onClick={() => change({ invoices: [...work.invoices, newInvoice()] })}>
          {t('addInvoice')}
        </Button>
      </div>
    </Field>
  );
}
