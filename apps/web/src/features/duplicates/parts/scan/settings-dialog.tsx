// From which score on a steward is asked and the rule may merge, and what every comparison counts.
import { likenessPoints } from '@yijian/contract/doctors';
import type { DuplicateSettings } from '@yijian/contract/duplicates';
import { InputNumber, Modal, Switch } from 'antd';
import { Field } from '@yijian/ui/form-page';
import { Async } from '@yijian/ui/states';
import { useState, type ReactNode } from 'react';
import { useShell } from '../../../../lib/router/index.ts';
import { VerdictList } from '../../../doctors/index.ts';
import { useChangeSettings, useSettings } from '../../duplicates.api.ts';
import { useDuplicatePhrases } from '../../duplicates.phrases.ts';

export function SettingsDialog({ onClose }: { onClose: () => void }): ReactNode {
  const t = useDuplicatePhrases();
  const shell = useShell();
  const query = useSettings();
  const change = useChangeSettings();
  const [work, setWork] = useState<Partial<DuplicateSettings>>({});
  const settings = query.data === undefined ? undefined : { ...query.data, ...work };
  const save = async (): Promise<void> => {
    if (settings === undefined) return;
    await change.mutateAsync({ body: settings });
    shell.toast.success(t('saved'));
    onClose();
  };
  return (
    <Modal
      open
      title={t('settings')}
      okText={t('save')}
      cancelText={t('cancel')}
      okButtonProps={{
        loading: change.isPending,
        disabled: settings === undefined || settings.askScore > settings.actScore,
      }}
      onOk={() => void save().catch(() => undefined)}
      onCancel={onClose}
    >
      <Async query={query} shape="form" failedTitle={t('failed')}>
        {(known) => {
          const now = { ...known, ...work };
          return (
            <>
              <Field label={t('askScore')} id="ask-score">
                <InputNumber
                  id="ask-score"
                  min={40}
                  max={now.actScore}
                  precision={0}
                  value={now.askScore}
                  onChange={(askScore) => setWork({ ...work, askScore: askScore ?? known.askScore })}
                />
              </Field>
              <Field label={t('actScore')} id="act-score" hint={t('actHint')}>
                <InputNumber
                  id="act-score"
                  min={Math.max(60, now.askScore)}
                  max={100}
                  precision={0}
                  value={now.actScore}
                  onChange={(actScore) => setWork({ ...work, actScore: actScore ?? known.actScore })}
                />
              </Field>
              <Field label={t('mergesByRule')} id="by-rule" hint={t('mergesByRuleHint')}>
                <Switch
                  id="by-rule"
                  checked={now.mergesByRule}
                  onChange={(mergesByRule) => setWork({ ...work, mergesByRule })}
                />
              </Field>
              <Points />
            </>
          );
        }}
      </Async>
    </Modal>
  );
}

function Points(): ReactNode {
  const t = useDuplicatePhrases();
  return (
    <section className="likeness-points" aria-label={t('points')}>
      <h3>{t('points')}</h3>
      {Object.entries(likenessPoints).map(([feature, verdicts]) => (
        <div key={feature}>
          {Object.keys(verdicts).map((verdict) => (
            <VerdictList key={verdict} verdicts={{ [feature]: verdict }} />
          ))}
        </div>
      ))}
    </section>
  );
}
