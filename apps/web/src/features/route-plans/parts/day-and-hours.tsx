// Which day is planned, from when to when.
import { Button, Select } from 'antd';
import { RotateCcw } from 'lucide-react';
import { DayStep } from '@yijian/ui/day-step';
import { Glyph } from '@yijian/ui/icon';
import type { ReactNode } from 'react';
import { today } from '../../../lib/format/index.ts';
import { useRoutePhrases } from '../route-plans.phrases.ts';
import type { ArrangedRoute } from './use-route.ts';

export interface DayAndHoursProps {
  readonly route: ArrangedRoute;
}

const halves = Array.from({ length: 29 }, (_, index) => {
  const minutes = 7 * 60 + index * 30;
  return `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${minutes % 60 === 0 ? '00' : '30'}`;
});

export function DayAndHours({ route }: DayAndHoursProps): ReactNode {
  const t = useRoutePhrases();
  const { day, hours } = route;
  const hour = (key: 'from' | 'to'): ReactNode => (
    <Select
      aria-label={t(key)}
      value={hours[key]}
      options={halves.map((value) => ({
        value,
        label: value,
        disabled: key === 'from' ? value >= hours.to : value <= hours.from,
      }))}
      onChange={(value: string) => route.setHours({ ...hours, [key]: value })}
    />
  );
  return (
    <>
      <DayStep day={day} minDay={today()} onChange={route.setDay} />
      {hour('from')}
      {hour('to')}
      <Button icon={<Glyph icon={RotateCcw} size={14} />} onClick={route.planAgain}>
        {t('again')}
      </Button>
    </>
  );
}
