// Treatment records: one by one or by hospital, as the reader's rights say (specification 2.3, sdaManager/dtRecords).
import type { ReactNode } from 'react';
import { HospitalTotals } from '../parts/hospital-totals.tsx';
import { RecordList } from '../parts/records/record-list.tsx';
import { useViews } from '../parts/views.ts';

export default function TreatmentRecordsScreen(): ReactNode {
  const { view, tabs } = useViews();
  return view === 'records' ? <RecordList tabs={tabs} /> : <HospitalTotals tabs={tabs} />;
}
