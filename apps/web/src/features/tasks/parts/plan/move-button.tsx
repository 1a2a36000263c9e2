// The way to move a card without dragging it: a button and a day.
import { DatePicker, Popover } from 'antd';
import dayjs from 'dayjs';
import { CalendarClock } from 'lucide-react';
import { IconButton } from '@yijian/ui/icon';
import { useState, type ReactNode } from 'react';
import { today } from '../../../../lib/format/index.ts';
import { useTaskPhrases } from '../../tasks.phrases.ts';

export interface MoveButtonProps {
  readonly label: string;
  readonly onMove: (day: string) => void;
}

export function MoveButton({ label, onMove }: MoveButtonProps): ReactNode {
  const t = useTaskPhrases();
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
          aria-label={t('moveTo')}
          minDate={dayjs(today())}
          onChange={(value) => {
            setOpen(false);
            if (value) onMove(value.format('YYYY-MM-DD'));
          }}
        />
      }
    >
      <IconButton icon={CalendarClock} label={label} expanded={open} className="plan-move" />
    </Popover>
  );
}
