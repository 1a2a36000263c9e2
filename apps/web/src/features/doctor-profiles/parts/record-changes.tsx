// The fields of a change on the timeline: what each was, what it is.
import type { TimelineEntry } from '@yijian/contract/doctor-profiles';
import type { ReactNode } from 'react';
import { useLanguage } from '../../../lib/i18n/index.ts';
import { Difference } from '../../audit/index.ts';
import { useProfilePhrases } from '../doctor-profiles.phrases.ts';

const SHOWN = 6;

export function RecordChanges({ changes }: Pick<TimelineEntry, 'changes'>): ReactNode {
  const t = useProfilePhrases();
  const isEnglish = useLanguage() === 'en';
  const rest = changes.length - SHOWN;
  return (
    <span className="record-changes">
      {changes.slice(0, SHOWN).map(({ field, before, after }) => (
        <span key={field.code}>
          <span>{isEnglish ? field.enName : field.name}</span>
          <Difference before={before} after={after} />
        </span>
      ))}
      {rest > 0 ? <span>{t('moreChanges', { count: rest })}</span> : null}
    </span>
  );
}
