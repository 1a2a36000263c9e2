// Settings of the own enterprise on one page, kept together; what could lock everyone out is asked for once more (specification 3, enterprise).
import type { ChangedSettings, EnterpriseSettings } from '@yijian/contract/enterprises';
import { App, Button } from 'antd';
import { useState, type ReactNode } from 'react';
import { Section } from '@yijian/ui/detail-page';
import { ErrorSummary, FormPage } from '@yijian/ui/form-page';
import { Async } from '@yijian/ui/states';
import { ApiError } from '../../../../lib/api/index.ts';
import { useCommonPhrases } from '../../../../lib/i18n/index.ts';
import { useChangeSettings, useSettings } from '../../calls/enterprise.api.ts';
import { useEnterprisePhrases } from '../../words/enterprise.phrases.ts';
import {
  type EntryField,
  EntryFieldRow,
  type EntryValue,
  type EntryWork,
  isMissing,
  useFormSending,
} from '../../../../lib/forms/index.ts';
import { mayWrite } from '../frame/sections.ts';
import { ConnectionTest } from './connection-test.tsx';
import { LogoField } from './logo-field.tsx';
import { sharedIn, useGroups, workOf } from './settings-fields.ts';
import './enterprise.css';

export function EnterpriseSection(): ReactNode {
  const query = useSettings();
  return (
    <Async query={query}>
      {/* Another version begins the form anew. */}
      {(settings) => <SettingsForm key={settings.version} settings={settings} />}
    </Async>
  );
}

function SettingsForm({ settings }: { settings: EnterpriseSettings }): ReactNode {
  const t = useEnterprisePhrases();
  const groups = useGroups(settings);
  const [start] = useState<EntryWork>(() => workOf(settings));
  const [work, setWork] = useState(start);
  const fields = groups.flatMap((group) => group.fields);
  const { keep, problems, isKeeping } = useKeeping(settings, fields);
  const set = (key: string, value: EntryValue): void => setWork((now) => ({ ...now, [key]: value }));
  return (
    <FormPage
      title={t('title')}
      dirty={work !== start && !isKeeping}
      footer={
        mayWrite('enterprise') ? (
          <Button type="primary" loading={isKeeping} onClick={() => void keep(work)}>
            {t('save')}
          </Button>
        ) : null
      }
    >
      <ErrorSummary problems={problems} />
      {groups.map((group) => (
        <Section key={group.key} title={t(group.key)}>
          <div className="console-form enterprise-fields">
            {group.fields.map((field) => (
              <EntryFieldRow
                key={field.key}
                field={field}
                value={work[field.key]}
                error={problems.find((problem) => problem.field === field.key)?.message}
                onChange={(value) => set(field.key, value)}
              />
            ))}
            {group.key === 'identity' ? <LogoField settings={settings} /> : null}
            {group.key === 'signIn' ? <ConnectionTest work={work} /> : null}
          </div>
        </Section>
      ))}
    </FormPage>
  );
}

function bodyOf(settings: EnterpriseSettings, work: EntryWork, confirmed: boolean): ChangedSettings {
  const { id: _id, logo: _logo, ownDomain: _own, version, ...known } = settings;
  const changed = Object.fromEntries(Object.keys(known).map((key) => [key, work[key]]));
  return { ...(changed as unknown as typeof known), sharedDashboards: sharedIn(work), version, confirmed };
}

function useKeeping(settings: EnterpriseSettings, fields: readonly EntryField[]) {
  const t = useEnterprisePhrases();
  const common = useCommonPhrases();
  const { message, modal } = App.useApp();
  const { mutateAsync } = useChangeSettings();
  const labelOf = (key: string): string => fields.find((field) => field.key === key)?.label ?? key;
  const { send, problems, running } = useFormSending({
    named: (path, message) => {
      const field = path[0] === 'sharedDashboards' ? path.join('.') : String(path[0]);
      return { field, label: labelOf(field), message };
    },
  });
  const confirm = (work: EntryWork): void =>
    void modal.confirm({
      title: t('confirmTitle'),
      content: t('confirmNote'),
      okText: t('confirm'),
      cancelText: t('cancel'),
      okButtonProps: { danger: true },
      onOk: () => keep(work, true),
    });
  const keep = async (work: EntryWork, confirmed = false): Promise<void> => {
    const missing = fields
      .filter((field) => isMissing(field, work[field.key]))
      .map(({ key, label }) => ({ field: key, label, message: t('required', { label }) }));
    const store = async (): Promise<void> => {
      try {
        await mutateAsync({ body: bodyOf(settings, work, confirmed) });
        message.success(common('savedSuccessfully'));
      } catch (error) {
        if (!(error instanceof ApiError) || error.code !== 'enterprises.confirmNeeded') throw error;
        confirm(work);
      }
    };
    await send('save', store, missing);
  };
  return { keep: (work: EntryWork) => keep(work), problems, isKeeping: running !== null };
}
