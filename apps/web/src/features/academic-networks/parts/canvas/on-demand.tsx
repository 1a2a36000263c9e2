// The canvas with its library, loaded when a network is drawn; where no WebGL is, the list below says it all.
import { Loading } from '@yijian/ui/states';
import { lazy, Suspense, type ReactNode } from 'react';
import { useNetworkPhrases } from '../../academic-networks.phrases.ts';
import type { NetworkCanvasProps } from './network-canvas.tsx';

const load = () => import('./network-canvas.tsx').then((part) => ({ default: part.NetworkCanvas }));
const Canvas = lazy(load);
// On its way while the screen still waits for what it draws; whoever draws tells a failure.
load().catch(() => undefined);

let known: boolean | undefined;
function hasWebgl(): boolean {
  known ??= document.createElement('canvas').getContext('webgl2') !== null;
  return known;
}

export function NetworkPicture(props: NetworkCanvasProps): ReactNode {
  const t = useNetworkPhrases();
  if (!hasWebgl()) return <p className="network-none">{t('noWebgl')}</p>;
  return (
    <Suspense fallback={<Loading shape="chart" />}>
      <Canvas {...props} />
    </Suspense>
  );
}
