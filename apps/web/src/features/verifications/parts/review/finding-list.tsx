// What the checks found about a certificate.
import type { Finding } from '@yijian/contract/verifications';
import { Glyph } from '@yijian/ui/icon';
import { TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { joined } from '../../../../lib/format/index.ts';
import { useVerificationPhrases } from '../../verifications.phrases.ts';

export function FindingList({ findings }: { findings: readonly Finding[] }): ReactNode {
  const t = useVerificationPhrases();
  if (findings.length === 0) return null;
  return (
    <ul className="verify-findings">
      {findings.map(({ kind, grade, doctors }) => (
        <li key={kind} className={grade === 'bad' ? 'verify-bad' : 'verify-warn'}>
          <Glyph icon={TriangleAlert} size={14} />
          {(t as (key: string, values: object) => string)(`finding.${kind}`, {
            names: joined(doctors.map(({ name }) => name)),
          })}
        </li>
      ))}
    </ul>
  );
}
