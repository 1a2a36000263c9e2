// Side door of the doctors: choosing one, adding one, following one, and the parts of one that other pages show.
export { DoctorPicker, type DoctorPickerProps } from './parts/doctor-picker.tsx';
export type { PickedDoctor } from './parts/seen/seen-doctors.ts';
export { useRememberDoctors } from './parts/seen/use-seen-doctors.ts';
export { usePickedBatch } from './parts/tags/use-picked-batch.tsx';
export { DoctorTasksDialog } from './parts/work/tasks-on-demand.tsx';
export { DoctorFacts } from './parts/doctor-facts.tsx';
export { DoctorFiles } from './parts/files/doctor-files.tsx';
export { DoctorForm, MetDoctorForm } from './parts/form/on-demand.tsx';
export { PanoramaLink } from './parts/panorama-link.tsx';
export { DoctorStar } from './parts/doctor-star.tsx';
export { DoctorTags } from './parts/tags/doctor-tags.tsx';
export { useDoctor, useDoctorOne, useDoctorSearch, useFocusDoctor, useRefreshDoctors } from './doctors.api.ts';
export { LikenessScore, VerdictList, VerdictTags } from './parts/likeness/verdict-list.tsx';
