// The designer: what can be drawn at the left, the drawing, its properties at the right, what is wrong below (product: workflow).
import type { DesignerDraft } from '@yijian/contract/workflows';
import { Alert, App, Button } from 'antd';
import { Failed } from '@yijian/ui/states';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { faultsIn } from '../../workflow-designer.api.ts';
import { useDesignerPhrases } from '../../words/designer.phrases.ts';
import { DeployDialog } from './dialogs/deploy-dialog.tsx';
import { Changes } from './dialogs/changes.tsx';
import { TrialDrawer } from './dialogs/trial-drawer.tsx';
import { FaultList } from './fault-list.tsx';
import { DesignerHead } from './head.tsx';
import { Palette } from './palette.tsx';
import { Properties } from './properties/properties.tsx';
import { useKeeping } from './use-keeping.ts';
import { useStudio } from './use-studio.ts';
import 'bpmn-js/dist/assets/diagram-js.css';
import 'bpmn-js/dist/assets/bpmn-js.css';
import '../diagram/diagram.css';
import './designer.css';
import './modeler.css';

export interface DesignerProps {
  readonly draft: DesignerDraft;
  readonly onClose: () => void;
  /** Opens what stands on the server in place of what is on the page. */
  readonly onReload: () => void;
}

export function Designer({ draft, onClose, onReload }: DesignerProps): ReactNode {
  const t = useDesignerPhrases();
  const { message } = App.useApp();
  const box = useRef<HTMLDivElement>(null);
  const touch = useRef<() => void>(() => undefined);
  const { studio, revision, selected, isFailed } = useStudio(box, draft.xml, () => touch.current());
  const work = useKeeping(draft, studio);
  const [dialog, setDialog] = useState<'deploy' | 'trial' | 'changes' | null>(null);
  useEffect(() => {
    touch.current = work.touch;
  });
  useEffect(() => {
    studio?.mark({ 'workflow-fault': (work.faults ?? []).map(({ element }) => element) });
  }, [studio, work.faults, revision]);
  const check = async (): Promise<void> => {
    const found = await work.check();
    if (found.length === 0) void message.success(t('noFaults'));
  };
  const deploy = async (): Promise<void> => {
    if ((await work.check()).length === 0) setDialog('deploy');
    else void message.error(t('faultsFirst'));
  };
  const leave = async (): Promise<void> => {
    if (work.keeping.state === 'waiting') await work.keepNow().catch(() => undefined);
    onClose();
  };
  if (isFailed) return <Failed title={t('openFailed')} onRetry={onReload} />;
  return (
    <div className="designer">
      <DesignerHead
        draft={draft}
        card={work.card}
        keeping={work.keeping}
        lockVersion={work.lockVersion}
        studio={studio}
        onBack={() => void leave()}
        onCheck={() => void check()}
        onTry={() => setDialog('trial')}
        onChanges={() => setDialog('changes')}
        onDeploy={() => void deploy()}
        onDiscarded={onClose}
      />
      {work.keeping.state === 'conflict' ? (
        <Alert
          type="warning"
          showIcon
          title={work.keeping.why}
          action={<Button onClick={onReload}>{t('loadTheirs')}</Button>}
        />
      ) : null}
      <div className="designer-body">
        <Palette studio={studio} />
        <div className="designer-canvas" ref={box} role="group" aria-label={t('canvas')} />
        <aside className="designer-side" aria-label={t('properties')}>
          {studio === null ? null : (
            <Properties
              studio={studio}
              revision={revision}
              selected={selected}
              card={work.card}
              onCard={work.changeCard}
              faults={work.faults ?? []}
            />
          )}
        </aside>
      </div>
      <FaultList faults={work.faults} studio={studio} />
      {dialog === 'deploy' ? (
        <DeployDialog
          draft={draft}
          keep={work.keepNow}
          onFaults={(cause) => work.setFaults(faultsIn(cause))}
          onClose={() => setDialog(null)}
          onDone={onClose}
        />
      ) : null}
      {dialog === 'trial' && studio !== null ? (
        <TrialDrawer
          studio={studio}
          onClose={() => setDialog(null)}
          onFaults={(cause) => work.setFaults(faultsIn(cause))}
        />
      ) : null}
      {dialog === 'changes' && studio !== null && draft.versionId !== null ? (
        <Changes versionId={draft.versionId} read={studio.save} onClose={() => setDialog(null)} />
      ) : null}
    </div>
  );
}
