// The one page of a doctor: a head that stays, and its parts one at a time (specification 2.3 businessRecord, 2.5; R2.21).
import type { DoctorBasics } from '@yijian/contract/doctors';
import { DetailPage, PageTabs } from '@yijian/ui/detail-page';
import { onDemand } from '@yijian/ui/on-demand';
import { Loading } from '@yijian/ui/states';
import type { ReactNode } from 'react';
import { hasPermission } from '../../../../lib/session/index.ts';
import { usePanoramaPhrases } from '../../profile.phrases.ts';
import { ProfileRail } from '../profile/profile-rail.tsx';
import { doctorTabs, useProfileTab, type DoctorTab } from '../profile/use-profile-tab.ts';
import { DoctorHead } from './doctor-head.tsx';
import { FollowPart, FollowRail } from './follow-part.tsx';
import { OverviewPart } from './overview-part.tsx';
import '../profile/profile.css';
import '../record.css';
import './page.css';

/** What a part asks for; the others are for whoever sees the doctor. */
const needs: Readonly<Partial<Record<DoctorTab, string>>> = {
  overview: 'customer:doctor-profiles:read',
  academic: 'customer:doctor-profiles:read',
  behaviour: 'customer:doctor-profiles:read',
  network: 'customer:doctor-profiles:read',
  meetings: 'meeting:meetings:read',
  content: 'content:sends:read',
};

// The parts that no page begins with come when they are chosen.
const academic = () => import('./academic-parts.tsx');
const work = () => import('./work-parts.tsx');
const loading = <Loading shape="page" />;

const parts = {
  overview: OverviewPart,
  follow: FollowPart,
  meetings: onDemand(() => work().then((part) => part.MeetingsPart), loading),
  content: onDemand(() => work().then((part) => part.ContentPart), loading),
  academic: onDemand(() => academic().then((part) => part.AcademicPart), loading),
  behaviour: onDemand(() => academic().then((part) => part.BehaviourPart), loading),
  network: onDemand(() => academic().then((part) => part.NetworkPart), loading),
  file: onDemand(() => work().then((part) => part.FilePart), loading),
} as const;

/** `first` is shown unless another part was chosen. */
export function DoctorView({ doctor, first }: { doctor: DoctorBasics; first: DoctorTab }): ReactNode {
  const t = usePanoramaPhrases();
  const chosen = useProfileTab(first);
  const shown = doctorTabs.filter((key) => needs[key] === undefined || hasPermission(needs[key]));
  const tab = shown.includes(chosen.tab) ? chosen.tab : 'follow';
  const Part = parts[tab];
  const rail = tab === 'overview' ? <ProfileRail doctor={doctor} /> : <FollowRail doctor={doctor} />;
  return (
    <DetailPage
      pinned
      header={<DoctorHead doctor={doctor} />}
      nav={
        <PageTabs items={shown.map((key) => ({ key, label: t(`part.${key}`) }))} active={tab} onGo={chosen.choose} />
      }
      rail={tab === 'overview' || tab === 'follow' ? rail : undefined}
    >
      <Part doctor={doctor} />
    </DetailPage>
  );
}
