// Lines of what was done with a record (look and feel, detail page).
export { RecordLines, type RecordLine } from './record-lines.tsx';
