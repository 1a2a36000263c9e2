// The agenda line by line: what, how long, who speaks, with which material.
import { Button, Select } from 'antd';
import { Plus, Trash2 } from 'lucide-react';
import { Glyph, IconButton } from '@yijian/ui/icon';
import type { ReactNode } from 'react';
import { SpeakerPicker } from '../../../../speakers/index.ts';
import { useMaterialChoices } from '../../../meetings.api.ts';
import { useMeetingPhrases } from '../../../meetings.phrases.ts';
import type { PartProps } from './part-props.ts';
import { AgendaFields } from '../line-fields.tsx';
import { newKey, type AgendaWork } from '../meeting-work.ts';

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
          <AgendaFields
            line={item}
            labels={{ kind: t('type'), topic: t('topic'), minutes: t('minutes') }}
            onChange={(part) => set(item.key, part)}
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
