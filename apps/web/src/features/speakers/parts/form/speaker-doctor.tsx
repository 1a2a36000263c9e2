// Which doctor is proposed: of a hospital that was chosen first, or of all that one sees (specification 7, doctorSpeaker/findHospital).
import { Select } from 'antd';
import { Field } from '@yijian/ui/form-page';
import { TwoLine } from '@yijian/ui/table';
import { useState, type ReactNode } from 'react';
import { useSettled } from '../../../../lib/timing/index.ts';
import { DoctorPicker, type PickedDoctor } from '../../../doctors/index.ts';
import { HospitalPicker, type PickedHospital } from '../../../hospitals/index.ts';
import { useDoctorsOfHospital } from '../../speakers.api.ts';
import { useSpeakerPhrases } from '../../speakers.phrases.ts';

interface SpeakerDoctorProps {
  readonly value: PickedDoctor | null;
  readonly onChange: (doctor: PickedDoctor | null) => void;
  /** The doctor of a proposal that is stored does not change. */
  readonly disabled: boolean;
  readonly error: string | undefined;
}

export function SpeakerDoctor({ value, onChange, disabled, error }: SpeakerDoctorProps): ReactNode {
  const t = useSpeakerPhrases();
  const [hospital, setHospital] = useState<PickedHospital | null>(null);
  const choose = (next: PickedHospital | null): void => {
    setHospital(next);
    if (next !== null && value !== null && value.hospitalName !== next.name) onChange(null);
  };
  return (
    <>
      {disabled ? null : (
        <Field label={t('hospital')} id="hospitalId" hint={t('hospitalHint')}>
          <HospitalPicker id="hospitalId" forSpeaker value={hospital} onChange={choose} />
        </Field>
      )}
      <Field label={t('doctor')} id="doctorId" required error={error}>
        {hospital === null ? (
          <DoctorPicker id="doctorId" value={value} disabled={disabled} onChange={onChange} />
        ) : (
          <DoctorOfHospital hospitalId={hospital.id} value={value} onChange={onChange} />
        )}
      </Field>
    </>
  );
}

function DoctorOfHospital({
  hospitalId,
  value,
  onChange,
}: Pick<SpeakerDoctorProps, 'value' | 'onChange'> & { hospitalId: string }): ReactNode {
  const t = useSpeakerPhrases();
  const [typed, setTyped] = useState('');
  const { data, isFetching } = useDoctorsOfHospital(hospitalId, useSettled(typed.trim()));
  const found = (data?.content ?? []).map((one): PickedDoctor => ({
    id: one.id,
    name: one.doctorName,
    title: one.doctorTitle,
    hospitalName: one.hospital,
    department: one.department,
  }));
  return (
    <Select<string>
      id="doctorId"
      showSearch={{ filterOption: false, onSearch: setTyped }}
      placeholder={t('nobodyToChoose')}
      loading={isFetching}
      notFoundContent={t('nobodyHere')}
      value={value?.id ?? null}
      labelRender={() => (value === null ? '' : `${value.name} ${value.title} · ${value.hospitalName}`)}
      options={found.map((doctor) => ({ value: doctor.id, label: doctor.name, doctor }))}
      optionRender={renderDoctor}
      onChange={(id) => onChange(found.find((doctor) => doctor.id === id) ?? null)}
    />
  );
}

function renderDoctor(option: { data: unknown }): ReactNode {
  const { doctor } = option.data as { doctor?: PickedDoctor };
  if (doctor === undefined) return null;
  return (
    <TwoLine strong value={`${doctor.name} ${doctor.title}`} context={`${doctor.hospitalName} ${doctor.department}`} />
  );
}
