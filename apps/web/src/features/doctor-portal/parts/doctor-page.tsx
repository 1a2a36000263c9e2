// The frame of the doctors' own pages, around what needs the enterprise of the address.
import { useEffect, useState, type ReactNode } from 'react';
import { Wordmark } from '@yijian/ui/brand';
import { useLanguage } from '../../../lib/i18n/index.ts';
import { loadEnterprise, useSession } from '../../../lib/session/index.ts';
import { useDoctorPortalPhrases } from '../doctor-portal.phrases.ts';
import './doctor-portal.css';
import './kit/kit.css';
import './kit/states.css';
import { Failed, Loading } from './kit/async.tsx';
import { LanguageSwitch } from './kit/language-switch.tsx';

interface DoctorPageProps {
  readonly children: (realm: string) => ReactNode;
}

export function DoctorPage({ children }: DoctorPageProps): ReactNode {
  const t = useDoctorPortalPhrases();
  return (
    <div className="doctor-page">
      <header className="doctor-top">
        <Wordmark name={t('product')} latin={t('productLatin')} />
        <EnterpriseName />
        <LanguageSwitch />
      </header>
      <main className="doctor-main">
        <Enterprise>{children}</Enterprise>
      </main>
    </div>
  );
}

/** Doctors read whose pages they are on: the product is the same at every enterprise. */
function EnterpriseName(): ReactNode {
  const isEnglish = useLanguage() === 'en';
  const enterprise = useSession((session) => session.enterprise);
  if (!enterprise) return null;
  const { name, enName } = enterprise;
  return <span className="doctor-enterprise">{isEnglish && enName !== '' ? enName : name}</span>;
}

function Enterprise({ children }: DoctorPageProps): ReactNode {
  const t = useDoctorPortalPhrases();
  const enterprise = useSession((session) => session.enterprise);
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    if (!enterprise) loadEnterprise().catch(() => setFailed(true));
  }, [enterprise]);
  if (failed) return <Failed title={t('noEnterprise')} />;
  return enterprise ? children(enterprise.realm) : <Loading />;
}
