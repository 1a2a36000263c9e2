// Professional titles and administrative positions (specification 7.5, standard/doctor/title and standard/administrative/position).

const doctorTitles = [
  ['CHIEF_PHYSICIAN', '主任医师', 'Chief physician'],
  ['ASSOCIATE_CHIEF_PHYSICIAN', '副主任医师', 'Associate chief physician'],
  ['ATTENDING_PHYSICIAN', '主治医师', 'Attending physician'],
  ['RESIDENT_PHYSICIAN', '住院医师', 'Resident physician'],
  ['CHIEF_PHARMACIST', '主任药师', 'Chief pharmacist'],
  ['ASSOCIATE_CHIEF_PHARMACIST', '副主任药师', 'Associate chief pharmacist'],
  ['PHARMACIST_IN_CHARGE', '主管药师', 'Pharmacist in charge'],
  ['PHARMACIST', '药师', 'Pharmacist'],
  ['CHIEF_NURSE', '主任护师', 'Chief nurse'],
  ['ASSOCIATE_CHIEF_NURSE', '副主任护师', 'Associate chief nurse'],
  ['NURSE_IN_CHARGE', '主管护师', 'Nurse in charge'],
  ['NURSE', '护师', 'Nurse'],
  ['CHIEF_TECHNICIAN', '主任技师', 'Chief technician'],
  ['TECHNICIAN_IN_CHARGE', '主管技师', 'Technician in charge'],
  ['TECHNICIAN', '技师', 'Technician'],
] as const;

const positions = [
  ['PRESIDENT', '院长', 'President'],
  ['PARTY_SECRETARY', '党委书记', 'Party secretary'],
  ['VICE_PRESIDENT', '副院长', 'Vice president'],
  ['ASSISTANT_PRESIDENT', '院长助理', 'Assistant to the president'],
  ['MEDICAL_AFFAIRS_DIRECTOR', '医务处处长', 'Director of medical affairs'],
  ['RESEARCH_DIRECTOR', '科研处处长', 'Director of research'],
  ['PHARMACY_DIRECTOR', '药剂科主任', 'Director of pharmacy'],
  ['NURSING_DIRECTOR', '护理部主任', 'Director of nursing'],
  ['GCP_DIRECTOR', '临床试验机构办公室主任', 'Director of the clinical trial office'],
  ['DEPARTMENT_DIRECTOR', '科主任', 'Head of department'],
  ['DEPARTMENT_VICE_DIRECTOR', '科副主任', 'Deputy head of department'],
  ['WARD_DIRECTOR', '病区主任', 'Head of ward'],
  ['TEACHING_DIRECTOR', '教研室主任', 'Head of teaching and research'],
  ['HEAD_NURSE', '护士长', 'Head nurse'],
] as const;

export interface Title {
  readonly code: string;
  readonly kind: 'DOCTOR_TITLE' | 'ADMINISTRATIVE_POSITION';
  readonly name: string;
  readonly en_name: string;
  readonly sort: number;
}

export function listTitles(): Title[] {
  return [
    ...doctorTitles.map(([code, name, en_name], sort) => ({
      code,
      kind: 'DOCTOR_TITLE' as const,
      name,
      en_name,
      sort,
    })),
    ...positions.map(([code, name, en_name], sort) => ({
      code,
      kind: 'ADMINISTRATIVE_POSITION' as const,
      name,
      en_name,
      sort,
    })),
  ];
}
