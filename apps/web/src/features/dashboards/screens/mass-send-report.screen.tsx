// What was sent to many doctors (specification 2.3, systemReport: qfRecord).
import type { ReactNode } from 'react';
import { MassSends } from '../parts/reports/mass-sends.tsx';

export default function MassSendReportScreen(): ReactNode {
  return <MassSends />;
}
