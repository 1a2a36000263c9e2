// When a meeting begins or ends, in Shanghai.
import { DatePicker } from 'antd';
import dayjs from 'dayjs';
import { Field } from '@yijian/ui/form-page';
import type { ReactNode } from 'react';
import { useMeetingPhrases } from '../../../meetings.phrases.ts';
import type { PartProps } from './part-props.ts';

const TIME = 'YYYY-MM-DD HH:mm';

export function TimeField({ field, work, change, error }: PartProps & { field: 'startsAt' | 'endsAt' }): ReactNode {
  const t = useMeetingPhrases();
  const set = (text: string): void => {
    // Two hours are what most meetings take; only an end that was never set follows.
    const follows = field === 'startsAt' && work.endsAt === '' && text !== '';
    change({ [field]: text, ...(follows ? { endsAt: dayjs(text, TIME).add(2, 'hour').format(TIME) } : {}) });
  };
  return (
    <Field label={t(field)} id={field} required error={error(field)}>
      <DatePicker
        id={field}
        showTime={{ format: 'HH:mm', minuteStep: 5 }}
        format={TIME}
        value={work[field] === '' ? null : dayjs(work[field], TIME)}
        onChange={(value) => set(value?.format(TIME) ?? '')}
      />
    </Field>
  );
}
