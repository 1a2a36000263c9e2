// What the rules say while the form is written: headroom, heads, failing rules with the smallest change that passes.
import type { MeetingRule, MeetingVerdict } from '@yijian/contract/meetings';
import { Input } from 'antd';
import { StatusBadge } from '@yijian/ui/badge';
import { HeadroomBar } from '@yijian/ui/chart';
import { DescriptionList, Section } from '@yijian/ui/detail-page';
import { Field } from '@yijian/ui/form-page';
import type { ReactNode } from 'react';
import { useFormat } from '../../../../lib/format/index.ts';
import { useMeetingPhrases } from '../../meetings.phrases.ts';
import './form-lines.css';

const isBroken = ({ outcome }: MeetingRule): boolean => outcome === 'BLOCK' || outcome === 'WARN';

export function VerdictRail({ verdict }: { verdict: MeetingVerdict | undefined }): ReactNode {
  const t = useMeetingPhrases();
  const format = useFormat();
  if (verdict === undefined) return null;
  const { headroom, estimate, mealPerHead, academicShare, rules, missing } = verdict;
  const broken = rules.filter(isBroken);
  return (
    <Section title={t('rail')} note={missing.length === 0 ? undefined : t('stillMissing', { count: missing.length })}>
      <div className="meeting-rail" aria-live="polite">
        {headroom === null ? null : (
          <HeadroomBar
            label={`${t('budgetLeft')} · ${headroom.lineName}`}
            left={t('left', { amount: format.money(headroom.available - estimate) })}
            used={headroom.current - headroom.available}
            current={estimate}
            cap={headroom.current}
          />
        )}
        {headroom?.orderCode ? (
          <p className="num">{`${t('orderLeft')} · ${headroom.orderCode} ${format.money(headroom.orderAvailable)}`}</p>
        ) : null}
        <DescriptionList
          columns={1}
          items={[
            { key: 'estimate', label: t('estimate'), value: format.money(estimate) },
            {
              key: 'meal',
              label: t('mealPerHead'),
              value: mealPerHead === null ? '—' : format.money(mealPerHead),
            },
            { key: 'share', label: t('academicShare'), value: academicShare === null ? '—' : `${academicShare}%` },
          ]}
        />
        {broken.length === 0 ? <p>{t('nothingWrong')}</p> : <RuleList rules={broken} />}
        <p>{t('rulesOk', { count: rules.filter(({ outcome }) => outcome === 'PASS').length })}</p>
      </div>
    </Section>
  );
}

export function RuleList({ rules }: { rules: readonly MeetingRule[] }): ReactNode {
  const t = useMeetingPhrases();
  return (
    <ul className="meeting-rules">
      {rules.map((rule) => (
        <li key={rule.code} className="meeting-rule">
          <StatusBadge tone={rule.outcome === 'BLOCK' ? 'bad' : rule.outcome === 'WARN' ? 'warn' : 'ok'}>
            {`${rule.code} ${rule.name} · ${t(`outcome.${rule.outcome}`)}`}
          </StatusBadge>
          {rule.message === '' ? null : <p>{rule.message}</p>}
          {rule.fix === '' ? null : <small>{rule.fix}</small>}
          {rule.exemption === null ? null : <small>{t(`exemption.${rule.exemption}`)}</small>}
        </li>
      ))}
    </ul>
  );
}

interface CheckProps {
  readonly verdict: MeetingVerdict | undefined;
  readonly comments: ReadonlyMap<string, string>;
  readonly onComment: (code: string, comment: string) => void;
}

/** The last step: everything that is missing or broken, and a comment for each rule that wants one. */
export function Check({ verdict, comments, onComment }: CheckProps): ReactNode {
  const t = useMeetingPhrases();
  if (verdict === undefined) return null;
  const wanting = verdict.rules.filter(({ needsComment, exemption }) => needsComment || exemption !== null);
  return (
    <div className="meeting-lines">
      {verdict.missing.length === 0 ? null : (
        <ul className="meeting-missing">
          {verdict.missing.map(({ field, message }) => (
            <li key={field}>{message}</li>
          ))}
        </ul>
      )}
      <RuleList rules={verdict.rules} />
      {wanting.map((rule) => (
        <Field
          key={rule.code}
          label={`${rule.code} ${rule.exemption === null ? t('comment') : t(`exemption.${rule.exemption}`)}`}
          id={`comment-${rule.code}`}
          required={rule.needsComment}
          hint={rule.exemption === null ? rule.message : t('exemptionHint')}
        >
          <Input.TextArea
            id={`comment-${rule.code}`}
            rows={2}
            maxLength={500}
            value={comments.get(rule.code) ?? ''}
            onChange={(event) => onComment(rule.code, event.target.value)}
          />
        </Field>
      ))}
    </div>
  );
}
