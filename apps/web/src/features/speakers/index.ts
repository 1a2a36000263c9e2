// Side door of speakers: choosing who speaks in a meeting.
export { SpeakerPicker, type SpeakerPickerProps } from './parts/speaker-picker.tsx';
