// Second step: how many get it, and why the others do not.
import type { SendChannel, SendCheck } from '@yijian/contract/sends';
import { Section } from '@yijian/ui/detail-page';
import { Alert } from 'antd';
import type { ReactNode } from 'react';
import { joined, useFormat } from '../../../../lib/format/index.ts';
import { useSendPhrases } from '../../sends.phrases.ts';
import { useRemovalWords } from '../use-reasons.ts';

export function CheckStep({ check, channel }: { check: SendCheck; channel: SendChannel }): ReactNode {
  const t = useSendPhrases();
  const wordsOf = useRemovalWords(channel, check.subject.kind);
  const format = useFormat();
  const { contacts, days } = check.budget;
  return (
    <div className="send-stack">
      <div className="send-steps">
        <Figure value={check.audience} label={t('audience')} />
        <Figure value={check.eligible} label={t('eligible')} />
        <Figure value={check.audience - check.eligible} label={t('step.REMOVED')} />
      </div>
      {check.carriers.length === 0 ? null : <Alert type="warning" showIcon title={<Carriers {...check} />} />}
      <Section title={t('removedTitle')}>
        {check.audience === check.eligible ? (
          <p className="send-note">{t('noneRemoved')}</p>
        ) : (
          <ul className="send-removals">
            {check.removed.map(({ reason, count, doctors }) => (
              <li key={reason}>
                <span>{wordsOf(reason)}</span>
                <strong className="num">{t('people', { count: format.count(count) })}</strong>
                <small>
                  {joined(doctors.map(({ name }) => name))}
                  {count > doctors.length ? ` ${t('more', { count: format.count(count) })}` : ''}
                </small>
              </li>
            ))}
            {check.outOfRange === 0 ? null : (
              <li>
                <span>{t('outOfRange')}</span>
                <strong className="num">{t('people', { count: format.count(check.outOfRange) })}</strong>
                <small />
              </li>
            )}
          </ul>
        )}
      </Section>
      <Alert type="info" showIcon title={t('budgetNote', { contacts, days })} />
    </div>
  );
}

/** Who must confirm in enterprise chat, and for how many. */
function Carriers({ carriers }: Pick<SendCheck, 'carriers'>): ReactNode {
  const t = useSendPhrases();
  const format = useFormat();
  const named = carriers.map(({ name, count }) => t('chatCarrier', { name, count: format.count(count) }));
  return t('chatConfirm', { people: joined(named) });
}

function Figure({ value, label }: { value: number; label: string }): ReactNode {
  const format = useFormat();
  return (
    <p className="send-figure">
      <strong className="num">{format.count(value)}</strong>
      <span>{label}</span>
    </p>
  );
}
