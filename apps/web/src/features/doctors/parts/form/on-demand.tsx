// The forms of a new doctor, loaded when they open.
import { onDemand } from '@yijian/ui/on-demand';

export const DoctorForm = onDemand(() => import('./doctor-form.tsx').then((part) => part.DoctorForm));
export const MetDoctorForm = onDemand(() => import('./met-doctor-form.tsx').then((part) => part.MetDoctorForm));
