// The meetings of a doctor and of a hospital, loaded when their section is shown: the page around them does not wait for it.
import { onDemand } from '@yijian/ui/on-demand';
import { Loading } from '@yijian/ui/states';

export const DoctorMeetings = onDemand(
  () => import('./customer-meetings.tsx').then((part) => part.DoctorMeetings),
  <Loading shape="list" />,
);
export const HospitalMeetings = onDemand(
  () => import('./customer-meetings.tsx').then((part) => part.HospitalMeetings),
  <Loading shape="list" />,
);
