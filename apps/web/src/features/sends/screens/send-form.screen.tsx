// The wizard of a send; the address says which article and which doctors it begins with.
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { SendWizard } from '../parts/wizard/send-wizard.tsx';

export default function SendFormScreen(): ReactNode {
  const [address] = useSearchParams();
  return <SendWizard key={address.toString()} address={address} />;
}
