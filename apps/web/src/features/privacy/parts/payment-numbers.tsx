// Identity and account number of a doctor who speaks for a fee; shown only to who may see them (specification 6).
import { DescriptionList } from '@yijian/ui/detail-page';
import type { ReactNode } from 'react';
import { hasPermission } from '../../../lib/session/index.ts';
import { usePersonalValues } from '../privacy.api.ts';
import { usePrivacyPhrases } from '../privacy.phrases.ts';
import { PersonalNumber } from './personal-number.tsx';

export function PaymentNumbers({ doctorId }: { doctorId: string }): ReactNode {
  const t = usePrivacyPhrases();
  const values = usePersonalValues(doctorId, hasPermission('customer:doctors:payment-numbers')).data ?? [];
  const known = values.filter((one) => one.field !== 'PHONE');
  if (known.length === 0) return null;
  const items = known.map(({ field, masked, mayReveal }) => ({
    key: field,
    label: t(`field.${field}`),
    value: <PersonalNumber table="doctors" id={doctorId} field={field} masked={masked} mayReveal={mayReveal} />,
  }));
  return <DescriptionList columns={1} items={items} />;
}
