// Who met the doctor last, as three figures with their names; what medical affairs did is a locked line, never a date nobody can explain.
import { Lock } from 'lucide-react';
import { Glyph } from '@yijian/ui/icon';
import type { ReactNode } from 'react';
import { useFormat } from '../../../../lib/format/index.ts';
import { useLastVisits } from '../../visit-briefing.api.ts';
import { useBriefingPhrases } from '../../visit-briefing.phrases.ts';

export function LastVisits({ doctorId }: { doctorId: string }): ReactNode {
  const t = useBriefingPhrases();
  const format = useFormat();
  const { data } = useLastVisits(doctorId);
  if (data === undefined) return null;
  const when = (at: string | null): string => (at === null ? t('never') : format.daysSince(at));
  return (
    <div className="doctor-last">
      <p className="num">
        <span>{t('last')}</span>
        {(['own', 'team', 'anyone'] as const).map((whose) => (
          <span key={whose}>{t(`last.${whose}`, { when: when(data[whose]) })}</span>
        ))}
      </p>
      {data.isHidden ? (
        <p>
          <Glyph icon={Lock} size={12} /> <span className="num">{format.timeLabel(data.anyone)}</span> {t('hidden')}
        </p>
      ) : null}
    </div>
  );
}
