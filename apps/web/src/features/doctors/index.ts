// Side door of the doctors: choosing one, following one.
export { DoctorPicker, type DoctorPickerProps, type PickedDoctor } from './parts/doctor-picker.tsx';
export { useDoctorSearch, useFocusDoctor } from './doctors.api.ts';
