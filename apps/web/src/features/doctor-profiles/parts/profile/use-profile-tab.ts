// The part of the page chosen last is remembered and shown again; another doctor begins at the first (R2.21).
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { readText, removeText, writeText } from '../../../../lib/storage/index.ts';

const KEY = 'yijian:doctorProfile:tab';

export const doctorTabs = [
  'overview',
  'follow',
  'meetings',
  'content',
  'academic',
  'behaviour',
  'network',
  'file',
] as const;
export type DoctorTab = (typeof doctorTabs)[number];

const known = (text: string | null): DoctorTab | undefined => doctorTabs.find((one) => one === text);

/** The part that the address names, that was chosen last, or `first`. */
export function useProfileTab(first: DoctorTab): { readonly tab: DoctorTab; readonly choose: (tab: string) => void } {
  const [search, setSearch] = useSearchParams();
  const [remembered] = useState(() => readText(KEY));
  const choose = (tab: string): void => {
    writeText(KEY, tab);
    setSearch(
      (now) => {
        const next = new URLSearchParams(now);
        next.set('tab', tab);
        return next;
      },
      { replace: true },
    );
  };
  return { tab: known(search.get('tab')) ?? known(remembered) ?? first, choose };
}

/** Opens a related colleague in the place of this doctor: the page is read anew for both parameters, from its first part. */
export function useOpenColleague(): (doctorId: string) => void {
  const [, setSearch] = useSearchParams();
  return (doctorId) => {
    removeText(KEY);
    setSearch({ doctorId, id: doctorId });
  };
}
