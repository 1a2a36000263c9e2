// Which day is planned, from when to when.
import { Button, DatePicker, Select } from 'antd';
import dayjs from 'dayjs';
import { ChevronLeft, ChevronRight, RotateCcw } from 'lucide-react';
import { Glyph, IconButton } from '@yijian/ui/icon';
import type { ReactNode } from 'react';
import { today } from '../../../lib/format/index.ts';
import { useRoutePhrases } from '../route-plans.phrases.ts';
import type { ArrangedRoute } from './use-route.ts';

export interface DayAndHoursProps {
  readonly route: ArrangedRoute;
}

const DAY = 'YYYY-MM-DD';
const halves = Array.from({ length: 29 }, (_, index) => {
  const minutes = 7 * 60 + index * 30;
  return `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${minutes % 60 === 0 ? '00' : '30'}`;
});

export function DayAndHours({ route }: DayAndHoursProps): ReactNode {
  const t = useRoutePhrases();
  const { day, hours } = route;
  const shift = (by: number): void => route.setDay(dayjs(day).add(by, 'day').format(DAY));
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
      <IconButton icon={ChevronLeft} label={t('dayBefore')} disabled={day <= today()} onClick={() => shift(-1)} />
      <DatePicker
        aria-label={t('day')}
        allowClear={false}
        minDate={dayjs(today())}
        value={dayjs(day)}
        onChange={(value) => route.setDay(value?.format(DAY) ?? today())}
      />
      <IconButton icon={ChevronRight} label={t('dayAfter')} onClick={() => shift(1)} />
      {hour('from')}
      {hour('to')}
      <Button icon={<Glyph icon={RotateCcw} size={14} />} onClick={route.planAgain}>
        {t('again')}
      </Button>
    </>
  );
}
