// Requests to verify doctors: mine, those to review, all in the range (specification 2.3, customer: doctorDataValidation).
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { hasPermission } from '../../../lib/session/index.ts';
import { VerificationList, type BoxTab } from '../parts/list/verification-list.tsx';
import { useBoxCount, type Box } from '../verifications.api.ts';
import { useVerificationPhrases } from '../verifications.phrases.ts';

export default function DoctorDataValidationScreen(): ReactNode {
  const t = useVerificationPhrases();
  const [search, setSearch] = useSearchParams();
  const mayReview = hasPermission('customer:verifications:review');
  const mayWrite = hasPermission('customer:verifications:write');
  const waiting = useBoxCount(mayReview ? 'inbox' : null);
  const tabs: BoxTab[] = [
    ...(mayReview ? [{ key: 'inbox' as const, label: t('box.inbox'), count: waiting }] : []),
    ...(mayWrite ? [{ key: 'mine' as const, label: t('box.mine') }] : []),
    { key: 'all', label: t('box.all') },
  ];
  const asked = search.get('box') as Box | null;
  const box = tabs.find(({ key }) => key === asked)?.key ?? tabs[0]!.key;
  return (
    <VerificationList key={box} box={box} tabs={tabs} onBox={(next) => setSearch({ box: next }, { replace: true })} />
  );
}
