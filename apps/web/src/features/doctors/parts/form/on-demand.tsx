// The form of a new doctor, loaded when it opens.
import { lazy, Suspense, type ReactNode } from 'react';
import type { DoctorFormProps } from './doctor-form.tsx';

const Form = lazy(() => import('./doctor-form.tsx').then((part) => ({ default: part.DoctorForm })));

export function DoctorForm(props: DoctorFormProps): ReactNode {
  return (
    <Suspense>
      <Form {...props} />
    </Suspense>
  );
}
