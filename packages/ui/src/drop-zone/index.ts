// The place for a file (look and feel, form page).
export { DropZone, type DropZoneProps } from './drop-zone.tsx';
