// Why a number is wanted whole: a kind of use and words of one's own.
import { App, Button, Input, Select } from 'antd';
import {
  RevealCategory,
  SHORTEST_REASON,
  type PersonalField,
  type PersonalTable,
  type Reveal,
  type Revealed,
} from '@yijian/contract/privacy';
import { Field } from '@yijian/ui/form-page';
import { useState, type ReactNode } from 'react';
import { ApiError, isCancelled } from '../../../lib/api/index.ts';
import { useFormat } from '../../../lib/format/index.ts';
import { revealNumber, useOwnReveals } from '../privacy.api.ts';
import { usePrivacyPhrases } from '../privacy.phrases.ts';

export interface RevealFormProps {
  readonly table: PersonalTable;
  readonly id: string;
  readonly field: PersonalField;
  readonly reveal?: ((body: Reveal) => Promise<Revealed>) | undefined;
  readonly title: string;
  readonly onShown: (value: string) => void;
  readonly onCancel: () => void;
}

export function RevealForm({ table, id, field, reveal, title, onShown, onCancel }: RevealFormProps): ReactNode {
  const t = usePrivacyPhrases();
  const { message } = App.useApp();
  const [category, setCategory] = useState<RevealCategory>(firstCategory(field));
  const [reason, setReason] = useState('');
  const [isAsking, setAsking] = useState(false);
  const isReady = reason.trim().length >= SHORTEST_REASON;
  const ask = async (): Promise<void> => {
    setAsking(true);
    try {
      const { value, left } = await (reveal ?? ((body) => revealNumber(table, id, body)))({ field, category, reason });
      message.info(t('leftToday', { count: left }));
      onShown(value);
    } catch (error) {
      if (!isCancelled(error)) message.error(error instanceof ApiError ? error.message : String(error));
    } finally {
      setAsking(false);
    }
  };
  return (
    <form
      className="reveal-form"
      aria-label={title}
      onSubmit={(event) => {
        event.preventDefault();
        if (isReady) void ask();
      }}
    >
      <strong>{title}</strong>
      <Field label={t('category')} id="reveal-category" required>
        <Select
          id="reveal-category"
          value={category}
          options={RevealCategory.options.map((value) => ({ value, label: t(`category.${value}`) }))}
          onChange={setCategory}
        />
      </Field>
      <Field label={t('reason')} id="reveal-reason" required hint={t('reasonHint', { count: SHORTEST_REASON })}>
        <Input.TextArea
          id="reveal-reason"
          rows={2}
          maxLength={200}
          value={reason}
          onChange={(event) => setReason(event.target.value)}
        />
      </Field>
      <p>{t('revealNote')}</p>
      <OwnReveals />
      <footer>
        <Button onClick={onCancel}>{t('cancel')}</Button>
        <Button type="primary" htmlType="submit" disabled={!isReady} loading={isAsking}>
          {t('show')}
        </Button>
      </footer>
    </form>
  );
}

const firstCategory = (field: PersonalField): RevealCategory =>
  field === 'PHONE' ? 'CONTACT' : field === 'LICENCE_NUMBER' ? 'VERIFY' : 'PAYMENT';

/** What the caller has seen lately, asked for only when it is unfolded. */
function OwnReveals(): ReactNode {
  const t = usePrivacyPhrases();
  const format = useFormat();
  const [isOpen, setOpen] = useState(false);
  const rows = useOwnReveals(isOpen).data?.content;
  return (
    <details onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{t('ownReveals')}</summary>
      {rows?.length === 0 ? <p>{t('noReveals')}</p> : null}
      {rows?.map((row) => (
        <p key={row.id} className="num">
          {format.timeLabel(row.at)} · {row.subject} · {t(`field.${row.field}`)} ·{' '}
          {row.reason || t(`category.${row.category}`)}
        </p>
      ))}
    </details>
  );
}
