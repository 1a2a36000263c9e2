// Chooses who speaks: active speakers first, with tier and talks left; approved ones who may not speak now and why; other doctors below them.
import { Select } from 'antd';
import { TwoLine } from '@yijian/ui/table';
import { useState, type ReactNode } from 'react';
import { titleAndNamesake, useFormat } from '../../../lib/format/index.ts';
import { useSettled } from '../../../lib/timing/index.ts';
import { useDoctorSearch } from '../../doctors/index.ts';
import { useSpeakersIn } from '../speakers.api.ts';
import { useSpeakerPhrases } from '../speakers.phrases.ts';

export interface SpeakerPickerProps {
  readonly label: string;
  readonly value: { readonly id: string; readonly name: string } | null;
  readonly onChange: (doctor: { readonly id: string; readonly name: string } | null) => void;
}

interface Choice {
  readonly value: string;
  readonly label: string;
  readonly context: string;
  readonly disabled?: boolean;
}

function renderChoice(option: { data: unknown }): ReactNode {
  const { label, context = '' } = option.data as Partial<Choice>;
  return label === undefined ? null : <TwoLine strong value={label} context={context} />;
}

export function SpeakerPicker({ label, value, onChange }: SpeakerPickerProps): ReactNode {
  const t = useSpeakerPhrases();
  const [typed, setTyped] = useState('');
  const [isOpen, setOpen] = useState(false);
  const keyword = useSettled(typed.trim());
  const speakers = useSpeakerChoices({ state: 'ACTIVE' }, keyword, isOpen);
  const approved = useSpeakerChoices({ tab: 'approved' }, keyword, isOpen);
  const barred = approved.filter(({ disabled }) => disabled);
  const { data: doctors = [], isFetching } = useDoctorSearch(keyword);
  const others = (keyword === '' ? [] : doctors)
    .filter(({ id }) => ![...speakers, ...barred].some((one) => one.value === id))
    .map((one): Choice => ({
      value: one.id,
      label: one.doctorName,
      context: [titleAndNamesake(one), one.hospital].filter(Boolean).join(' · '),
    }));
  const all = [...speakers, ...others];
  return (
    <Select<string>
      aria-label={label}
      placeholder={label}
      allowClear
      showSearch={{ filterOption: false, onSearch: setTyped }}
      loading={isFetching}
      value={value?.id ?? null}
      labelRender={() => value?.name ?? ''}
      notFoundContent={t('nobodyToChoose')}
      options={[
        ...(speakers.length === 0 ? [] : [{ label: t('activeSpeakers'), options: speakers }]),
        ...(barred.length === 0 ? [] : [{ label: t('barredSpeakers'), options: barred }]),
        ...(others.length === 0 ? [] : [{ label: t('otherDoctors'), options: others }]),
      ]}
      optionRender={renderChoice}
      onOpenChange={setOpen}
      onChange={(id: string | undefined) => {
        const found = all.find((one) => one.value === id);
        onChange(found === undefined ? null : { id: found.value, name: found.label });
      }}
    />
  );
}

function useSpeakerChoices(among: Parameters<typeof useSpeakersIn>[0], keyword: string, isOpen: boolean): Choice[] {
  const t = useSpeakerPhrases();
  const format = useFormat();
  const { data } = useSpeakersIn(among, isOpen ? keyword : null);
  return (data?.content ?? []).map((row) => ({
    value: row.doctor.id,
    label: row.doctor.name,
    disabled: row.state !== 'ACTIVE',
    context: [
      ...(row.state === 'ACTIVE' ? [] : [t(`state.${row.state}`)]),
      ...(row.state === 'CAPPED' ? [t('cappedUntil')] : []),
      t(`tier.${row.tier}`),
      t('timesLeft', { used: format.count(row.times), most: format.count(row.mostTimes) }),
      row.hospitalName,
    ].join(' · '),
  }));
}
