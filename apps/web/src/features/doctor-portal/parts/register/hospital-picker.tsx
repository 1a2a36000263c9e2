// Finds a hospital by a part of its name.
import { Select } from 'antd';
import { useState, type ReactNode } from 'react';
import { useSettled } from '../../../../lib/timing/index.ts';
import { useHospitalSearch } from '../../doctor-portal.api.ts';
import { useDoctorPortalPhrases } from '../../doctor-portal.phrases.ts';

interface HospitalPickerProps {
  readonly id: string;
  readonly value: string | undefined;
  readonly onChange: (id: string) => void;
}

export function HospitalPicker({ id, value, onChange }: HospitalPickerProps): ReactNode {
  const t = useDoctorPortalPhrases();
  const [typed, setTyped] = useState('');
  // The list is another one by the next search; the name of what was chosen stays.
  const [chosen, setChosen] = useState('');
  const found = useHospitalSearch(useSettled(typed, 400));
  const words = found.error === null ? t('hospitalHint') : found.error.message;
  const labels = (found.data ?? []).map((one) => ({
    value: one.id,
    label: [one.name, one.cityName].filter(Boolean).join(' · '),
  }));
  return (
    <Select<string>
      id={id}
      size="large"
      value={value ?? null}
      labelRender={() => chosen}
      onChange={(next: string) => {
        setChosen(labels.find((one) => one.value === next)?.label ?? '');
        onChange(next);
      }}
      showSearch={{ filterOption: false, onSearch: setTyped }}
      placeholder={t('hospitalHint')}
      loading={found.isFetching}
      notFoundContent={found.data?.length === 0 ? t('noHospital') : words}
      options={labels}
    />
  );
}
