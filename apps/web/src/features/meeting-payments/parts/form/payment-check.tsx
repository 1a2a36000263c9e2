// What a payment comes to, its evidence and what the rules say, while it is written and on its page.
import type { PaymentEvidence, PaymentVerdict } from '@yijian/contract/meeting-payments';
import { CheckList, DescriptionList, Section } from '@yijian/ui/detail-page';
import { Field } from '@yijian/ui/form-page';
import { Input } from 'antd';
import type { ReactNode } from 'react';
import { useFormat } from '../../../../lib/format/index.ts';
import { usePaymentPhrases } from '../../meeting-payments.phrases.ts';
import type { PartProps } from './payment-fields.tsx';

const tones = { PASS: 'ok', WARN: 'warn', BLOCK: 'bad', NO_RULE: 'neutral' } as const;

export function EvidenceList({ evidence }: { evidence: readonly PaymentEvidence[] }): ReactNode {
  const t = usePaymentPhrases();
  return (
    <CheckList
      items={evidence.map(({ item, isThere, note }) => ({
        key: item,
        tone: isThere ? 'ok' : 'bad',
        label: t(`evidence.${item}`, { note }),
        notes: item === 'NOT_REUSED' ? [note] : [],
      }))}
    />
  );
}

export function PaymentCheck({
  verdict,
  work,
  change,
}: PartProps & { verdict: PaymentVerdict | undefined }): ReactNode {
  const t = usePaymentPhrases();
  const format = useFormat();
  if (verdict === undefined) return null;
  const { gross, tax, taxSource, net, monthBefore, evidence, rules } = verdict;
  const wanting = rules.filter(({ needsComment }) => needsComment);
  return (
    <Section title={t('rail')} {...(taxSource === '' ? {} : { note: t('taxSource', { source: taxSource }) })}>
      <div className="payment-fields" aria-live="polite">
        <DescriptionList
          columns={2}
          items={[
            { key: 'gross', label: t('gross'), value: format.money(gross) },
            { key: 'tax', label: t('tax'), value: format.money(tax) },
            { key: 'net', label: t('net'), value: format.money(net) },
            ...(monthBefore === 0
              ? []
              : [{ key: 'before', label: t('monthBefore'), value: format.money(monthBefore) }]),
          ]}
        />
        <EvidenceList evidence={evidence} />
        <CheckList
          items={rules.map(({ code, name, outcome, message }) => ({
            key: code,
            tone: tones[outcome],
            label: `${code} ${name} · ${t(`outcome.${outcome}`)}`,
            notes: outcome === 'PASS' ? [] : [message],
          }))}
        />
        {wanting.map(({ code, message }) => (
          <Field key={code} label={`${code} ${t('comment')}`} id={`comment-${code}`} required hint={message}>
            <Input.TextArea
              id={`comment-${code}`}
              rows={2}
              maxLength={500}
              value={work.comment}
              onChange={(event) => change({ comment: event.target.value })}
            />
          </Field>
        ))}
      </div>
    </Section>
  );
}
