// The way to put something on a day without dragging it: a button and a day.
import { DatePicker, Popover } from 'antd';
import dayjs from 'dayjs';
import { CalendarClock } from 'lucide-react';
import { IconButton } from '@yijian/ui/icon';
import { useState, type ReactNode } from 'react';
import { today } from '../../../../lib/format/index.ts';
import { useVisitPhrases } from '../../visits.phrases.ts';

export function DayButton({ label, onChoose }: { label: string; onChoose: (day: string) => void }): ReactNode {
  const t = useVisitPhrases();
  const [open, setOpen] = useState(false);
  return (
    <Popover
      trigger="click"
      open={open}
      onOpenChange={setOpen}
      destroyOnHidden
      content={
        <DatePicker
          autoFocus
          aria-label={t('chooseDay')}
          minDate={dayjs(today())}
          onChange={(value) => {
            setOpen(false);
            if (value) onChoose(value.format('YYYY-MM-DD'));
          }}
        />
      }
    >
      <IconButton icon={CalendarClock} label={label} expanded={open} className="visit-day-button" />
    </Popover>
  );
}
