// The keys for machines: what each may do, until when, when it was last used.
import type { ApiKey, MadeApiKey } from '@yijian/contract/api-keys';
import { App } from 'antd';
import { Ban } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { StatusBadge, type Tone } from '@yijian/ui/badge';
import { IconButton } from '@yijian/ui/icon';
import { TwoLine, type DataColumn } from '@yijian/ui/table';
import { useFormat } from '../../../lib/format/index.ts';
import { hasPermission } from '../../../lib/session/index.ts';
import { SectionPage } from '../../administration/index.ts';
import { useApiKeys, useRevokeApiKey } from '../api-keys.api.ts';
import { useApiKeyPhrases } from '../api-keys.phrases.ts';
import { KeyForm } from './key-form.tsx';
import { KeyShown } from './key-shown.tsx';

const tones: Readonly<Record<ApiKey['state'], Tone>> = { ACTIVE: 'ok', EXPIRED: 'warn', REVOKED: 'neutral' };

export function KeySection(): ReactNode {
  const t = useApiKeyPhrases();
  const query = useApiKeys();
  const [keyword, setKeyword] = useState('');
  const [isAdding, setAdding] = useState(false);
  const [made, setMade] = useState<MadeApiKey | null>(null);
  const wanted = keyword.trim().toLowerCase();
  const rows = query.data?.filter((row) => `${row.name} ${row.prefix} ${row.userName}`.toLowerCase().includes(wanted));
  const writes = hasPermission('admin:api-keys:write');
  return (
    <>
      <SectionPage
        title={t('title')}
        query={query}
        rows={rows}
        rowKey={(row) => row.id}
        columns={useColumns(writes)}
        total={rows?.length}
        keyword={keyword}
        onKeyword={setKeyword}
        placeholder={t('search')}
        add={writes ? { label: t('add'), onClick: () => setAdding(true) } : undefined}
      />
      {isAdding ? <KeyForm onMade={setMade} onClose={() => setAdding(false)} /> : null}
      {made ? <KeyShown made={made} onClose={() => setMade(null)} /> : null}
    </>
  );
}

function useColumns(writes: boolean): DataColumn<ApiKey>[] {
  const t = useApiKeyPhrases();
  const format = useFormat();
  const revoke = useRevoke();
  const actions: DataColumn<ApiKey> = {
    key: 'actions',
    title: t('actions'),
    width: 80,
    pinRight: true,
    render: (row) => (
      <div className="console-actions">
        {row.state === 'REVOKED' ? null : (
          <IconButton icon={Ban} label={t('revoke', { name: row.name })} onClick={() => revoke(row)} />
        )}
      </div>
    ),
  };
  return [
    {
      key: 'name',
      title: t('name'),
      width: 200,
      render: (row) => <TwoLine strong value={row.name} context={`yjk_${row.prefix}…`} />,
    },
    {
      key: 'state',
      title: t('status'),
      width: 112,
      render: (row) => <StatusBadge tone={tones[row.state]}>{t(`state.${row.state}`)}</StatusBadge>,
    },
    {
      key: 'user',
      title: t('user'),
      width: 200,
      render: (row) => (
        <TwoLine
          value={row.userName}
          context={t('permissionCount', { count: row.permissions.length })}
          title={row.permissions.join('\n')}
        />
      ),
    },
    {
      key: 'addresses',
      title: t('addresses'),
      width: 176,
      render: (row) => (
        <TwoLine
          value={row.addresses.length === 0 ? t('anyAddress') : row.addresses.join(', ')}
          title={row.addresses.join(', ')}
        />
      ),
    },
    { key: 'rate', title: t('rate'), width: { zh: 104, en: 128 }, align: 'right', render: (row) => row.ratePerMinute },
    {
      key: 'used',
      title: t('lastUsed'),
      width: 160,
      render: (row) =>
        row.lastUsedAt === null ? (
          t('never')
        ) : (
          <TwoLine value={format.dateTime(row.lastUsedAt)} context={row.lastUsedAddress ?? undefined} />
        ),
    },
    {
      key: 'expires',
      title: t('expires'),
      width: 208,
      render: (row) => (
        <TwoLine
          value={format.dateTime(row.expiresAt)}
          context={t('madeBy', { at: format.dateTime(row.createdAt), name: row.createdBy ?? '—' })}
        />
      ),
    },
    ...(writes ? [actions] : []),
  ];
}

function useRevoke(): (row: ApiKey) => void {
  const t = useApiKeyPhrases();
  const { modal, message } = App.useApp();
  const { mutateAsync } = useRevokeApiKey();
  return ({ id, name }) =>
    void modal.confirm({
      title: t('revokeQuestion', { name }),
      content: t('revokeNote'),
      okText: t('revokeNow'),
      cancelText: t('cancel'),
      okButtonProps: { danger: true },
      onOk: () =>
        mutateAsync({ params: { id } }).then(
          () => void message.success(t('revoked')),
          () => undefined,
        ),
    });
}
