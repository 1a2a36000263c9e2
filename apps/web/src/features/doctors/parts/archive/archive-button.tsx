// A doctor leaves the lists with a reason, or comes back (specification 7.5 archive/add).
import { ArchiveReason, type DoctorBasics } from '@yijian/contract/doctors';
import { Button, Input, Modal, Select } from 'antd';
import { Field } from '@yijian/ui/form-page';
import { useState, type ReactNode } from 'react';
import { joinedClauses, useFormat } from '../../../../lib/format/index.ts';
import { useShell } from '../../../../lib/router/index.ts';
import { hasPermission } from '../../../../lib/session/index.ts';
import { useArchiveDoctor, useRestoreDoctor } from '../../doctor-keeping.api.ts';
import { useKeepingPhrases } from '../../doctor-keeping.phrases.ts';
import '../likeness/likeness.css';

export function ArchiveButton({ doctor }: { doctor: DoctorBasics }): ReactNode {
  const t = useKeepingPhrases();
  const shell = useShell();
  const restore = useRestoreDoctor();
  const [isAsking, setAsking] = useState(false);
  if (!hasPermission('customer:doctors:write')) return null;
  if (doctor.archive !== null) {
    const back = async (): Promise<void> => {
      await restore.mutateAsync({ params: { id: doctor.id } });
      shell.toast.success(t('restored'));
    };
    return (
      <Button loading={restore.isPending} onClick={() => void back().catch(() => undefined)}>
        {t('restore')}
      </Button>
    );
  }
  return (
    <>
      <Button onClick={() => setAsking(true)}>{t('archive')}</Button>
      {isAsking ? <ArchiveDialog doctor={doctor} onClose={() => setAsking(false)} /> : null}
    </>
  );
}

function ArchiveDialog({ doctor, onClose }: { doctor: DoctorBasics; onClose: () => void }): ReactNode {
  const t = useKeepingPhrases();
  const shell = useShell();
  const archive = useArchiveDoctor();
  const [reason, setReason] = useState<ArchiveReason>('LEFT');
  const [note, setNote] = useState('');
  const keep = async (): Promise<void> => {
    await archive.mutateAsync({ body: { doctorId: doctor.id, reason, note } });
    shell.toast.success(t('archiveDone'));
    onClose();
  };
  return (
    <Modal
      open
      title={t('archiveTitle', { name: doctor.doctorName })}
      okText={t('archive')}
      okButtonProps={{ danger: true, loading: archive.isPending }}
      onOk={() => void keep().catch(() => undefined)}
      onCancel={onClose}
    >
      <p>{t('archiveHint')}</p>
      <Field label={t('archiveReason')} id="archive-reason" required>
        <Select
          id="archive-reason"
          value={reason}
          options={ArchiveReason.options.map((value) => ({ value, label: t(`archiveReason.${value}`) }))}
          onChange={setReason}
        />
      </Field>
      <Field label={t('archiveNote')} id="archive-note">
        <Input id="archive-note" maxLength={500} value={note} onChange={(event) => setNote(event.target.value)} />
      </Field>
    </Modal>
  );
}

/** Why this record stands in no list, or that another id led here. */
export function RecordNotice({ doctor }: { doctor: DoctorBasics }): ReactNode {
  const t = useKeepingPhrases();
  const format = useFormat();
  const { archive } = doctor;
  const why =
    archive === null ? '' : joinedClauses([t(`archiveReason.${archive.reason}`), archive.note].filter(Boolean));
  return (
    <>
      {doctor.mergedFrom === null ? null : <p className="doctor-archive-notice">{t('mergedFrom')}</p>}
      {archive === null ? null : (
        <p className="doctor-archive-notice">
          {t('archivedBy', { by: archive.by, at: format.date(archive.at), reason: why })}
        </p>
      )}
    </>
  );
}
