// Chooses a user by typing part of a name or a login.
import { Select } from 'antd';
import { useState, type ReactNode } from 'react';
import { personName } from '../../../lib/format/index.ts';
import { useFoundUsers } from '../handovers.api.ts';
import type { Receiver } from './assignments.ts';

export interface UserPickerProps {
  readonly label: string;
  readonly placeholder: string;
  readonly value: Receiver | null;
  readonly onChange: (user: Receiver | null) => void;
  /** Left out of the list. */
  readonly without?: string | undefined;
  readonly enabledOnly?: boolean;
  readonly id?: string;
}

export function UserPicker(props: UserPickerProps): ReactNode {
  const { label, placeholder, value, onChange, without, enabledOnly = false, id } = props;
  const [keyword, setKeyword] = useState('');
  const found = useFoundUsers(keyword, enabledOnly).data?.content ?? [];
  const options = found
    .filter((user) => user.id !== without && user.userType !== 'SYSTEM' && (!enabledOnly || user.mayLogIn))
    .map((user) => ({
      value: user.id,
      label: [personName(user), user.login, user.organizationName].filter(Boolean).join(' · '),
      name: personName(user),
    }));
  const shown =
    value && !options.some((one) => one.value === value.id)
      ? [{ value: value.id, label: value.name, name: value.name }]
      : [];
  return (
    <Select
      {...(id === undefined ? {} : { id })}
      aria-label={label}
      allowClear
      showSearch={{ filterOption: false, onSearch: setKeyword }}
      placeholder={placeholder}
      value={value?.id ?? null}
      options={[...shown, ...options]}
      onChange={(next: string | undefined, option) => {
        const name = (option as { name?: string } | undefined)?.name;
        onChange(next === undefined || name === undefined ? null : { id: next, name });
      }}
    />
  );
}
