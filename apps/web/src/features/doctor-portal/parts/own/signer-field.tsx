// The name with which a doctor signs.
import type { ReactNode } from 'react';
import { useDoctorPortalPhrases } from '../../doctor-portal.phrases.ts';

interface SignerFieldProps {
  readonly id: string;
  /** The registered name. */
  readonly name: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
}

export function SignerField({ id, name, value, onChange }: SignerFieldProps): ReactNode {
  const t = useDoctorPortalPhrases();
  return (
    <>
      <label htmlFor={id}>{t('signer', { name })}</label>
      <input
        id={id}
        className="doctor-input"
        maxLength={40}
        autoComplete="off"
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
    </>
  );
}
