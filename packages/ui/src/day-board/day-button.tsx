// The way to put something on a day without dragging it: a button and a day.
import { DatePicker, Popover } from 'antd';
import dayjs from 'dayjs';
import { CalendarClock } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { IconButton } from '../icon/index.ts';
import './day-board.css';

export type DayButtonProps = {
  /** Says what gets a day. */
  label: string;
  /** Names the field of the day. */
  pickLabel: string;
  /** The first day that can be chosen, YYYY-MM-DD. */
  minDay: string;
  /** Called with YYYY-MM-DD. */
  onChoose: (day: string) => void;
};

export function DayButton({ label, pickLabel, minDay, onChoose }: DayButtonProps): ReactNode {
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
          aria-label={pickLabel}
          minDate={dayjs(minDay)}
          onChange={(value) => {
            setOpen(false);
            if (value) onChoose(value.format('YYYY-MM-DD'));
          }}
        />
      }
    >
      <IconButton icon={CalendarClock} label={label} expanded={open} className="yj-day-button" />
    </Popover>
  );
}
