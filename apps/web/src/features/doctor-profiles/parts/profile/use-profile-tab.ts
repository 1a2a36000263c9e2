// The section chosen last is remembered and shown again; another doctor begins at the top (R2.21).
import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';
import { readText, removeText, writeText } from '../../../../lib/storage/index.ts';

const KEY = 'yijian:doctorProfile:tab';

export interface ProfileTab {
  readonly remember: (section: string) => void;
}

export function useProfileTab(): ProfileTab {
  const [remembered] = useState(() => readText(KEY));
  useEffect(() => {
    if (remembered !== null) document.querySelector(`#${CSS.escape(remembered)}`)?.scrollIntoView({ block: 'start' });
  }, [remembered]);
  return { remember: (section) => void writeText(KEY, section) };
}

/** Opens a related colleague in the place of this doctor: the page is read anew for both parameters, from its top. */
export function useOpenColleague(): (doctorId: string) => void {
  const [, setSearch] = useSearchParams();
  return (doctorId) => {
    removeText(KEY);
    setSearch({ doctorId, id: doctorId });
  };
}
