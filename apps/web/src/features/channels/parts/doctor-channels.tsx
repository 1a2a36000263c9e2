// How a doctor can be reached: used or not, preferred, agreed to, and the contacts that are bound (specification 7.5).
import type { BoundContact, DoctorChannel, DoctorChannels as Found } from '@yijian/contract/channels';
import { StatusBadge } from '@yijian/ui/badge';
import { Async } from '@yijian/ui/states';
import { Button, Popconfirm, Switch } from 'antd';
import { lazy, Suspense, useState, type ReactNode } from 'react';
import { useFormat } from '../../../lib/format/index.ts';
import { useShell } from '../../../lib/router/index.ts';
import { hasPermission } from '../../../lib/session/index.ts';
import { useChannels, useCheckContacts, useSetChannel, useSyncContact, useUnbind } from '../channels.api.ts';
import { useChannelPhrases } from '../channels.phrases.ts';
import './channels.css';

const BindDialog = lazy(() => import('./bind-dialog.tsx').then((part) => ({ default: part.BindDialog })));

export function DoctorChannels({ doctorId }: { doctorId: string }): ReactNode {
  const t = useChannelPhrases();
  const query = useChannels(doctorId);
  const mayWrite = hasPermission('customer:channels:write');
  return (
    <Async query={query} shape="list" rows={4} failedTitle={t('failed')}>
      {(found) => (
        <div className="channels">
          <ul aria-label={t('title')}>
            {found.channels.map((one) => (
              <ChannelLine key={one.channel} doctorId={doctorId} one={one} mayWrite={mayWrite} />
            ))}
          </ul>
          <Contacts doctorId={doctorId} found={found} mayWrite={mayWrite} />
        </div>
      )}
    </Async>
  );
}

interface LineProps {
  readonly doctorId: string;
  readonly one: DoctorChannel;
  readonly mayWrite: boolean;
}

function ChannelLine({ doctorId, one, mayWrite }: LineProps): ReactNode {
  const t = useChannelPhrases();
  const set = useSetChannel();
  const name = t(`channel.${one.channel}`);
  const change = (setting: { isEnabled: boolean; isPreferred: boolean }): void =>
    set.mutate({ body: { doctorId, channel: one.channel, ...setting } });
  return (
    <li>
      <span className="channel-name">{name}</span>
      <StatusBadge tone={one.unreachable === null ? 'ok' : 'neutral'}>
        {one.unreachable === null ? t('reachable') : t(`unreachable.${one.unreachable}`)}
      </StatusBadge>
      {one.isPreferred ? (
        <StatusBadge tone="primary">{t('preferred')}</StatusBadge>
      ) : mayWrite && one.isEnabled && one.hasConsent ? (
        <Button size="small" type="link" onClick={() => change({ isEnabled: true, isPreferred: true })}>
          {t('prefer')}
        </Button>
      ) : null}
      <span className="channel-end">
        <Switch
          size="small"
          aria-label={t('use', { channel: name })}
          // Without consent the channel is not used, whatever was set for it.
          checked={one.isEnabled && one.hasConsent}
          disabled={!mayWrite || !one.hasConsent}
          loading={set.isPending}
          onChange={(isEnabled) => change({ isEnabled, isPreferred: false })}
        />
      </span>
    </li>
  );
}

function Contacts({ doctorId, found, mayWrite }: { doctorId: string; found: Found; mayWrite: boolean }): ReactNode {
  const t = useChannelPhrases();
  const shell = useShell();
  const check = useCheckContacts();
  const [isBinding, setBinding] = useState(false);
  return (
    <section aria-label={t('contacts')}>
      <header>
        <h4>{t('contacts')}</h4>
        {mayWrite && found.contacts.length > 0 ? (
          <Button
            size="small"
            type="link"
            loading={check.isPending}
            onClick={() =>
              check.mutate({ params: { id: doctorId } }, { onSuccess: () => shell.toast.success(t('checked')) })
            }
          >
            {t('check')}
          </Button>
        ) : null}
        {mayWrite ? (
          <Button size="small" onClick={() => setBinding(true)}>
            {t('bind')}
          </Button>
        ) : null}
      </header>
      {found.contacts.length === 0 ? <p>{t('none')}</p> : null}
      <ul>
        {found.contacts.map((contact) => (
          <ContactLine key={contact.externalUserId} doctorId={doctorId} contact={contact} mayWrite={mayWrite} />
        ))}
      </ul>
      {isBinding ? (
        <Suspense>
          <BindDialog doctorId={doctorId} onClose={() => setBinding(false)} />
        </Suspense>
      ) : null}
    </section>
  );
}

function ContactLine({
  doctorId,
  contact,
  mayWrite,
}: {
  doctorId: string;
  contact: BoundContact;
  mayWrite: boolean;
}): ReactNode {
  const t = useChannelPhrases();
  const format = useFormat();
  const shell = useShell();
  const unbind = useUnbind();
  const sync = useSyncContact();
  const { externalUserId, name, boundBy, boundAt, foundBy, isGone } = contact;
  const at = format.date(boundAt);
  return (
    <li>
      <span className="channel-name">{name}</span>
      {isGone ? <StatusBadge tone="warn">{t('unreachable.CONTACT_GONE')}</StatusBadge> : null}
      <small className="num">
        {foundBy === 'HAND' ? t('boundBy', { name: boundBy, at }) : t(`found.${foundBy}`, { at })}
      </small>
      {mayWrite ? (
        <Button
          size="small"
          type="link"
          aria-label={t('syncContact', { name })}
          loading={sync.isPending}
          onClick={() =>
            sync.mutate({ query: { externalUserId } }, { onSuccess: () => shell.toast.success(t('synced')) })
          }
        >
          {t('sync')}
        </Button>
      ) : null}
      {mayWrite ? (
        <Popconfirm
          title={t('unbindAsk')}
          okText={t('unbind')}
          cancelText={t('cancel')}
          onConfirm={() => unbind.mutate({ params: { id: doctorId }, query: { externalUserId } })}
        >
          <Button size="small" type="link" danger loading={unbind.isPending}>
            {t('unbind')}
          </Button>
        </Popconfirm>
      ) : null}
    </li>
  );
}
