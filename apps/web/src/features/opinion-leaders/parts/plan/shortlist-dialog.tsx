// Puts chosen doctors onto a new shortlist or one that is there (product 3.4).
import type { KolQuestion } from '@yijian/contract/opinion-leaders';
import { Input, Modal, Select, Switch } from 'antd';
import { Field, SegmentedField } from '@yijian/ui/form-page';
import { useState, type ReactNode } from 'react';
import { ApiError } from '../../../../lib/api/index.ts';
import { useShell } from '../../../../lib/router/index.ts';
import { useAddShortlist, useChangeShortlistDoctors, useShortlists } from '../../opinion-leaders.api.ts';
import { useKolPhrases } from '../../opinion-leaders.phrases.ts';

export interface ShortlistDialogProps {
  /** Kept with the list: what the doctors were chosen from. */
  readonly question: KolQuestion;
  readonly doctors: readonly { doctorId: string; rank?: number }[];
  readonly onClose: () => void;
  readonly onDone: () => void;
}

export function ShortlistDialog({ question, doctors, onClose, onDone }: ShortlistDialogProps): ReactNode {
  const t = useKolPhrases();
  const shell = useShell();
  const own = (useShortlists().data ?? []).filter((one) => one.isOwn);
  const [way, setWay] = useState('new');
  const [name, setName] = useState('');
  const [note, setNote] = useState('');
  const [isShared, setShared] = useState(false);
  const [target, setTarget] = useState<string>();
  const add = useAddShortlist();
  const extend = useChangeShortlistDoctors();
  const error = add.error ?? extend.error;
  const isReady = way === 'new' ? name.trim() !== '' : target !== undefined;
  const send = async (): Promise<void> => {
    if (way === 'new') {
      await add.mutateAsync({ body: { name: name.trim(), note, isShared, question, doctors: [...doctors] } });
    } else if (target !== undefined) {
      await extend.mutateAsync({ params: { id: target }, body: { add: [...doctors], remove: [] } });
    }
    shell.toast.success(t('added'));
    onDone();
  };
  return (
    <Modal
      open
      title={`${t('toShortlist')} · ${t('chosen', { count: doctors.length })}`}
      okText={t('save')}
      cancelText={t('cancel')}
      okButtonProps={{ loading: add.isPending || extend.isPending, disabled: !isReady }}
      onOk={() => void send().catch(() => undefined)}
      onCancel={onClose}
    >
      {error instanceof ApiError ? <p role="alert">{error.message}</p> : null}
      {own.length === 0 ? null : (
        <SegmentedField
          label={t('toShortlist')}
          field="way"
          options={[
            { value: 'new', label: t('intoNew') },
            { value: 'old', label: t('intoOld') },
          ]}
          value={way}
          onChange={setWay}
        />
      )}
      {way === 'old' ? (
        <Field label={t('intoOld')} id="kol-target" required>
          <Select
            id="kol-target"
            value={target ?? null}
            options={own.map((one) => ({ value: one.id, label: one.name }))}
            onChange={(next: string | null) => setTarget(next ?? undefined)}
            style={{ width: '100%' }}
          />
        </Field>
      ) : (
        <>
          <Field label={t('listName')} id="kol-list-name" required>
            <Input id="kol-list-name" maxLength={80} value={name} onChange={(event) => setName(event.target.value)} />
          </Field>
          <Field label={t('note')} id="kol-list-note">
            <Input.TextArea
              id="kol-list-note"
              rows={2}
              maxLength={500}
              value={note}
              onChange={(event) => setNote(event.target.value)}
            />
          </Field>
          <label>
            <Switch size="small" checked={isShared} onChange={setShared} /> {t('shared')}
          </label>
        </>
      )}
    </Modal>
  );
}
