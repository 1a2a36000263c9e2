// The agenda line by line: what, how long, who speaks, with which material.
import { agendaKinds } from '@yijian/contract/meetings';
import { Button, Input, InputNumber, Select } from 'antd';
import { Plus, Trash2 } from 'lucide-react';
import { Glyph, IconButton } from '@yijian/ui/icon';
import type { ReactNode } from 'react';
import { SpeakerPicker } from '../../../speakers/index.ts';
import { useMaterialChoices } from '../../meetings.api.ts';
import { useMeetingPhrases } from '../../meetings.phrases.ts';
import type { PartProps } from './basics.tsx';
import { newKey, type AgendaWork } from './meeting-work.ts';

export function Agenda({ work, change, error }: PartProps): ReactNode {
  const t = useMeetingPhrases();
  const materials = useMaterialChoices().data?.content ?? [];
  const set = (key: string, part: Partial<AgendaWork>): void =>
    change({ agenda: work.agenda.map((item) => (item.key === key ? { ...item, ...part } : item)) });
  const add = (): void =>
    change({
      agenda: [
        ...work.agenda,
        { key: newKey(), kind: 'TALK', topic: '', minutes: 30, speaker: null, materialId: null },
      ],
    });
  return (
    <div className="meeting-lines">
      {error('agenda') === undefined ? null : (
        <p role="alert" id="agenda">
          {error('agenda')}
        </p>
      )}
      {work.agenda.map((item, at) => (
        <div key={item.key} className="meeting-line" role="group" aria-label={t('itemOf', { at: at + 1 })}>
          <Select
            aria-label={t('type')}
            value={item.kind}
            options={agendaKinds.map((value) => ({ value, label: t(`agenda.${value}`) }))}
            onChange={(kind) => set(item.key, { kind })}
          />
          <Input
            aria-label={t('topic')}
            placeholder={t('topic')}
            maxLength={200}
            value={item.topic}
            onChange={(event) => set(item.key, { topic: event.target.value })}
          />
          <InputNumber
            aria-label={t('minutes')}
            min={1}
            max={1440}
            value={item.minutes}
            onChange={(minutes) => set(item.key, { minutes: minutes ?? 1 })}
          />
          <SpeakerPicker label={t('speaker')} value={item.speaker} onChange={(speaker) => set(item.key, { speaker })} />
          <Select
            aria-label={t('material')}
            placeholder={t('material')}
            allowClear
            showSearch={{ optionFilterProp: 'label' }}
            value={item.materialId}
            options={materials.map(({ id, title }) => ({ value: id, label: title }))}
            onChange={(materialId) => set(item.key, { materialId: materialId ?? null })}
          />
          <IconButton
            icon={Trash2}
            label={t('remove')}
            onClick={() => change({ agenda: work.agenda.filter((one) => one.key !== item.key) })}
          />
        </div>
      ))}
      <div>
        <Button icon={<Glyph icon={Plus} />} onClick={add}>
          {t('addItem')}
        </Button>
      </div>
    </div>
  );
}
