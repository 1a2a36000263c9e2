// The last net of the doctors' own pages: a part that breaks says so, with a way to begin anew.
import { Component, type ReactNode } from 'react';
import { useDoctorPortalPhrases } from '../doctor-portal.phrases.ts';
import { Failed } from './kit/async.tsx';

export class DoctorPageFailed extends Component<{ readonly children: ReactNode }, { readonly isBroken: boolean }> {
  override state = { isBroken: false };

  static getDerivedStateFromError(): { isBroken: boolean } {
    return { isBroken: true };
  }

  override render(): ReactNode {
    return this.state.isBroken ? <Broken /> : this.props.children;
  }
}

function Broken(): ReactNode {
  const t = useDoctorPortalPhrases();
  return <Failed title={t('failed')} reason={t('broken')} onRetry={() => window.location.reload()} />;
}
