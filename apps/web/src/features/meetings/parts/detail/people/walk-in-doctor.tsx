// A walk-in whom nobody knows: asked to be added as a doctor, and what became of that; how the guests answered.
import type { MeetingDetail, MeetingGuest } from '@yijian/contract/meetings';
import { Button } from 'antd';
import { useState, type ReactNode } from 'react';
import { Link } from 'react-router';
import { useFormat } from '../../../../../lib/format/index.ts';
import { useShell } from '../../../../../lib/router/index.ts';
import { hasPermission } from '../../../../../lib/session/index.ts';
import { MetDoctorForm } from '../../../../doctors/index.ts';
import { useAddWalkInDoctor, useReconcileGuest } from '../../../meetings.api.ts';
import { useMeetingPhrases } from '../../../meetings.phrases.ts';

interface NewDoctorButtonProps {
  readonly params: { readonly id: string; readonly guestId: string };
  readonly guest: MeetingGuest;
}

export function NewDoctorButton({ params, guest }: NewDoctorButtonProps): ReactNode {
  const t = useMeetingPhrases();
  const shell = useShell();
  const add = useAddWalkInDoctor();
  const reconcile = useReconcileGuest();
  const [isOpen, setOpen] = useState(false);
  const { name, hospitalName, newDoctor } = guest;
  const isRefused = newDoctor?.state === 'REJECTED';
  // Who signed in by phone alone is called by the end of the number.
  const written = /\d/.test(name) ? '' : name;
  if (!hasPermission('customer:doctors:write') || !hasPermission('customer:verifications:write')) return null;
  if (isRefused && !newDoctor.mayAskAgain) return null;
  return (
    <>
      <Button
        size="small"
        aria-label={t(isRefused ? 'askAgainFor' : 'newDoctorOf', { name })}
        onClick={() => setOpen(true)}
      >
        {t(isRefused ? 'askAgain' : 'newDoctor')}
      </Button>
      {isOpen ? (
        <MetDoctorForm
          title={t(isRefused ? 'askAgainFor' : 'newDoctorOf', { name })}
          hint={t('newDoctorHint')}
          {...(isRefused ? { why: t('whyAgain') } : {})}
          send={t('newDoctorSend')}
          met={{ name: written, hospital: hospitalName }}
          onSend={async (body) => {
            await add.mutateAsync({ params, body });
            shell.toast.success(t('newDoctorSent'));
          }}
          onUse={({ id }) => {
            setOpen(false);
            reconcile.mutate(
              { params, body: { doctorId: id } },
              { onError: (error) => shell.toast.error(error.message) },
            );
          }}
          onClose={() => setOpen(false)}
        />
      ) : null}
    </>
  );
}

/** Where the request stands, for those who may read it with the way to it. */
export function NewDoctorNote({ guest: { name, newDoctor } }: { guest: MeetingGuest }): ReactNode {
  const t = useMeetingPhrases();
  if (newDoctor === null) return null;
  const { verificationId, state, reason } = newDoctor;
  const said =
    state === 'NEED_INFO' || state === 'DRAFT'
      ? t(`request.${state}`)
      : state === 'REJECTED'
        ? t('request.REJECTED', { reason: reason || '—' })
        : t(
            state === 'VERIFIED' || state === 'PARTIAL' || state === 'REVERIFY'
              ? 'request.VERIFIED'
              : 'request.waiting',
          );
  return (
    <small className="meeting-far">
      {hasPermission('customer:verifications:read') ? (
        <Link
          to={`/customer/doctorDataValidation?id=${verificationId}`}
          aria-label={`${t('openRequest', { name })} · ${said}`}
        >
          {said}
        </Link>
      ) : (
        said
      )}
    </small>
  );
}

const asked: ReadonlySet<MeetingDetail['state']> = new Set(['DRAFT', 'IN_APPROVAL', 'RETURNED', 'REJECTED']);

/** How many accepted, declined and did not answer; an application has invited nobody yet. */
export function Replies({ meeting: { state, guests } }: { meeting: MeetingDetail }): ReactNode {
  const t = useMeetingPhrases();
  const format = useFormat();
  const countOf = (is: (guest: MeetingGuest) => boolean): string => format.count(guests.filter(is).length);
  if (asked.has(state) || !guests.some(({ source }) => source === 'INVITED')) return null;
  return (
    <p className="meeting-hint num">
      {t('replies', {
        accepted: countOf(({ reply }) => reply === 'ACCEPTED'),
        declined: countOf(({ reply }) => reply === 'DECLINED'),
        silent: countOf((guest) => guest.reply === 'NO_REPLY' || guest.state === 'INVITED'),
      })}
    </p>
  );
}
