// The export tool of the customer lists.
import { doctorEndpoints, type CustomerListType } from '@yijian/contract/doctors';
import { addressed, download } from '../../../../lib/api/index.ts';
import { useExport } from '../../../exports/index.ts';
import type { DoctorListData } from '../../doctors.api.ts';

export function useDoctorExport(list: DoctorListData, type: CustomerListType): ReturnType<typeof useExport> {
  return useExport({
    resource: 'doctors',
    permission: 'customer:doctors:export',
    rows: list.total,
    run: (ask) =>
      download(doctorEndpoints.export, addressed(doctorEndpoints.export, { query: { ...list.filters, type, ...ask } })),
  });
}
