// The medical library (specification 2.3, medicalLibrary).
export { MaterialList as default } from '../parts/material-list.tsx';
