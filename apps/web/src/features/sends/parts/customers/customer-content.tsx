// What was sent to a doctor, or to the doctors of a hospital: the figures, and the messages behind the one that is chosen (product 3.3, 3.5).
import type { RecipientFilter, RecipientStep } from '@yijian/contract/sends';
import { Section } from '@yijian/ui/detail-page';
import { Async } from '@yijian/ui/states';
import { useState, type ReactNode } from 'react';
import { useCustomerEffects } from '../../sends.api.ts';
import { useSendPhrases } from '../../sends.phrases.ts';
import { RecipientList } from '../recipient-list.tsx';
import { StepStrip } from '../step-strip.tsx';

export function CustomerContent({
  customer,
}: {
  customer: Pick<RecipientFilter, 'doctorId' | 'hospitalId'>;
}): ReactNode {
  const t = useSendPhrases();
  const [step, setStep] = useState<RecipientStep>();
  return (
    <Section id="sent-content" title={t('content')} definition={t('contentDefinition')}>
      <Async query={useCustomerEffects(customer)} shape="list" compact failedTitle={t('failedList')}>
        {(figures) => (
          <>
            <StepStrip label={t('contentOf')} figures={figures} step={step} onStep={setStep} />
            <RecipientList
              key={step ?? 'ALL'}
              which={{ ...customer, ...(step === undefined ? {} : { step }) }}
              names={customer.doctorId === undefined ? 'both' : 'subject'}
            />
          </>
        )}
      </Async>
    </Section>
  );
}
