// The daily report (specification 2.3, systemReport: rbRecords).
import type { ReactNode } from 'react';
import { DailyReport } from '../parts/reports/daily-report.tsx';

export default function DailyReportScreen(): ReactNode {
  return <DailyReport />;
}
