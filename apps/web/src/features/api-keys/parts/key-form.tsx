// Making a key: service user, permissions, last day, addresses, pace.
import type { MadeApiKey } from '@yijian/contract/api-keys';
import type { ReactNode } from 'react';
import { today } from '../../../lib/format/index.ts';
import { useCommonPhrases, useLanguage } from '../../../lib/i18n/index.ts';
import { EntryForm, type EntryWork } from '../../../lib/forms/index.ts';
import { useAddApiKey, useApiKeyChoices } from '../api-keys.api.ts';
import { useApiKeyPhrases } from '../api-keys.phrases.ts';

export function KeyForm({ onMade, onClose }: { onMade: (made: MadeApiKey) => void; onClose: () => void }): ReactNode {
  const t = useApiKeyPhrases();
  const common = useCommonPhrases();
  const isEnglish = useLanguage() === 'en';
  const choices = useApiKeyChoices().data;
  const add = useAddApiKey();
  const users = (choices?.users ?? []).map(({ id, name, login }) => ({ value: id, label: `${name} · ${login}` }));
  const permissions = (choices?.permissions ?? []).map(({ code, name, enName }) => ({
    value: code,
    label: `${isEnglish ? enName : name} · ${code}`,
  }));
  return (
    <EntryForm
      title={t('add')}
      fields={[
        { key: 'name', kind: 'line', label: t('name'), required: true, maxLength: 60 },
        { key: 'userId', kind: 'choice', label: t('user'), required: true, options: users, hint: t('userHint') },
        {
          key: 'permissions',
          kind: 'choices',
          label: t('permissions'),
          required: true,
          options: permissions,
          hint: t('permissionsHint'),
        },
        {
          key: 'expiresOn',
          kind: 'line',
          label: t('expiresOn'),
          required: true,
          maxLength: 10,
          hint: t('expiresHint'),
        },
        { key: 'addresses', kind: 'words', label: t('addresses'), hint: t('addressesHint') },
        { key: 'ratePerMinute', kind: 'number', label: t('rate'), required: true },
      ]}
      start={{ permissions: [], addresses: [], ratePerMinute: 600, expiresOn: inThreeMonths() }}
      onKeep={async (work) => onMade(await add.mutateAsync({ body: bodyOf(work) }))}
      kept={common('createSuccess')}
      onClose={onClose}
    />
  );
}

const DAYS = 90;
const inThreeMonths = (): string => {
  const day = new Date(`${today()}T00:00:00Z`);
  day.setUTCDate(day.getUTCDate() + DAYS);
  return day.toISOString().slice(0, 10);
};

const words = (value: EntryWork[string] | undefined): string[] => [...((value as readonly string[]) ?? [])];

const bodyOf = (work: EntryWork) => ({
  name: String(work['name'] ?? ''),
  userId: String(work['userId'] ?? ''),
  permissions: words(work['permissions']),
  addresses: words(work['addresses']),
  ratePerMinute: Number(work['ratePerMinute'] ?? 0),
  expiresOn: String(work['expiresOn'] ?? ''),
});
