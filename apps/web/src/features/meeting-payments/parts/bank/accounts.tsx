// The accounts that the enterprise pays from, and the form of one.
import type { BankTextFormat, PayingAccount, PayingAccountDraft } from '@yijian/contract/meeting-payments';
import { StatusBadge } from '@yijian/ui/badge';
import { FormDrawer } from '@yijian/ui/form-page';
import { Async, Empty } from '@yijian/ui/states';
import { Button } from 'antd';
import { useState, type ReactNode } from 'react';
import { EntryForm, orNull, type EntryField, type EntryWork } from '../../../../lib/forms/index.ts';
import { useBankPhrases } from '../../bank-files.phrases.ts';
import { useAccounts, useAddAccount, useChangeAccount, useTextFormats } from '../../meeting-payments.api.ts';

export function Accounts({ onClose }: { onClose: () => void }): ReactNode {
  const t = useBankPhrases();
  const [shown, setShown] = useState<PayingAccount | 'new' | null>(null);
  return (
    <>
      <FormDrawer
        open
        onClose={onClose}
        title={t('accounts')}
        width={560}
        footer={
          <Button type="primary" onClick={() => setShown('new')}>
            {t('addAccount')}
          </Button>
        }
      >
        <Async query={useAccounts()} shape="form" failedTitle={t('accountsFailed')}>
          {(accounts) =>
            accounts.length === 0 ? (
              <Empty reason={t('noAccounts')} />
            ) : (
              <ul className="payment-batches">
                {accounts.map((account) => (
                  <AccountLine key={account.id} account={account} onOpen={() => setShown(account)} />
                ))}
              </ul>
            )
          }
        </Async>
      </FormDrawer>
      {shown === null ? null : (
        <AccountForm {...(shown === 'new' ? {} : { account: shown })} onClose={() => setShown(null)} />
      )}
    </>
  );
}

function AccountLine({ account, onOpen }: { account: PayingAccount; onOpen: () => void }): ReactNode {
  const t = useBankPhrases();
  return (
    <li>
      <span>
        <strong>{account.name}</strong>
        <small className="num">
          {[account.bankName, account.account, account.textFormat?.name ?? t(`format.${account.format}`)]
            .filter(Boolean)
            .join(' · ')}
        </small>
      </span>
      <span className="payment-batch-acts">
        {account.isDefault ? <StatusBadge tone="primary">{t('default')}</StatusBadge> : null}
        {account.isEnabled ? null : <StatusBadge tone="neutral">{t('disabled')}</StatusBadge>}
        <Button onClick={onOpen}>{t('editAccount')}</Button>
      </span>
    </li>
  );
}

function AccountForm({ account, onClose }: { account?: PayingAccount; onClose: () => void }): ReactNode {
  const t = useBankPhrases();
  const [add, change] = [useAddAccount(), useChangeAccount()];
  const formats = useTextFormats().data ?? [];
  return (
    <EntryForm
      title={account === undefined ? t('addAccount') : t('editAccount')}
      fields={useFields(account, formats)}
      start={startOf(account)}
      onKeep={(work) =>
        account === undefined
          ? add.mutateAsync({ body: bodyOf(work, formats) })
          : change.mutateAsync({
              params: { id: account.id },
              body: { ...bodyOf(work, formats), version: account.version },
            })
      }
      kept={t('kept')}
      onClose={onClose}
    />
  );
}

function useFields(account: PayingAccount | undefined, formats: readonly BankTextFormat[]): EntryField[] {
  const t = useBankPhrases();
  return [
    { key: 'name', kind: 'line', label: t('name'), required: true, maxLength: 40 },
    { key: 'holder', kind: 'line', label: t('holder'), required: true, maxLength: 100 },
    { key: 'bankName', kind: 'line', label: t('bankName'), required: true, maxLength: 60 },
    {
      key: 'accountNumber',
      kind: 'line',
      label: t('account'),
      maxLength: 40,
      required: account === undefined,
      ...(account?.account ? { hint: t('accountKnown', { account: account.account }) } : {}),
    },
    {
      key: 'format',
      kind: 'choice',
      label: t('format'),
      required: true,
      options: [
        ...formats
          .filter(({ id, isEnabled }) => isEnabled || id === account?.textFormat?.id)
          .map(({ id, name }) => ({ value: id, label: name })),
        { value: 'PAIN_001', label: t('format.PAIN_001') },
      ],
    },
    { key: 'bankCode', kind: 'line', label: t('bankCode'), hint: t('bankCodeHint'), maxLength: 12 },
    { key: 'isDefault', kind: 'switch', label: t('isDefault') },
    { key: 'isEnabled', kind: 'switch', label: t('isEnabled') },
  ];
}

const startOf = (account: PayingAccount | undefined): EntryWork =>
  account === undefined
    ? { format: null, isDefault: false, isEnabled: true, accountNumber: '' }
    : {
        name: account.name,
        holder: account.holder,
        bankName: account.bankName,
        bankCode: account.bankCode,
        accountNumber: '',
        format: account.textFormat?.id ?? account.format,
        isDefault: account.isDefault,
        isEnabled: account.isEnabled,
      };

function bodyOf(work: EntryWork, formats: readonly BankTextFormat[]): PayingAccountDraft {
  const format = formats.find(({ id }) => id === work['format']);
  const accountNumber = orNull(work['accountNumber']);
  return {
    name: String(work['name'] ?? '').trim(),
    holder: String(work['holder'] ?? '').trim(),
    bankName: String(work['bankName'] ?? '').trim(),
    bankCode: String(work['bankCode'] ?? '').trim(),
    ...(format === undefined ? { format: 'PAIN_001' } : { format: format.kind, formatId: format.id }),
    isDefault: work['isDefault'] === true,
    isEnabled: work['isEnabled'] === true,
    ...(accountNumber === null ? {} : { accountNumber }),
  };
}
