// The doctors' own pages are a document of their own: whoever comes to their addresses inside this app loads it (product 3.24).
import { Failed, Loading } from '@yijian/ui/states';
import { useEffect, type ReactNode } from 'react';
import { useDoctorPortalPhrases } from '../doctor-portal.phrases.ts';

/** The server answered this very address with this app: to load it again would bring the same. */
const cameHere = (): boolean => {
  const [navigation] = performance.getEntriesByType('navigation');
  return navigation !== undefined && new URL(navigation.name).pathname === window.location.pathname;
};

export default function DoctorPagesScreen(): ReactNode {
  const t = useDoctorPortalPhrases();
  const isInVain = cameHere();
  useEffect(() => {
    if (!isInVain) window.location.reload();
  }, [isInVain]);
  return isInVain ? <Failed isPage title={t('failed')} /> : <Loading shape="page" />;
}
