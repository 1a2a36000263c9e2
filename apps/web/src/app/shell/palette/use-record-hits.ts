// Doctors and hospitals whose name, pinyin or initials match, in the range of the user (beyond the specification: global search).
import { doctorEndpoints } from '@yijian/contract/doctors';
import { placeName, titleAndNamesake } from '../../../lib/format/index.ts';
import { hospitalEndpoints } from '@yijian/contract/hospitals';
import { Hospital, Stethoscope } from 'lucide-react';
import { useMemo } from 'react';
import { useCall } from '../../../lib/api/index.ts';
import { fillPath } from '../../../lib/router/index.ts';
import { hasPermission } from '../../../lib/session/index.ts';
import { useSettled } from '../../../lib/timing/index.ts';
import { routeAt } from '../../routing/match-route.ts';
import type { Hit } from './hit.ts';

const profile = '/customer/businessRecord/:doctorId/:doctorName';
const SHOWN = 6;
const quiet = { errorMessage: false, keepPrevious: true } as const;

export interface RecordHits {
  readonly doctors: readonly Hit[];
  readonly hospitals: readonly Hit[];
  readonly waiting: boolean;
}

/** Asks once the user has paused; without the right to read a list, that list is not asked. */
export function useRecordHits(text: string): RecordHits {
  const keyword = useSettled(text.trim(), text.trim() === '' ? 0 : 200);
  const body = { body: { keyword, size: SHOWN } };
  const doctors = useCall(doctorEndpoints.search, asked(keyword, 'customer:doctors:read') ? body : null, quiet);
  const hospitals = useCall(hospitalEndpoints.search, asked(keyword, 'customer:hospitals:read') ? body : null, quiet);
  return useMemo(
    () => ({
      doctors: keyword === '' ? [] : (doctors.data ?? []).map(doctorHit),
      hospitals: keyword === '' ? [] : (hospitals.data ?? []).map(hospitalHit),
      waiting: keyword !== text.trim() || doctors.isFetching || hospitals.isFetching,
    }),
    [keyword, text, doctors.data, doctors.isFetching, hospitals.data, hospitals.isFetching],
  );
}

const asked = (keyword: string, permission: string): boolean => keyword !== '' && hasPermission(permission);

/** The profile, and as long as there is none the drawer over the list. */
function doctorPath({ id, doctorName }: { id: string; doctorName: string }): string {
  return routeAt(profile)?.ready
    ? fillPath(profile, { doctorId: id, doctorName })
    : `/customer/doctorTeamManager/allCustomer?id=${id}`;
}

function doctorHit(one: {
  id: string;
  doctorName: string;
  namesake?: string;
  doctorTitle: string;
  hospital: string;
  department: string;
}): Hit {
  const title = titleAndNamesake(one);
  return {
    key: `doctor ${one.id}`,
    kind: 'record',
    title: one.doctorName,
    note: title,
    context: [one.hospital, one.department].filter(Boolean).join(' · '),
    path: doctorPath(one),
    icon: Stethoscope,
    doctor: {
      id: one.id,
      name: one.doctorName,
      title,
      hospitalName: one.hospital,
      department: one.department,
    },
  };
}

function hospitalHit(one: { id: string; name: string; provinceName: string; cityName: string }): Hit {
  return {
    key: `hospital ${one.id}`,
    kind: 'record',
    title: one.name,
    context: placeName(one.provinceName, one.cityName),
    path: fillPath('/customer/hospitalList/hospitalDetail/:id/:name', { id: one.id, name: one.name }),
    icon: Hospital,
  };
}
