// What a doctor writes to be registered: the phone first, then name, hospital, department, title and licence, and the consent.
import type { RegistrationForm as Form } from '@yijian/contract/doctor-portal';
import { useState, type FormEvent, type ReactNode } from 'react';
import { pageUrl } from '../../../../lib/env/index.ts';
import { useLanguage } from '../../../../lib/i18n/index.ts';
import { useOpenDepartments, useRegister } from '../../doctor-portal.api.ts';
import { useDoctorPortalPhrases } from '../../doctor-portal.phrases.ts';
import { PhoneCode } from '../sign-in/phone-code.tsx';
import { HospitalPicker } from './hospital-picker.tsx';
import { Button } from '../kit/button.tsx';
import { Combobox, type Choice } from '../kit/combobox.tsx';
import { Notice, Refusal } from '../kit/notice.tsx';
import { OwnLink } from '../kit/own-link.tsx';

interface Entry {
  readonly name: string;
  readonly hospitalId?: string | undefined;
  readonly department?: string | undefined;
  readonly title?: string | undefined;
  readonly licenceNumber: string;
}

interface FormProps {
  readonly realm: string;
  readonly form: Form;
  readonly onReceived: () => void;
}

export function RegistrationForm({ realm, form, onReceived }: FormProps): ReactNode {
  const t = useDoctorPortalPhrases();
  const [given, setGiven] = useState({ phone: '', code: '' });
  const [entry, setEntry] = useState<Entry>({ name: '', licenceNumber: '' });
  const [accepted, setAccepted] = useState(false);
  const register = useRegister();
  const { name, hospitalId, department, title, licenceNumber } = entry;
  const isWhole = name.trim() !== '' && hospitalId !== undefined && department !== undefined && given.code.length === 6;
  const send = (event: FormEvent): void => {
    event.preventDefault();
    if (!isWhole || form.consent === null) return;
    const optional = { ...(title ? { title } : {}), ...(licenceNumber === '' ? {} : { licenceNumber }) };
    const body = {
      name: name.trim(),
      phone: given.phone.trim(),
      code: given.code,
      hospitalId,
      department,
      ...optional,
    };
    register.mutate({ body: { ...body, consentTextId: form.consent.id } }, { onSuccess: onReceived });
  };
  return (
    <form className="doctor-form" onSubmit={send}>
      <h1>{t('registerTitle')}</h1>
      <p>{t('registerHint')}</p>
      <PhoneCode realm={realm} purpose="REGISTER" value={given} onChange={setGiven} />
      <Fields entry={entry} titles={form.titles} onChange={setEntry} />
      {form.consent === null ? (
        <Notice kind="warning" title={t('noConsentText')} />
      ) : (
        <label className="doctor-choice">
          <input type="checkbox" checked={accepted} onChange={(event) => setAccepted(event.target.checked)} />
          <span>{t('acceptText', { version: form.consent.version, text: form.consent.text })}</span>
        </label>
      )}
      <p>
        <a href={pageUrl('/privacyAgreement')}>{t('privacy')}</a>
      </p>
      <Refusal error={register.error} />
      <Button kind="primary" submits disabled={!isWhole || !accepted} busy={register.isPending}>
        {t('sendRegistration')}
      </Button>
      <p>
        {t('registered')} <OwnLink to="/doctorLogin">{t('signIn')}</OwnLink>
      </p>
    </form>
  );
}

interface FieldsProps {
  readonly entry: Entry;
  readonly titles: Form['titles'];
  readonly onChange: (entry: Entry) => void;
}

function Fields({ entry, titles, onChange }: FieldsProps): ReactNode {
  const t = useDoctorPortalPhrases();
  const departments = useDepartmentOptions();
  const change = (part: Partial<Entry>): void => onChange({ ...entry, ...part });
  return (
    <>
      <label htmlFor="doctor-name">{t('name')}</label>
      <input
        id="doctor-name"
        className="doctor-input"
        autoComplete="name"
        maxLength={40}
        value={entry.name}
        onChange={(event) => change({ name: event.target.value })}
      />
      <label htmlFor="doctor-hospital">{t('hospital')}</label>
      <HospitalPicker id="doctor-hospital" value={entry.hospitalId} onChange={(hospitalId) => change({ hospitalId })} />
      <label htmlFor="doctor-department">{t('department')}</label>
      <Combobox
        id="doctor-department"
        choices={departments}
        value={entry.department}
        nothing={t('noDepartment')}
        onChoose={(department) => change({ department })}
      />
      <label htmlFor="doctor-title">{t('optionalTitle')}</label>
      <select
        id="doctor-title"
        className="doctor-input"
        value={entry.title ?? ''}
        onChange={(event) => change({ title: event.target.value === '' ? undefined : event.target.value })}
      >
        <option value="">{t('noTitle')}</option>
        {titles.map(({ code, name }) => (
          <option key={code} value={code}>
            {name}
          </option>
        ))}
      </select>
      <label htmlFor="doctor-licence">{t('optionalLicence')}</label>
      <input
        id="doctor-licence"
        className="doctor-input"
        autoComplete="off"
        maxLength={30}
        value={entry.licenceNumber}
        onChange={(event) => change({ licenceNumber: event.target.value.replaceAll(/[^0-9A-Za-z-]/g, '') })}
      />
    </>
  );
}

/** Both levels in one list: departments of the first level stand beside those below them. */
function useDepartmentOptions(): Choice[] {
  const language = useLanguage();
  const { data = [] } = useOpenDepartments();
  return data
    .flatMap((one) => [one, ...one.children])
    .map(({ name, enName }) => ({ value: name, label: language === 'zh' ? name : enName || name }));
}
