// Finds one person of the network by name or pinyin.
import type { NetworkPerson } from '@yijian/contract/academic-networks';
import { TwoLine } from '@yijian/ui/table';
import { Select } from 'antd';
import { useEffect, useState, type ReactNode } from 'react';
import { useFoundPersons } from '../../academic-networks.api.ts';
import { useNetworkPhrases } from '../../academic-networks.phrases.ts';

interface PersonPickerProps {
  readonly label: string;
  readonly value: Pick<NetworkPerson, 'id' | 'name'> | undefined;
  readonly onChange: (id: string) => void;
}

export function PersonPicker({ label, value, onChange }: PersonPickerProps): ReactNode {
  const t = useNetworkPhrases();
  const [typed, setTyped] = useState('');
  const [keyword, setKeyword] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setKeyword(typed.trim()), 200);
    return () => clearTimeout(timer);
  }, [typed]);
  const { data = [], isFetching } = useFoundPersons(keyword);
  const found = keyword === '' ? [] : data;
  return (
    <Select<string>
      className="network-picker"
      aria-label={label}
      showSearch={{ filterOption: false, onSearch: setTyped }}
      placeholder={t('find')}
      loading={isFetching}
      notFoundContent={keyword === '' ? t('typeToFind') : t('notFound')}
      value={value?.id ?? null}
      labelRender={() => value?.name ?? ''}
      options={found.map((person) => ({ value: person.id, label: person.name, person }))}
      optionRender={renderPerson}
      onChange={onChange}
    />
  );
}

function renderPerson(option: { data: unknown }): ReactNode {
  const { person } = option.data as { person: NetworkPerson };
  return <TwoLine strong value={person.name} context={person.hospital} />;
}
