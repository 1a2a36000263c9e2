// Chooses one doctor by name, pinyin or initials; without a network among those of the own lists that were seen before.
import type { DoctorChoice } from '@yijian/contract/doctors';
import { Select } from 'antd';
import { TwoLine } from '@yijian/ui/table';
import { useState, type ReactNode } from 'react';
import { isUnreachable } from '../../../lib/api/index.ts';
import { titleAndNamesake } from '../../../lib/format/index.ts';
import { useSettled } from '../../../lib/timing/index.ts';
import { useDoctorSearch } from '../doctors.api.ts';
import { useDoctorPhrases } from '../doctors.phrases.ts';
import type { PickedDoctor } from './seen/seen-doctors.ts';
import { useRememberDoctors, useSeenDoctors } from './seen/use-seen-doctors.ts';

export interface DoctorPickerProps {
  readonly id?: string;
  /** Names it where no visible label does. */
  readonly label?: string;
  readonly value: PickedDoctor | null;
  readonly onChange: (doctor: PickedDoctor | null) => void;
  readonly disabled?: boolean;
}

export function DoctorPicker({ id, label, value, onChange, disabled = false }: DoctorPickerProps): ReactNode {
  const t = useDoctorPhrases();
  const [typed, setTyped] = useState('');
  const keyword = useSettled(typed);
  const { data, error, isFetching } = useDoctorSearch(keyword);
  const isAway = isUnreachable(error);
  useRememberDoctors(isAway ? undefined : data, pickedOf);
  const seen = useSeenDoctors(isAway ? keyword : undefined);
  const found = keyword.trim() === '' ? [] : isAway ? seen : (data ?? noChoices).map(pickedOf);
  const chosen = value ? `${value.name} ${value.title} · ${value.hospitalName}` : '';
  return (
    <Select<string>
      {...(id === undefined ? {} : { id })}
      {...(label === undefined ? {} : { 'aria-label': label })}
      showSearch={{ filterOption: false, onSearch: setTyped }}
      disabled={disabled}
      placeholder={t('pick')}
      loading={isFetching}
      notFoundContent={keyword.trim() === '' ? t('typeToFind') : t(isAway ? 'nobodySeen' : 'nobody')}
      value={value?.id ?? null}
      labelRender={() => chosen}
      options={isAway && found.length > 0 ? [{ label: t('seenBefore'), options: optionsOf(found) }] : optionsOf(found)}
      optionRender={renderChoice}
      onChange={(_, option) => onChange((option as { doctor?: PickedDoctor } | undefined)?.doctor ?? null)}
    />
  );
}

const noChoices: readonly DoctorChoice[] = [];

const optionsOf = (found: readonly PickedDoctor[]) =>
  found.map((doctor) => ({ value: doctor.id, label: doctor.name, doctor }));

function renderChoice(option: { data: unknown }): ReactNode {
  const { doctor } = option.data as { doctor?: PickedDoctor };
  if (doctor === undefined) return null;
  return (
    <TwoLine strong value={`${doctor.name} ${doctor.title}`} context={`${doctor.hospitalName} ${doctor.department}`} />
  );
}

function pickedOf(choice: DoctorChoice): PickedDoctor {
  const { id, doctorName, hospital, department } = choice;
  return { id, name: doctorName, title: titleAndNamesake(choice), hospitalName: hospital, department };
}
