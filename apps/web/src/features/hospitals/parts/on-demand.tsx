// The detail and the form of a hospital, loaded when one of them opens: lists and pickers need neither to be read.
import { onDemand } from '@yijian/ui/on-demand';
import { Loading } from '@yijian/ui/states';

export const HospitalDetail = onDemand(
  () => import('./detail/hospital-detail.tsx').then((part) => part.HospitalDetail),
  <Loading shape="page" />,
);
export const HospitalForm = onDemand(() => import('./form/hospital-form.tsx').then((part) => part.HospitalForm));
