// Chooses one hospital by name, pinyin or initials.
import type { HospitalChoice } from '@yijian/contract/hospitals';
import { placeName } from '../../../lib/format/index.ts';
import { Select } from 'antd';
import { TwoLine } from '@yijian/ui/table';
import { useEffect, useState, type ReactNode } from 'react';
import { useHospitalSearch } from '../hospitals.api.ts';
import { useHospitalPhrases } from '../hospitals.phrases.ts';
import { useHospitalWords } from './use-hospital-words.ts';

export interface PickedHospital {
  readonly id: string;
  readonly name: string;
  readonly cityName: string;
}

export interface HospitalPickerProps {
  readonly id?: string;
  readonly value: PickedHospital | null;
  readonly onChange: (hospital: HospitalChoice | null) => void;
  readonly disabled?: boolean;
  /** Asks where speakers are proposed. */
  readonly forSpeaker?: boolean;
}

const PAUSE_MILLISECONDS = 200;

export function HospitalPicker({
  id,
  value,
  onChange,
  disabled = false,
  forSpeaker = false,
}: HospitalPickerProps): ReactNode {
  const t = useHospitalPhrases();
  const [typed, setTyped] = useState('');
  const [keyword, setKeyword] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setKeyword(typed), PAUSE_MILLISECONDS);
    return () => clearTimeout(timer);
  }, [typed]);
  const { data, isFetching } = useHospitalSearch(keyword, forSpeaker);
  const found = keyword.trim() === '' ? [] : (data ?? []);
  const pick = (key: string | undefined): void => {
    onChange(found.find((one) => one.id === key) ?? null);
  };
  const chosen = value ? [value.name, value.cityName].filter(Boolean).join(' · ') : '';
  return (
    <Select<string>
      {...(id === undefined ? {} : { id })}
      allowClear
      showSearch={{ filterOption: false, onSearch: setTyped }}
      disabled={disabled}
      placeholder={t('pick')}
      loading={isFetching}
      notFoundContent={keyword.trim() === '' ? t('typeToFind') : t('none')}
      value={value?.id ?? null}
      labelRender={() => chosen}
      options={found.map((hospital) => ({ value: hospital.id, label: hospital.name, hospital }))}
      optionRender={renderOption}
      onChange={pick}
    />
  );
}

function renderOption(option: { data: unknown }): ReactNode {
  return <Option hospital={(option.data as { hospital: HospitalChoice }).hospital} />;
}

function Option({ hospital }: { hospital: HospitalChoice }): ReactNode {
  const words = useHospitalWords();
  return (
    <TwoLine
      strong
      value={hospital.name}
      context={`${words.level(hospital.level)} · ${placeName(hospital.provinceName, hospital.cityName)}`}
    />
  );
}
