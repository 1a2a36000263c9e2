// The application as it stands: the strip of what matters, the form with the fields this node may change.
import type { InstanceDetail } from '@yijian/contract/workflows';
import { DescriptionList, Section, type Description } from '@yijian/ui/detail-page';
import type { FieldProblem } from '@yijian/ui/form-page';
import { lazy, Suspense, type ReactNode } from 'react';
import { useFormat } from '../../../../lib/format/index.ts';
import { useWorkflowPhrases } from '../../workflows.phrases.ts';
import type { Values } from '../form/check-form.ts';
import { ForecastWords } from '../forecast/forecast-words.tsx';
import { RiskBadge } from '../words/badges.tsx';
import { useAnswer, useNames } from '../words/use-names.ts';

// Most readers change nothing: what is written with comes when a node may write.
const FormFields = lazy(() => import('../form/form-fields.tsx').then((part) => ({ default: part.FormFields })));

/** Who, what kind, how much, how risky, since when. */
export function useStrip(): (detail: InstanceDetail) => Description[] {
  const t = useWorkflowPhrases();
  const format = useFormat();
  const names = useNames();
  return (detail) => [
    { key: 'starter', label: t('starter'), value: names.person(detail.starter) },
    {
      key: 'kind',
      label: t('name'),
      value: `${names.definition(detail)} · ${t('version', { number: detail.version })}`,
    },
    { key: 'startedAt', label: t('startedAt'), value: format.dateTime(detail.startedAt) },
    { key: 'risk', label: t('risk'), value: <RiskBadge risk={detail.risk} /> },
    ...(detail.forecast === null
      ? []
      : [{ key: 'forecast', label: t('forecast'), value: <ForecastWords forecast={detail.forecast} /> }]),
    ...(detail.amount === null ? [] : [{ key: 'amount', label: t('amount'), value: format.money(detail.amount) }]),
    ...(detail.endReason === '' ? [] : [{ key: 'end', label: t('endReason'), value: detail.endReason }]),
    ...(detail.copies.length === 0 ? [] : [{ key: 'copies', label: t('copies'), value: names.people(detail.copies) }]),
  ];
}

export interface DocumentProps {
  readonly detail: InstanceDetail;
  /** What the signer changed; absent where nothing may be changed. */
  readonly changes: Values;
  readonly onChange: ((change: Values) => void) | undefined;
  readonly problems: readonly FieldProblem[];
}

export function Document({ detail, changes, onChange, problems }: DocumentProps): ReactNode {
  const t = useWorkflowPhrases();
  const names = useNames();
  const answer = useAnswer();
  const strip = useStrip();
  const writable = onChange === undefined ? [] : detail.form.filter(({ access }) => access === 'WRITE');
  const read = detail.form.filter((field) => !writable.includes(field));
  return (
    <>
      <Section title={t('summaryStrip')}>
        <DescriptionList stacked columns={4} items={strip(detail)} />
      </Section>
      <Section title={t('content')} note={writable.length > 0 ? t('editable') : undefined}>
        <DescriptionList
          stacked
          columns={3}
          items={read.map((field) => ({
            key: field.name,
            label: names.label(field),
            value: answer(field, detail.values[field.name]),
          }))}
        />
        {writable.length > 0 ? (
          <div className="workflow-writable">
            <Suspense>
              <FormFields
                fields={writable}
                values={{ ...(detail.values as Values), ...changes }}
                onChange={(part) => onChange?.(part)}
                problems={problems}
              />
            </Suspense>
          </div>
        ) : null}
      </Section>
    </>
  );
}
