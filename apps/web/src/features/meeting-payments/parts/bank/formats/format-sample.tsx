// The sample of a format: what would go to the bank and what would come back.
import type { TextFormatSample } from '@yijian/contract/meeting-payments';
import { Section } from '@yijian/ui/detail-page';
import type { ReactNode } from 'react';
import { useFormat } from '../../../../../lib/format/index.ts';
import { useFormatPhrases } from '../../../bank-formats.phrases.ts';

export function FormatSample({ sample }: { sample: TextFormatSample | undefined }): ReactNode {
  const t = useFormatPhrases();
  const format = useFormat();
  if (sample === undefined)
    return (
      <Section title={t('sample')}>
        <p className="bank-format-note">{t('sampleNone')}</p>
      </Section>
    );
  const { name, bytes, content, returned } = sample;
  return (
    <div className="bank-format-parts" aria-live="polite">
      <Section title={t('sample')} note={t('sampleNote', { name, bytes: format.count(bytes) })}>
        <pre className="bank-format-sample" tabIndex={0}>
          {content}
        </pre>
      </Section>
      <Section title={t('sampleReturned')}>
        <pre className="bank-format-sample" tabIndex={0}>
          {returned}
        </pre>
      </Section>
    </div>
  );
}
