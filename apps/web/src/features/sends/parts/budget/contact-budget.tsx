// How often a doctor was contacted by all teams lately, and how often is allowed (product 3.9, one budget for all channels).
import { Section } from '@yijian/ui/detail-page';
import { HeadroomBar } from '@yijian/ui/chart';
import { Async } from '@yijian/ui/states';
import type { ReactNode } from 'react';
import { useFormat } from '../../../../lib/format/index.ts';
import { useContactBudget } from '../../sends.api.ts';
import { useSendPhrases } from '../../sends.phrases.ts';

export function ContactBudget({ doctorId }: { doctorId: string }): ReactNode {
  const t = useSendPhrases();
  const format = useFormat();
  return (
    <Section id="contact-budget" title={t('contactBudget')}>
      <Async query={useContactBudget(doctorId)} shape="list" rows={1} compact failedTitle={t('failedList')}>
        {({ used, contacts, days, kinds }) => (
          <HeadroomBar
            label={t('contactsWithin', { days: format.count(days) })}
            left={t('contactsOf', { used: format.count(used), most: format.count(contacts) })}
            used={used}
            committed={0}
            cap={contacts}
            note={kinds
              .filter(({ count }) => count > 0)
              .map(({ kind, count }) => `${t(`contact.${kind}`)} ${format.count(count)}`)
              .join(' · ')}
          />
        )}
      </Async>
    </Section>
  );
}
