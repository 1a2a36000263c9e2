// The detail and the form of a hospital, loaded when one of them opens: lists and pickers need neither to be read.
import { Loading } from '@yijian/ui/states';
import { lazy, Suspense, type ReactNode } from 'react';
import type { HospitalDetailProps } from './detail/hospital-detail.tsx';
import type { HospitalFormProps } from './form/hospital-form.tsx';

const Detail = lazy(() => import('./detail/hospital-detail.tsx').then((part) => ({ default: part.HospitalDetail })));
const Form = lazy(() => import('./form/hospital-form.tsx').then((part) => ({ default: part.HospitalForm })));

export function HospitalDetail(props: HospitalDetailProps): ReactNode {
  return (
    <Suspense fallback={<Loading shape="page" />}>
      <Detail {...props} />
    </Suspense>
  );
}

export function HospitalForm(props: HospitalFormProps): ReactNode {
  return (
    <Suspense>
      <Form {...props} />
    </Suspense>
  );
}
