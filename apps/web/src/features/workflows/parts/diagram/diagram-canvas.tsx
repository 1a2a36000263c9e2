// The BPMN of a process with the token where it stands; the drawing library's mark stays in its corner.
import { joined } from '../../../../lib/format/index.ts';
import NavigatedViewer from 'bpmn-js/lib/NavigatedViewer';
import 'bpmn-js/dist/assets/diagram-js.css';
import 'bpmn-js/dist/assets/bpmn-js.css';
import { Maximize, ZoomIn, ZoomOut } from 'lucide-react';
import { IconButton } from '@yijian/ui/icon';
import { Failed } from '@yijian/ui/states';
import { useEffect, useRef, useState, type ReactNode, type RefObject } from 'react';
import { useWorkflowPhrases } from '../../workflows.phrases.ts';
import { drawn, lettered } from './drawn.ts';
import { withLayout } from './layout.ts';
import './diagram.css';

export interface DiagramProps {
  readonly xml: string;
  readonly marks: {
    readonly now: readonly string[];
    readonly passed: readonly string[];
    /** Elements by the class that colours them. */
    readonly more?: Readonly<Record<string, readonly string[]>>;
  };
}
interface Canvas {
  zoom(scale?: number | 'fit-viewport', center?: 'auto'): number;
  addMarker(id: string, name: string): void;
}
interface Overlays {
  add(id: string, overlay: { position: object; html: HTMLElement }): string;
}
interface Registry {
  get(id: string): { businessObject?: { name?: string } } | undefined;
}

export function DiagramCanvas({ xml, marks }: DiagramProps): ReactNode {
  const t = useWorkflowPhrases();
  const box = useRef<HTMLDivElement>(null);
  const { viewer, isFailed, names } = useViewer(box, { xml, marks, word: t('hereNow') });
  const zoom = (factor: number | null): void => {
    const canvas = viewer.current?.get<Canvas>('canvas');
    if (canvas === undefined) return;
    if (factor === null) canvas.zoom('fit-viewport', 'auto');
    else canvas.zoom(canvas.zoom() * factor);
  };
  if (isFailed) return <Failed compact title={t('diagramFailed')} />;
  return (
    <div className="workflow-diagram">
      <div className="workflow-diagram-tools">
        <IconButton icon={ZoomIn} label={t('zoomIn')} onClick={() => zoom(1.25)} />
        <IconButton icon={ZoomOut} label={t('zoomOut')} onClick={() => zoom(0.8)} />
        <IconButton icon={Maximize} label={t('fit')} onClick={() => zoom(null)} />
      </div>
      <div
        ref={box}
        className="workflow-diagram-box"
        role="group"
        aria-label={t('diagramLabel', { nodes: joined(names) || t('noValue') })}
      />
    </div>
  );
}

function useViewer(box: RefObject<HTMLDivElement | null>, { xml, marks, word }: DiagramProps & { word: string }) {
  const viewer = useRef<NavigatedViewer | null>(null);
  const [isFailed, setFailed] = useState(false);
  const [names, setNames] = useState<string[]>([]);
  const key = JSON.stringify(marks);
  useEffect(() => {
    if (box.current === null) return undefined;
    const made = new NavigatedViewer({ container: box.current, bpmnRenderer: drawn, textRenderer: lettered() });
    viewer.current = made;
    let isGone = false;
    const show = async (): Promise<void> => {
      await made.importXML(withLayout(xml));
      if (isGone) return;
      const held = JSON.parse(key) as DiagramProps['marks'];
      mark(made, held, word);
      const registry = made.get<Registry>('elementRegistry');
      setNames(held.now.map((id) => registry.get(id)?.businessObject?.name ?? id));
      made.get<Canvas>('canvas').zoom('fit-viewport', 'auto');
    };
    show().catch((cause: unknown) => {
      if (isGone) return;
      console.warn('the diagram was not drawn', cause);
      setFailed(true);
    });
    return () => {
      isGone = true;
      made.destroy();
    };
  }, [box, xml, key, word]);
  return { viewer, isFailed, names };
}

function mark(viewer: NavigatedViewer, { now, passed, more = {} }: DiagramProps['marks'], word: string): void {
  const canvas = viewer.get<Canvas>('canvas');
  const registry = viewer.get<Registry>('elementRegistry');
  for (const id of passed) if (registry.get(id)) canvas.addMarker(id, 'workflow-passed');
  for (const [name, ids] of Object.entries(more))
    for (const id of ids) if (registry.get(id)) canvas.addMarker(id, name);
  for (const id of now) {
    if (!registry.get(id)) continue;
    canvas.addMarker(id, 'workflow-now');
    const html = document.createElement('span');
    html.className = 'workflow-token';
    html.textContent = word;
    viewer.get<Overlays>('overlays').add(id, { position: { top: -12, left: 8 }, html });
  }
}
