// Passes doctors to a colleague: who looks after them now, to whom they go, how far it is, and back again (product 3.2).
import type { TransferPreview, TransferPreviewBody } from '@yijian/contract/doctors';
import type { Handover } from '@yijian/contract/handovers';
import { Field } from '@yijian/ui/form-page';
import { Async, Empty } from '@yijian/ui/states';
import { Alert, Input, Modal, Select } from 'antd';
import { useState, type ReactNode } from 'react';
import { fieldFaults } from '../../../../lib/api/index.ts';
import { personAndRoles, personName, useFormat } from '../../../../lib/format/index.ts';
import { useLanguage } from '../../../../lib/i18n/index.ts';
import { useBeginTransfer, useColleague, useColleaguesOf, useTransferPreview } from '../../transfers.api.ts';
import { useTransferPhrases } from '../../transfer.phrases.ts';
import { TransferProgress } from './transfer-progress.tsx';

export interface TransferDialogProps {
  /** Which doctors, as the server takes them. */
  readonly which: Pick<TransferPreviewBody, 'ids'> | Pick<TransferPreviewBody, 'type' | 'filter'>;
  readonly count: number;
  readonly onClose: () => void;
}

export function TransferDialog({ which, count, onClose }: TransferDialogProps): ReactNode {
  const t = useTransferPhrases();
  const format = useFormat();
  const [begun, setBegun] = useState<Handover>();
  const query = useTransferPreview(which);
  const title = t('title', { count: format.count(count) });
  if (begun !== undefined) return <TransferProgress begun={begun} title={title} onClose={onClose} />;
  if (query.data !== undefined && query.data.owners.length > 0)
    return <Choice which={which} preview={query.data} title={title} onBegun={setBegun} onClose={onClose} />;
  return (
    <Modal open title={title} footer={null} onCancel={onClose}>
      <Async query={query} shape="list" rows={3} failedTitle={t('failed')}>
        {() => <Empty reason={t('nobody')} />}
      </Async>
    </Modal>
  );
}

interface ChoiceProps extends Omit<TransferDialogProps, 'count'> {
  readonly preview: TransferPreview;
  readonly title: string;
  readonly onBegun: (handover: Handover) => void;
}

function Choice({ which, preview, title, onBegun, onClose }: ChoiceProps): ReactNode {
  const t = useTransferPhrases();
  const format = useFormat();
  const begin = useBeginTransfer();
  const { owners, matched } = preview;
  const [fromUserId, setFrom] = useState(owners[0]!.userId);
  const [toUserId, setTo] = useState<string>();
  const [reason, setReason] = useState('');
  const owner = owners.find(({ userId }) => userId === fromUserId) ?? owners[0]!;
  const isReady = toUserId !== undefined && toUserId !== fromUserId && reason.trim() !== '';
  const faults = fieldFaults(begin.error);
  const wrong = (field: string): string | undefined =>
    faults.find((fault) => fault.name[0] === field)?.errors.join(' ');
  const send = (): void => {
    if (toUserId === undefined) return;
    const { stamp } = owner;
    begin.mutate({ body: { ...which, fromUserId, toUserId, stamp, reason: reason.trim() } }, { onSuccess: onBegun });
  };
  return (
    <Modal
      open
      title={title}
      okText={t('begin', { count: format.count(owner.count) })}
      cancelText={t('cancel')}
      okButtonProps={{ disabled: !isReady, loading: begin.isPending }}
      onOk={send}
      onCancel={onClose}
    >
      {begin.error !== null && faults.length === 0 ? (
        <Alert type="error" showIcon title={begin.error.message} role="alert" />
      ) : null}
      <Field
        id="transfer-from"
        label={t('from')}
        required
        hint={matched > owner.count ? t('others', { rest: format.count(matched - owner.count) }) : undefined}
      >
        <Select
          id="transfer-from"
          value={fromUserId}
          options={owners.map(({ userId, name, isSelf, count }) => ({
            value: userId,
            label: t('owner', { name: isSelf ? t('self') : name, count: format.count(count) }),
          }))}
          onChange={setFrom}
        />
      </Field>
      <Field
        id="transfer-to"
        label={t('to')}
        required
        error={wrong('toUserId')}
        hint={toUserId === undefined ? undefined : <WhoItIs id={toUserId} />}
      >
        <Receiver value={toUserId} without={fromUserId} onChange={setTo} />
      </Field>
      <Field id="transfer-reason" label={t('reason')} required error={wrong('reason')} hint={t('note')}>
        <Input
          id="transfer-reason"
          maxLength={200}
          value={reason}
          onChange={(event) => setReason(event.target.value)}
        />
      </Field>
    </Modal>
  );
}

interface ReceiverProps {
  readonly value: string | undefined;
  readonly without: string;
  readonly onChange: (id: string) => void;
}

function Receiver({ value, without, onChange }: ReceiverProps): ReactNode {
  const colleagues = useColleaguesOf(without);
  const isEnglish = useLanguage() === 'en';
  const options = (colleagues.data?.content ?? [])
    .filter((one) => one.id !== without)
    .map((one) => {
      const [group] = one.groups;
      const place = group && ((isEnglish && group.enName) || group.name);
      return { value: one.id, label: [personName(one), place].filter(Boolean).join(' · ') };
    });
  return (
    <Select
      id="transfer-to"
      showSearch={{ optionFilterProp: 'label' }}
      loading={colleagues.isFetching}
      value={value ?? null}
      options={options}
      onChange={(next) => next !== null && onChange(next)}
      style={{ width: '100%' }}
    />
  );
}

/** Two colleagues may share a name: roles and organisation tell them apart. */
function WhoItIs({ id }: { id: string }): ReactNode {
  const { data } = useColleague(id);
  const isEnglish = useLanguage() === 'en';
  if (data === undefined) return null;
  const places = data.groups.map((group) => (isEnglish && group.enName) || group.name);
  return [personAndRoles(data), ...places.slice(0, 2), data.phone].filter(Boolean).join(' · ');
}
