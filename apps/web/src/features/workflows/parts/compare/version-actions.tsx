// What can be done with an older version: seen against the newest one, deployed again.
import type { DefinitionLine } from '@yijian/contract/workflows';
import { App, Button, Modal } from 'antd';
import { Async } from '@yijian/ui/states';
import { useState, type ReactNode } from 'react';
import { hasPermission } from '../../../../lib/session/index.ts';
import { useVersion } from '../../workflow-admin.api.ts';
import { useRedeploy } from '../../workflow-designer.api.ts';
import { useDesignerPhrases } from '../../words/designer.phrases.ts';
import { Comparing } from './comparing.tsx';

export interface VersionActionsProps {
  readonly definition: DefinitionLine;
  readonly version: { readonly id: string; readonly number: number };
  /** The newest version of the definition. */
  readonly current: string | undefined;
}

export function VersionActions({ definition, version, current }: VersionActionsProps): ReactNode {
  const t = useDesignerPhrases();
  const { modal, message } = App.useApp();
  const redeploy = useRedeploy();
  const [isComparing, setComparing] = useState(false);
  if (current === undefined || current === version.id) return null;
  const ask = (): void =>
    void modal.confirm({
      title: t('redeployTitle', { version: version.number }),
      content: t('deployText'),
      okText: t('redeploy'),
      cancelText: t('cancel'),
      onOk: async () => {
        const note = t('redeployNote', { version: version.number });
        try {
          const done = await redeploy.mutateAsync({ params: { id: version.id }, body: { note } });
          void message.success(t('deployed', { version: done.version }));
        } catch (cause) {
          void message.error(cause instanceof Error ? cause.message : '');
        }
      },
    });
  return (
    <>
      <Button type="link" size="small" onClick={() => setComparing(true)}>
        {t('compareWithCurrent')}
      </Button>
      {hasPermission('admin:workflows:write') ? (
        <Button type="link" size="small" onClick={ask}>
          {t('redeploy')}
        </Button>
      ) : null}
      {isComparing ? (
        <Modal open width={860} footer={null} title={t('compareWithCurrent')} onCancel={() => setComparing(false)}>
          <Both older={version} newest={{ id: current, number: definition.version ?? 0 }} />
        </Modal>
      ) : null}
    </>
  );
}

type Numbered = VersionActionsProps['version'];

function Both({ older, newest }: { older: Numbered; newest: Numbered }): ReactNode {
  const t = useDesignerPhrases();
  const [before, after] = [useVersion(older.id), useVersion(newest.id)];
  return (
    <Async query={before} rows={3} failedTitle={t('compareFailed')}>
      {(old) => (
        <Async query={after} rows={3} failedTitle={t('compareFailed')}>
          {(now) => (
            <Comparing
              before={old.xml}
              after={now.xml}
              beforeName={t('version', { version: old.number })}
              afterName={t('version', { version: now.number })}
            />
          )}
        </Async>
      )}
    </Async>
  );
}
