// Chooses one doctor by name, pinyin or initials.
import type { DoctorChoice } from '@yijian/contract/doctors';
import { Select } from 'antd';
import { TwoLine } from '@yijian/ui/table';
import { useEffect, useState, type ReactNode } from 'react';
import { useDoctorSearch } from '../doctors.api.ts';
import { useDoctorPhrases } from '../doctors.phrases.ts';

export interface PickedDoctor {
  readonly id: string;
  readonly name: string;
  readonly title: string;
  readonly hospitalName: string;
  readonly department: string;
}

export interface DoctorPickerProps {
  readonly id?: string;
  readonly value: PickedDoctor | null;
  readonly onChange: (doctor: PickedDoctor | null) => void;
  readonly disabled?: boolean;
}

const PAUSE_MILLISECONDS = 200;

export function DoctorPicker({ id, value, onChange, disabled = false }: DoctorPickerProps): ReactNode {
  const t = useDoctorPhrases();
  const [typed, setTyped] = useState('');
  const keyword = useSettled(typed);
  const { data, isFetching } = useDoctorSearch(keyword);
  const found = keyword.trim() === '' ? [] : (data ?? []);
  const chosen = value ? `${value.name} ${value.title} · ${value.hospitalName}` : '';
  return (
    <Select<string>
      {...(id === undefined ? {} : { id })}
      showSearch={{ filterOption: false, onSearch: setTyped }}
      disabled={disabled}
      placeholder={t('pick')}
      loading={isFetching}
      notFoundContent={keyword.trim() === '' ? t('typeToFind') : t('nobody')}
      value={value?.id ?? null}
      labelRender={() => chosen}
      options={found.map((doctor) => ({ value: doctor.id, label: doctor.doctorName, doctor }))}
      optionRender={renderChoice}
      onChange={(key) => onChange(pickedOf(found.find((doctor) => doctor.id === key)))}
    />
  );
}

function renderChoice(option: { data: unknown }): ReactNode {
  return <Choice doctor={(option.data as { doctor: DoctorChoice }).doctor} />;
}

function Choice({ doctor }: { doctor: DoctorChoice }): ReactNode {
  return (
    <TwoLine
      strong
      value={`${doctor.doctorName} ${doctor.doctorTitle}`}
      context={`${doctor.hospital} ${doctor.department}`}
    />
  );
}

function pickedOf(doctor: DoctorChoice | undefined): PickedDoctor | null {
  if (doctor === undefined) return null;
  const { id, doctorName, doctorTitle, hospital, department } = doctor;
  return { id, name: doctorName, title: doctorTitle, hospitalName: hospital, department };
}

/** The text once the user has paused; every keystroke asked would be a search nobody reads. */
function useSettled(text: string): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), PAUSE_MILLISECONDS);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}
