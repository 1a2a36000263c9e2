// A value of the trail in the reader's language, and two of them as a difference (look and feel: words, not colour alone).
import type { AuditValue } from '@yijian/contract/audit';
import type { ReactNode } from 'react';
import { useFormat } from '../../../lib/format/index.ts';
import { useLanguage } from '../../../lib/i18n/index.ts';
import { useAuditPhrases } from '../audit.phrases.ts';
import './audit.css';

/** The words of a value; `(empty)` for none. */
export function useValueText(): (value: AuditValue | null) => string {
  const t = useAuditPhrases();
  const format = useFormat();
  const isEnglish = useLanguage() === 'en';
  return (value) => {
    if (value === null || (value.text === '' && value.type !== 'SECRET')) return t('nothing');
    if (value.type === 'SECRET') return t('secret');
    if (value.type === 'BOOLEAN') return t(value.text === 'true' ? 'yes' : 'no');
    if (value.type === 'MOMENT') return format.dateTime(value.text);
    return isEnglish ? value.enText : value.text;
  };
}

export interface DifferenceProps {
  readonly before: AuditValue | null;
  readonly after: AuditValue | null;
}

/** What it was, struck; what it is. Each says its word before the value. */
export function Difference({ before, after }: DifferenceProps): ReactNode {
  const t = useAuditPhrases();
  const text = useValueText();
  return (
    <span className="audit-difference">
      {before === null ? null : (
        <span>
          <small>{t('before')}</small>
          <del>{text(before)}</del>
        </span>
      )}
      <span>
        <small>{t('after')}</small>
        <ins>{text(after)}</ins>
      </span>
    </span>
  );
}
