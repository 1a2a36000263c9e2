// Which messages are shown and which are mailed, type by type, for the user alone.
import { ChosenType, MutableType, type NoticeChannels, type NoticeSettings } from '@yijian/contract/notifications';
import { Modal, Switch } from 'antd';
import { useState, type ReactNode } from 'react';
import { Async } from '@yijian/ui/states';
import { ApiError } from '../../../lib/api/index.ts';
import { useFormat } from '../../../lib/format/index.ts';
import { useShell } from '../../../lib/router/index.ts';
import { useChangeNoticeSettings, useNoticeSettings } from '../notifications.api.ts';
import { useNoticePhrases } from '../notifications.phrases.ts';
import './settings-dialog.css';

export function SettingsDialog({ onClose }: { onClose: () => void }): ReactNode {
  const t = useNoticePhrases();
  const shell = useShell();
  const query = useNoticeSettings();
  const change = useChangeNoticeSettings();
  const [work, setWork] = useState<NoticeChannels>();
  const save = async (): Promise<void> => {
    if (work !== undefined) await change.mutateAsync({ body: work });
    shell.toast.success(t('saved'));
    onClose();
  };
  return (
    <Modal
      open
      title={t('settings')}
      width={560}
      okText={t('save')}
      cancelText={t('cancel')}
      okButtonProps={{ loading: change.isPending, disabled: query.data === undefined }}
      onOk={() => void save().catch(() => undefined)}
      onCancel={onClose}
    >
      {change.error instanceof ApiError ? <p role="alert">{change.error.message}</p> : null}
      <Async query={query} shape="form" failedTitle={t('settingsFailed')}>
        {(known) => (
          <>
            <AboutMail settings={known} />
            <ChannelTable
              known={known}
              work={work ?? { muted: known.muted, mailed: known.mailed }}
              onChange={setWork}
            />
          </>
        )}
      </Async>
    </Modal>
  );
}

function AboutMail({ settings }: { settings: NoticeSettings }): ReactNode {
  const t = useNoticePhrases();
  const format = useFormat();
  const { maskedEmail, lastDigest, isMailConnected, digestHour } = settings;
  const state = lastDigest?.state;
  return (
    <div className="notice-settings-intro">
      <p>{t('settingsIntro', { hour: digestHour })}</p>
      <p>{maskedEmail === null ? t('noAddress') : t('mailTo', { address: maskedEmail })}</p>
      {isMailConnected ? null : <p>{t('notConnected')}</p>}
      {lastDigest !== null && (state === 'SENT' || state === 'FAILED' || state === 'UNKNOWN') ? (
        <p>{t('lastMail', { time: format.dateTime(lastDigest.at), state: t(`digest.${state}`) })}</p>
      ) : null}
    </div>
  );
}

interface ChannelTableProps {
  readonly known: NoticeSettings;
  readonly work: NoticeChannels;
  readonly onChange: (work: NoticeChannels) => void;
}

/** The list with a value in it, or without. */
const having = <T,>(all: readonly T[], value: T, isIn: boolean): T[] => [
  ...all.filter((one) => one !== value),
  ...(isIn ? [value] : []),
];

function ChannelTable({ known, work, onChange }: ChannelTableProps): ReactNode {
  const t = useNoticePhrases();
  return (
    <table className="notice-settings">
      <thead>
        <tr>
          <th scope="col">{t('columnType')}</th>
          <th scope="col">{t('columnScreen')}</th>
          <th scope="col">{t('columnMail')}</th>
        </tr>
      </thead>
      <tbody>
        {ChosenType.options.map((type) => {
          const name = t(`type.${type}`);
          const mutable = MutableType.options.find((one) => one === type);
          const isMailed = work.mailed.includes(type);
          return (
            <tr key={type}>
              <th scope="row">{name}</th>
              <td>
                {mutable === undefined ? (
                  <span className="notice-settings-always">{t('alwaysShown')}</span>
                ) : (
                  <Switch
                    aria-label={t('onScreen', { type: name })}
                    checked={!work.muted.includes(mutable)}
                    onChange={(isOn) => onChange({ ...work, muted: having(work.muted, mutable, !isOn) })}
                  />
                )}
              </td>
              <td>
                <Switch
                  aria-label={t('byMail', { type: name })}
                  checked={isMailed}
                  // What is on can be switched off, also without an address.
                  disabled={known.maskedEmail === null && !isMailed}
                  onChange={(isOn) => onChange({ ...work, mailed: having(work.mailed, type, isOn) })}
                />
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
