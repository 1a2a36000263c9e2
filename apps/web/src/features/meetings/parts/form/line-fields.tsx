// What a line of an agenda and a line of costs begin with, in an application as in a template; each beside further fields of its own.
import { agendaKinds, costKinds, type AgendaKind, type CostKind } from '@yijian/contract/meetings';
import { Input, InputNumber, Select } from 'antd';
import type { ReactNode } from 'react';
import { useMeetingPhrases } from '../../meetings.phrases.ts';

interface AgendaLine {
  readonly kind: AgendaKind;
  readonly topic: string;
  readonly minutes: number;
}

export interface AgendaFieldsProps {
  readonly line: AgendaLine;
  readonly labels: Readonly<Record<keyof AgendaLine, string>>;
  readonly onChange: (part: Partial<AgendaLine>) => void;
}

export function AgendaFields({ line, labels, onChange }: AgendaFieldsProps): ReactNode {
  const t = useMeetingPhrases();
  return (
    <>
      <Select
        aria-label={labels.kind}
        value={line.kind}
        options={agendaKinds.map((value) => ({ value, label: t(`agenda.${value}`) }))}
        onChange={(kind) => onChange({ kind })}
      />
      <Input
        aria-label={labels.topic}
        placeholder={labels.topic}
        maxLength={200}
        value={line.topic}
        onChange={(event) => onChange({ topic: event.target.value })}
      />
      <InputNumber
        aria-label={labels.minutes}
        min={1}
        max={1440}
        value={line.minutes}
        suffix={labels.minutes}
        onChange={(minutes) => onChange({ minutes: minutes ?? 1 })}
      />
    </>
  );
}

interface CostLine {
  readonly kind: CostKind;
  readonly note: string;
  /** CNY. */
  readonly price: number;
}

export interface CostFieldsProps {
  readonly line: CostLine;
  readonly labels: Readonly<Record<keyof CostLine, string>>;
  readonly onChange: (part: Partial<CostLine>) => void;
}

export function CostFields({ line, labels, onChange }: CostFieldsProps): ReactNode {
  const t = useMeetingPhrases();
  return (
    <>
      <Select
        aria-label={labels.kind}
        value={line.kind}
        options={costKinds.map((value) => ({ value, label: t(`cost.${value}`) }))}
        onChange={(kind) => onChange({ kind })}
      />
      <Input
        aria-label={labels.note}
        placeholder={labels.note}
        maxLength={200}
        value={line.note}
        onChange={(event) => onChange({ note: event.target.value })}
      />
      <InputNumber
        aria-label={labels.price}
        min={0}
        precision={2}
        prefix="¥"
        value={line.price}
        onChange={(price) => onChange({ price: price ?? 0 })}
      />
    </>
  );
}
