// What the rules said, what was changed after the approval, every step of the meeting.
import type { MeetingDetail } from '@yijian/contract/meetings';
import { CheckList, Section, StepList } from '@yijian/ui/detail-page';
import type { ReactNode } from 'react';
import { useFormat } from '../../../../lib/format/index.ts';
import { useMeetingPhrases } from '../../meetings.phrases.ts';
import './detail.css';

const tones = { PASS: 'ok', WARN: 'warn', BLOCK: 'bad', NO_RULE: 'neutral' } as const;

type Rule = MeetingDetail['rules'][number];

export function Rules({ meeting }: { meeting: MeetingDetail }): ReactNode {
  const t = useMeetingPhrases();
  if (meeting.rules.length === 0) return null;
  const outcomeOf = ({ outcome, exemptionState }: Rule): string =>
    exemptionState === null ? t(`outcome.${outcome}`) : t(`exempt.${exemptionState}`);
  const exemptionOf = ({ exemption, exemptionState }: Rule): string =>
    exemption === null || exemptionState === null
      ? ''
      : t(`exempted.${exemptionState}`, { who: t(`exempter.${exemption}`) });
  return (
    <Section id="rules" title={t('rules')}>
      <CheckList
        items={meeting.rules.map((rule) => ({
          key: rule.code,
          tone: tones[rule.outcome],
          label: `${rule.code} ${rule.name} · ${outcomeOf(rule)}`,
          notes: [
            rule.version === null ? '' : t('ruleVersion', { version: rule.version }),
            exemptionOf(rule),
            rule.comment,
          ],
        }))}
      />
    </Section>
  );
}

export function Changes({ meeting }: { meeting: MeetingDetail }): ReactNode {
  const t = useMeetingPhrases();
  const format = useFormat();
  if (meeting.revisions.length === 0) return null;
  const shown = (field: string, value: string): string => {
    if (value === '') return '—';
    if (field === 'startsAt' || field === 'endsAt') return format.dateTime(value);
    return field === 'costs' ? format.money(value) : value;
  };
  return (
    <Section id="changes" title={t('changes')} count={format.count(meeting.revisions.length)}>
      {meeting.revisions.map(({ revision, reason, userName, at, changes }) => (
        <div key={revision}>
          <p>{t('changeOfRevision', { revision, reason })}</p>
          <p className="num">{`${userName} · ${format.dateTime(at)}`}</p>
          <table className="meeting-table">
            <tbody>
              {changes.map(({ field, before, after }) => (
                <tr key={field}>
                  <th scope="row">{t(`field.${field as 'title'}`)}</th>
                  <td>
                    <del>{shown(field, before)}</del>
                  </td>
                  <td>
                    <ins>{shown(field, after)}</ins>
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      ))}
    </Section>
  );
}

export function Steps({ meeting }: { meeting: MeetingDetail }): ReactNode {
  const t = useMeetingPhrases();
  const format = useFormat();
  return (
    <Section id="steps" title={t('steps')}>
      <StepList
        items={meeting.steps.toReversed().map(({ from, to, at, userName, reason }) => ({
          key: `${at} ${to}`,
          title: `${t(`state.${from}`)} → ${t(`state.${to}`)}`,
          notes: [`${userName ?? t('system')} · ${format.dateTime(at)}`, reason],
        }))}
      />
    </Section>
  );
}
