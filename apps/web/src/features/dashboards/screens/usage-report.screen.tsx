// How the product is used (specification 2.3, systemReport: systemUseAnalysis).
import type { ReactNode } from 'react';
import { UseReport } from '../parts/reports/use-report.tsx';

export default function UsageReportScreen(): ReactNode {
  return <UseReport />;
}
