// How many are expected, and which doctors are invited.
import { InputNumber, Tag } from 'antd';
import { Field } from '@yijian/ui/form-page';
import type { ReactNode } from 'react';
import { PlacedPart } from '../../../../../lib/router/index.ts';
import { DoctorPicker } from '../../../../doctors/index.ts';
import { useMeetingPhrases } from '../../../meetings.phrases.ts';
import type { PartProps } from './part-props.ts';

export function Guests({ work, change, error }: PartProps): ReactNode {
  const t = useMeetingPhrases();
  const counts = ['expectedGuests', 'expectedStaff'] as const;
  return (
    <div className="meeting-fields">
      {counts.map((field) => (
        <Field key={field} label={t(field)} id={field} required error={error(field)}>
          <InputNumber
            id={field}
            min={0}
            max={field === 'expectedGuests' ? 100_000 : 10_000}
            value={work[field]}
            onChange={(value) => change({ [field]: value ?? 0 })}
          />
        </Field>
      ))}
      <div className="meeting-wide">
        <Field label={t('addGuest')} id="guestIds" error={error('guestIds')}>
          <DoctorPicker
            id="guestIds"
            value={null}
            onChange={(doctor) =>
              doctor === null || work.guests.some(({ id }) => id === doctor.id)
                ? undefined
                : change({ guests: [...work.guests, { id: doctor.id, name: doctor.name }] })
            }
          />
        </Field>
      </div>
      <div className="meeting-wide meeting-guests" aria-label={t('invited')} role="group">
        {work.guests.length === 0 ? <span>{t('nobodyInvited')}</span> : null}
        {work.guests.map((guest) => (
          <Tag
            key={guest.id}
            closable={{ 'aria-label': `${t('remove')} ${guest.name}` }}
            onClose={() => change({ guests: work.guests.filter(({ id }) => id !== guest.id) })}
          >
            {guest.name}
          </Tag>
        ))}
      </div>
      {work.guests.length === 0 ? null : (
        <div className="meeting-wide">
          <PlacedPart place="besidePlan" ids={work.guests.map(({ id }) => id)} />
        </div>
      )}
    </div>
  );
}
