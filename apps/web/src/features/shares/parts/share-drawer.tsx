// To whom a record is shared, for how long, and sharing it with more colleagues (specification 3, 6).
import { LONGEST_SHARE_DAYS, type ShareResource } from '@yijian/contract/shares';
import { App, Button, DatePicker, Input, Select } from 'antd';
import dayjs, { type Dayjs } from 'dayjs';
import { useState, type ReactNode } from 'react';
import { Field, FormDrawer } from '@yijian/ui/form-page';
import { fieldFaults } from '../../../lib/api/index.ts';
import { personAndRoles } from '../../../lib/format/index.ts';
import { useSession } from '../../../lib/session/index.ts';
import { useAddShares, useColleagues, useShares } from '../shares.api.ts';
import { useSharePhrases } from '../shares.phrases.ts';
import { ShareList } from './share-list.tsx';
import './shares.css';

export interface SharedRecord {
  readonly resource: ShareResource;
  readonly recordId: string;
  /** Of the record, as the drawer is titled. */
  readonly name: string;
}

/** Days that are proposed. */
const USUAL_DAYS = 30;

export function ShareDrawer({ resource, recordId, name, onClose }: SharedRecord & { onClose: () => void }): ReactNode {
  const t = useSharePhrases();
  const { message } = App.useApp();
  const [userIds, setUserIds] = useState<string[]>([]);
  const [until, setUntil] = useState<Dayjs>(() => dayjs().add(USUAL_DAYS, 'day'));
  const [note, setNote] = useState('');
  const add = useAddShares();
  const mayShare = useShares(resource, recordId).data?.mayShare;
  const faults = fieldFaults(add.error);
  const wrong = (field: string): string | undefined =>
    faults.find((fault) => fault.name[0] === field)?.errors.join(' ');
  const send = (): void =>
    add.mutate(
      { body: { resource, recordId, userIds, until: until.format('YYYY-MM-DD'), note } },
      {
        onSuccess: () => {
          message.success(t('sent'));
          setUserIds([]);
          setNote('');
        },
        onError: (error) => void (fieldFaults(error).length === 0 && message.error(error.message)),
      },
    );
  const fields = (
    <>
      <Field id="share-users" label={t('with')} required error={wrong('userIds')}>
        <ColleagueSelect value={userIds} onChange={setUserIds} />
      </Field>
      <Field id="share-until" label={t('until')} required error={wrong('until')}>
        <DatePicker
          id="share-until"
          value={until}
          allowClear={false}
          minDate={dayjs()}
          maxDate={dayjs().add(LONGEST_SHARE_DAYS, 'day')}
          onChange={(next) => next && setUntil(next)}
        />
      </Field>
      <Field id="share-note" label={t('note')}>
        <Input id="share-note" maxLength={200} value={note} onChange={(event) => setNote(event.target.value)} />
      </Field>
    </>
  );
  return (
    <FormDrawer
      open
      onClose={onClose}
      title={t('shareRecord', { name })}
      dirty={userIds.length > 0}
      width={480}
      footer={
        mayShare === true ? (
          <Button type="primary" disabled={userIds.length === 0} loading={add.isPending} onClick={send}>
            {t('send')}
          </Button>
        ) : null
      }
    >
      <div className="share-form">
        <p>{t(mayShare === false ? 'notYours' : 'readOnly')}</p>
        {mayShare === true ? fields : null}
        <ShareList resource={resource} recordId={recordId} />
      </div>
    </FormDrawer>
  );
}

function ColleagueSelect({ value, onChange }: { value: string[]; onChange: (ids: string[]) => void }): ReactNode {
  const ownId = useSession((session) => session.user?.id);
  const colleagues = useColleagues();
  const options = (colleagues.data ?? [])
    .filter((one) => one.id !== ownId)
    .map((one) => ({ value: one.id, label: personAndRoles(one) }));
  return (
    <Select
      id="share-users"
      mode="multiple"
      maxCount={20}
      showSearch={{ optionFilterProp: 'label' }}
      loading={colleagues.isFetching}
      value={value}
      options={options}
      onChange={onChange}
    />
  );
}
