// How the items of a list spread over the years, as a small line with its first and last year (specification 7.5, profile data).
import type { AcademicRange } from '@yijian/contract/publications';
import { Sparkline } from '@yijian/ui/sparkline';
import type { ReactNode } from 'react';
import { useActivityYears, usePaperYears, useProjectYears } from '../../profile.api.ts';
import { usePanoramaPhrases } from '../../profile.phrases.ts';

export function ActivityYears({ doctorId, years }: { doctorId: string; years: number }): ReactNode {
  return <YearsLine range={useActivityYears(doctorId, years).data} words="activityYears" />;
}

/** Trials and funds are one range. */
export function ProjectYears({ doctorId }: { doctorId: string }): ReactNode {
  return <YearsLine range={useProjectYears(doctorId).data} words="projectYears" />;
}

export function PaperYears({ doctorId }: { doctorId: string }): ReactNode {
  return <YearsLine range={usePaperYears(doctorId).data} words="paperYears" />;
}

interface YearsLineProps {
  readonly range: AcademicRange | undefined;
  readonly words: 'activityYears' | 'projectYears' | 'paperYears';
}

function YearsLine({ range, words }: YearsLineProps): ReactNode {
  const t = usePanoramaPhrases();
  // One year is no course of things.
  if (range === undefined || range.years.length < 2 || range.firstYear === null || range.lastYear === null) return null;
  const { years, firstYear, lastYear, total } = range;
  return (
    <p className="profile-years num">
      <Sparkline
        values={years.map((one) => one.total)}
        label={years.map((one) => `${one.year}: ${one.total}`).join(', ')}
      />
      {t(words, { from: firstYear, to: lastYear, count: total })}
    </p>
  );
}
