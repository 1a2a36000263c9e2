// The versions of a definition, newest first, each with its diagram.
import type { DefinitionLine } from '@yijian/contract/workflows';
import { Button } from 'antd';
import { FormDrawer } from '@yijian/ui/form-page';
import { Async } from '@yijian/ui/states';
import { useState, type ReactNode } from 'react';
import { useFormat } from '../../../../lib/format/index.ts';
import { useVersion, useVersions } from '../../workflow-admin.api.ts';
import { useWorkflowPhrases } from '../../workflows.phrases.ts';
import { Diagram } from '../diagram/diagram.tsx';
import { useNames } from '../words/use-names.ts';
import { VersionActions } from '../compare/version-actions.tsx';
import './admin.css';

const nowhere = { now: [], passed: [] };

export function VersionDrawer({ definition, onClose }: { definition: DefinitionLine; onClose: () => void }): ReactNode {
  const t = useWorkflowPhrases();
  const format = useFormat();
  const names = useNames();
  const query = useVersions(definition.id);
  const [shown, setShown] = useState<string | null>(null);
  const title = t('versionsOf', { name: names.named(definition) });
  return (
    <FormDrawer open onClose={onClose} title={title} width={760}>
      <Async query={query} rows={3} failedTitle={t('failed')}>
        {({ content }) => (
          <ul className="workflow-versions">
            {content.map((version) => (
              <li key={version.id}>
                <div>
                  <strong>{t('versionAt', { number: version.number })}</strong>
                  <span className="num">{format.dateTime(version.deployedAt)}</span>
                  <span>
                    {version.deployedBy === null ? t('bySystem') : t('deployedBy', { name: version.deployedBy })}
                  </span>
                  <span className="num">{t('instancesOf', { count: format.count(version.instances) })}</span>
                  <VersionActions definition={definition} version={version} current={content[0]?.id} />
                  <Button
                    type="link"
                    size="small"
                    aria-expanded={shown === version.id}
                    onClick={() => setShown(shown === version.id ? null : version.id)}
                  >
                    {t('showDiagram')}
                  </Button>
                </div>
                {version.note === '' ? null : <p>{version.note}</p>}
                {shown === version.id ? <VersionDiagram id={version.id} /> : null}
              </li>
            ))}
          </ul>
        )}
      </Async>
    </FormDrawer>
  );
}

function VersionDiagram({ id }: { id: string }): ReactNode {
  const t = useWorkflowPhrases();
  const query = useVersion(id);
  return (
    <Async query={query} shape="chart" failedTitle={t('diagramFailed')}>
      {({ xml }) => <Diagram xml={xml} marks={nowhere} />}
    </Async>
  );
}
