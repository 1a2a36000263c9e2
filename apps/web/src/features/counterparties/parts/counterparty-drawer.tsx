// One institution or supplier: what due diligence found, its documents, and what can be done with it now.
import type { CounterpartyDetail, CounterpartyKind } from '@yijian/contract/counterparties';
import { DescriptionList, Section } from '@yijian/ui/detail-page';
import { FormDrawer } from '@yijian/ui/form-page';
import { Async } from '@yijian/ui/states';
import type { ReactNode } from 'react';
import { useFormat } from '../../../lib/format/index.ts';
import { useCounterparty } from '../counterparties.api.ts';
import { useCounterpartyPhrases } from '../counterparties.phrases.ts';
import { CounterpartyActs } from './counterparty-acts.tsx';
import { RiskTag, StateBadge } from './counterparty-badges.tsx';
import { CounterpartyDocuments } from './counterparty-documents.tsx';
import './counterparties.css';

interface CounterpartyDrawerProps {
  readonly kind: CounterpartyKind;
  readonly id: string;
  readonly onClose: () => void;
}

export function CounterpartyDrawer({ kind, id, onClose }: CounterpartyDrawerProps): ReactNode {
  const t = useCounterpartyPhrases();
  const query = useCounterparty(kind, id);
  return (
    <FormDrawer
      open
      onClose={onClose}
      title={query.data?.name ?? t(`title.${kind}`)}
      width={640}
      footer={query.data ? <CounterpartyActs kind={kind} record={query.data} /> : undefined}
    >
      <Async query={query} shape="form" failedTitle={t('failed')}>
        {(record) => (
          <div className="counterparty-parts">
            <Facts record={record} />
            {record.findings === '' ? null : (
              <Section title={t('findings')}>
                <p>{record.findings}</p>
              </Section>
            )}
            <CounterpartyDocuments kind={kind} record={record} />
          </div>
        )}
      </Async>
    </FormDrawer>
  );
}

function Facts({ record }: { record: CounterpartyDetail }): ReactNode {
  const t = useCounterpartyPhrases();
  const format = useFormat();
  const { reviewer, reviewedAt, reason } = record;
  const items = [
    { key: 'state', label: t('state'), value: <StateBadge state={record.state} /> },
    {
      key: 'risk',
      label: t('risk'),
      value: (
        <>
          <RiskTag risk={record.risk} /> {t('score', { score: record.score })}
        </>
      ),
    },
    { key: 'creditCode', label: t('creditCode'), value: record.creditCode },
    { key: 'category', label: t('category'), value: t(`category.${record.category}`) },
    { key: 'licenseUntil', label: t('licenseUntil'), value: record.licenseUntil },
    { key: 'validUntil', label: t('validUntil'), value: record.validUntil },
    { key: 'flags', label: t('flags'), value: record.flags.map((flag) => t(`flag.${flag}`)).join(' · ') || '—' },
    { key: 'submitter', label: t('submitter'), value: record.submitter?.name },
    {
      key: 'reviewer',
      label: t('reviewer'),
      value: reviewer === null ? '—' : `${reviewer.name} · ${format.date(reviewedAt)}`,
    },
    { key: 'reason', label: t('reason'), value: reason === '' ? '—' : reason },
  ];
  return <DescriptionList columns={2} items={items} />;
}
