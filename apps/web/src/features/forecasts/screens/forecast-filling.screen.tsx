// Forecasts are filled by hospital and product, and reviewed (specification 2.3, forecast/fillingForecast).
import type { ReactNode } from 'react';
import { FillingPage } from '../parts/filling-page.tsx';

export default function ForecastFillingScreen(): ReactNode {
  return <FillingPage />;
}
