// Targets come of the forecast and are issued downwards (specification 2.3, forecast/issuancePredict).
import type { ReactNode } from 'react';
import { IssuancePage } from '../parts/issue/issuance-page.tsx';

export default function ForecastIssuanceScreen(): ReactNode {
  return <IssuancePage />;
}
