// Side door of the hospitals: choosing one, adding one, showing one, the words for its values, the files of a record.
export type { HospitalDetailProps, HospitalPart } from './parts/detail/hospital-detail.tsx';
export { AttachedFiles } from './parts/files/attached-files.tsx';
export { HospitalDetail, HospitalForm } from './parts/on-demand.tsx';
export { HospitalPicker, type HospitalPickerProps, type PickedHospital } from './parts/hospital-picker.tsx';
export { useHospitalSearch } from './hospitals.api.ts';
export { useHospitalWords, type HospitalWords } from './parts/use-hospital-words.ts';
