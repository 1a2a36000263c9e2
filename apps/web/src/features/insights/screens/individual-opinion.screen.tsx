// Opinion of one doctor (specification 2.3, userInsights/HCPGrouPortrait/DocIndividual).
import type { ReactNode } from 'react';
import { IndividualPage } from '../parts/individual/individual-page.tsx';

export default function IndividualOpinionScreen(): ReactNode {
  return <IndividualPage />;
}
