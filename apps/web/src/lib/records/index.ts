// Door of records: the screen of one record.
export { RecordScreen, useRecordId } from './record-screen.tsx';
export { FormScreen, useStartId } from './form-screen.tsx';
