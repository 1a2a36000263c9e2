// Opinion leaders of a therapy area: ranking, map, quadrant, rising stars, overrides, shortlists (specification 2.3, customer: KolMapping).
import type { ReactNode } from 'react';
import { KolPage } from '../parts/kol-page.tsx';

export default function KolMappingScreen(): ReactNode {
  return <KolPage />;
}
