// The days of the week with their hours of reception; the days without any stay quiet.
import type { ReceptionWindow } from '@yijian/contract/hospitals';
import type { ReactNode } from 'react';
import { useHospitalPhrases } from '../../hospitals.phrases.ts';

const days = [1, 2, 3, 4, 5, 6, 7] as const;

export function WeekOfWindows({ windows }: { windows: readonly ReceptionWindow[] }): ReactNode {
  const t = useHospitalPhrases();
  return (
    <ol className="hospital-week">
      {days.map((day) => {
        const hours = windows.filter((one) => one.day === day);
        return (
          <li key={day} className={hours.length > 0 ? 'hospital-week-open' : undefined}>
            <span>{t(`day${day}`)}</span>
            {hours.length === 0 ? <span aria-label={t('closedDay')}>—</span> : null}
            {hours.map(({ from, to }) => (
              <span key={from} className="num">
                {from}–{to}
              </span>
            ))}
          </li>
        );
      })}
    </ol>
  );
}
