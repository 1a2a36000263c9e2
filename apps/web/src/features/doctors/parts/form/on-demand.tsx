// The form of a new doctor, loaded when it opens.
import { onDemand } from '@yijian/ui/on-demand';

export const DoctorForm = onDemand(() => import('./doctor-form.tsx').then((part) => part.DoctorForm));
