// Chooses who speaks: active speakers first, with tier and talks left; who reached the cap or is blacklisted and why not; other doctors below them.
import { Select } from 'antd';
import { TwoLine } from '@yijian/ui/table';
import { useState, type ReactNode } from 'react';
import { useFormat } from '../../../lib/format/index.ts';
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
  const speakers = useSpeakerChoices('ACTIVE', keyword, isOpen);
  const capped = useSpeakerChoices('CAPPED', keyword, isOpen);
  const blacklisted = useSpeakerChoices('BLACKLISTED', keyword, isOpen);
  const { data: doctors = [], isFetching } = useDoctorSearch(keyword);
  const others = (keyword === '' ? [] : doctors)
    .filter(({ id }) => ![...speakers, ...capped, ...blacklisted].some((one) => one.value === id))
    .map((one): Choice => ({ value: one.id, label: one.doctorName, context: `${one.doctorTitle} · ${one.hospital}` }));
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
        ...(capped.length === 0 ? [] : [{ label: t('cappedSpeakers'), options: capped }]),
        ...(blacklisted.length === 0 ? [] : [{ label: t('blacklistedSpeakers'), options: blacklisted }]),
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

function useSpeakerChoices(state: 'ACTIVE' | 'CAPPED' | 'BLACKLISTED', keyword: string, isOpen: boolean): Choice[] {
  const t = useSpeakerPhrases();
  const format = useFormat();
  const { data } = useSpeakersIn(state, isOpen ? keyword : null);
  return (data?.content ?? []).map((row) => ({
    value: row.doctor.id,
    label: row.doctor.name,
    disabled: state !== 'ACTIVE',
    context: [
      t(`tier.${row.tier}`),
      ...(state === 'CAPPED' ? [t('cappedUntil')] : []),
      t('timesLeft', { used: format.count(row.times), most: format.count(row.mostTimes) }),
      row.hospitalName,
    ].join(' · '),
  }));
}
