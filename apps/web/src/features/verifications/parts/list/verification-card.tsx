// A request on a phone.
import type { Verification } from '@yijian/contract/verifications';
import { StatusBadge } from '@yijian/ui/badge';
import type { ReactNode } from 'react';
import { useFormat } from '../../../../lib/format/index.ts';
import { useVerificationPhrases } from '../../verifications.phrases.ts';
import { VerificationStateBadge, useReason } from '../badges.tsx';
import '../verifications.css';

export function VerificationCard({ row }: { row: Verification }): ReactNode {
  const t = useVerificationPhrases();
  const format = useFormat();
  const reasonOf = useReason();
  return (
    <article className="verify-card">
      <header>
        <strong>{row.doctorName}</strong>
        <span>{row.doctorTitle}</span>
        <VerificationStateBadge state={row.state} />
      </header>
      <p>
        {row.hospitalName} {row.department}
      </p>
      <p className="verify-card-facts num">
        <span>{t(row.isNewDoctor ? 'newDoctor' : `kind.${row.kind}`)}</span>
        <span>{row.requesterName}</span>
        <span>{format.timeLabel(row.submittedAt ?? row.updatedAt)}</span>
        {row.suspectedDuplicates > 0 ? (
          <StatusBadge tone="warn">{t('suspectedCount', { count: row.suspectedDuplicates })}</StatusBadge>
        ) : null}
      </p>
      {row.reason === '' ? null : <p>{reasonOf(row.reason)}</p>}
    </article>
  );
}
