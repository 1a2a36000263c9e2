// Side door of the account plans: what the page of a hospital shows of them, of coverage, visits and people.
export { useHospitalWork } from './parts/hospital/use-hospital-work.tsx';
