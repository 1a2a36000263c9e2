// Finds a hospital by a part of its name.
import { useState, type ReactNode } from 'react';
import { useSettled } from '../../../../lib/timing/index.ts';
import { useHospitalSearch } from '../../doctor-portal.api.ts';
import { useDoctorPortalPhrases } from '../../doctor-portal.phrases.ts';
import { Combobox } from '../kit/combobox.tsx';

interface HospitalPickerProps {
  readonly id: string;
  readonly value: string | undefined;
  readonly onChange: (id: string) => void;
}

export function HospitalPicker({ id, value, onChange }: HospitalPickerProps): ReactNode {
  const t = useDoctorPortalPhrases();
  const [typed, setTyped] = useState('');
  const found = useHospitalSearch(useSettled(typed, 400));
  const words = found.error === null ? t('hospitalHint') : found.error.message;
  const choices = (found.data ?? []).map((one) => ({
    value: one.id,
    label: [one.name, one.cityName].filter(Boolean).join(' · '),
  }));
  return (
    <Combobox
      id={id}
      choices={choices}
      value={value}
      placeholder={t('hospitalHint')}
      nothing={found.data?.length === 0 ? t('noHospital') : words}
      isBusy={found.isFetching}
      onType={setTyped}
      onChoose={onChange}
    />
  );
}
