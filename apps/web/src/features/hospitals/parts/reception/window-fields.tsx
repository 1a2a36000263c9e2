// The windows of a reception rule, one line each: day, from, to.
import type { ReceptionWindow } from '@yijian/contract/hospitals';
import { Button, Select } from 'antd';
import { Plus, X } from 'lucide-react';
import type { FieldProblem } from '@yijian/ui/form-page';
import { Glyph, IconButton } from '@yijian/ui/icon';
import type { ReactNode } from 'react';
import { useHospitalPhrases } from '../../hospitals.phrases.ts';

export interface WindowFieldsProps {
  readonly windows: readonly ReceptionWindow[];
  readonly problems: readonly FieldProblem[];
  readonly onChange: (windows: ReceptionWindow[]) => void;
}

const MOST = 21;
const days = [1, 2, 3, 4, 5, 6, 7] as const;
/** Every quarter of an hour in which a hospital may receive anybody. */
const quarters = Array.from({ length: 14 * 4 + 1 }, (_, index) => {
  const minutes = 7 * 60 + index * 15;
  return `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
});

export function WindowFields({ windows, problems, onChange }: WindowFieldsProps): ReactNode {
  const t = useHospitalPhrases();
  const edit = (index: number, part: Partial<ReceptionWindow>): void =>
    onChange(windows.map((one, at) => (at === index ? { ...one, ...part } : one)));
  const add = (): void => {
    const last = windows.at(-1);
    const day = last === undefined ? 1 : Math.min(7, last.day + 1);
    onChange([...windows, { day, from: last?.from ?? '09:00', to: last?.to ?? '11:00' }]);
  };
  const time = (index: number, key: 'from' | 'to', label: string): ReactNode => {
    const value = windows[index]?.[key] ?? '';
    const times = quarters.includes(value) ? quarters : [value, ...quarters].toSorted();
    return (
      <Select
        aria-label={label}
        showSearch
        value={value}
        options={times.map((one) => ({ value: one, label: one }))}
        onChange={(next: string) => edit(index, { [key]: next })}
      />
    );
  };
  return (
    <div className="hospital-windows" role="group" aria-label={t('receptionTime')}>
      <span className="hospital-windows-title">{t('receptionTime')}</span>
      {windows.map((window, index) => (
        // Lines have no name of their own: their place is what tells them apart.
        // oxlint-disable-next-line react/no-array-index-key
        <div key={index} id={`windows.${index}`}>
          <div className="hospital-window">
            <Select
              aria-label={t('windowDay', { number: index + 1 })}
              value={window.day}
              options={days.map((day) => ({ value: day, label: t(`day${day}`) }))}
              onChange={(day: number) => edit(index, { day })}
            />
            {time(index, 'from', t('windowFrom', { number: index + 1 }))}
            <span aria-hidden="true">–</span>
            {time(index, 'to', t('windowTo', { number: index + 1 }))}
            <IconButton
              icon={X}
              label={t('removeWindow', { number: index + 1 })}
              onClick={() => onChange(windows.filter((_, at) => at !== index))}
            />
          </div>
          <Problem message={errorOf(problems, index)} />
        </div>
      ))}
      <Button icon={<Glyph icon={Plus} />} disabled={windows.length >= MOST} onClick={add}>
        {t('addWindow')}
      </Button>
    </div>
  );
}

const errorOf = (problems: readonly FieldProblem[], index: number): string | undefined =>
  problems.find((one) => one.field === `windows.${index}`)?.message;

function Problem({ message }: { message: string | undefined }): ReactNode {
  return message === undefined ? null : <p className="hospital-window-bad">{message}</p>;
}
