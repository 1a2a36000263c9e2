// The drawn network with its buttons; loaded when a network is shown (look and feel, network).
import { IconButton } from '@yijian/ui/icon';
import { useChartPalette, type ChartPalette } from '@yijian/ui/chart';
import { Maximize, Minus, Plus } from 'lucide-react';
import { useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { useNetworkPhrases } from '../../academic-networks.phrases.ts';
import type { Drawn } from './drawn.ts';
import { openStage, type Pointed, type Stage, type StageShown } from './stage.ts';

export interface NetworkCanvasProps {
  /** Says what is drawn to those who do not see it. */
  readonly label: string;
  readonly make: (palette: ChartPalette) => Drawn;
  readonly selected: string | undefined;
  readonly onChoose: (id: string) => void;
  /** What stands beside the one pointed at. */
  readonly renderHint: (id: string) => ReactNode;
  /** What stands beside the relation pointed at, by its place among those drawn. */
  readonly renderEdgeHint: (place: number) => ReactNode;
  /** What a filter leaves; the rest is hidden and nobody moves. */
  readonly shown?: StageShown | undefined;
  /** Tells what would be shown while a filter is still being moved, past React; answers how to stop. */
  readonly follow?: ((show: (shown: StageShown | undefined) => void) => () => void) | undefined;
}

interface Hint {
  readonly what: Pointed;
  readonly x: number;
  readonly y: number;
}

/** How often a lost drawing is made anew; a machine that keeps losing it gets the list alone. */
const LIVES = 3;

export function NetworkCanvas(props: NetworkCanvasProps): ReactNode {
  const { label, make, selected, onChoose, renderHint, renderEdgeHint, shown, follow } = props;
  const t = useNetworkPhrases();
  const palette = useChartPalette();
  const box = useRef<HTMLDivElement>(null);
  const stage = useRef<Stage>(undefined);
  const choose = useRef(onChoose);
  choose.current = onChoose;
  const [pointed, setPointed] = useState<Hint>();
  const [losses, setLosses] = useState(0);
  const drawn = useMemo(() => make(palette), [make, palette]);
  const isGivenUp = losses >= LIVES;
  useEffect(() => {
    if (isGivenUp) return undefined;
    const opened = openStage(box.current!, palette, {
      onPoint: (what, at) => setPointed(what === undefined ? undefined : { what, x: at.x, y: at.y }),
      onChoose: (id) => choose.current(id),
      onLost: () => setLosses((before) => before + 1),
    });
    stage.current = opened;
    return () => {
      stage.current = undefined;
      opened.end();
    };
    // Later palettes are painted by the next effect.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [losses, isGivenUp]);
  useEffect(() => stage.current?.paint(palette), [palette]);
  useEffect(() => {
    stage.current?.draw(drawn);
    setPointed(undefined);
  }, [drawn, losses]);
  useEffect(() => stage.current?.show(shown), [shown, drawn, losses]);
  useEffect(() => follow?.((preview) => stage.current?.show(preview)), [follow]);
  useEffect(() => stage.current?.select(selected), [selected, drawn, losses]);
  if (isGivenUp) return <p className="network-none">{t('noWebgl')}</p>;
  return (
    <div className="network-canvas">
      <div ref={box} className="network-stage" role="img" aria-label={label} />
      <div className="network-zoom">
        <IconButton icon={Plus} label={t('zoomIn')} onClick={() => stage.current?.zoom(1.5)} />
        <IconButton icon={Minus} label={t('zoomOut')} onClick={() => stage.current?.zoom(1 / 1.5)} />
        <IconButton icon={Maximize} label={t('fit')} onClick={() => stage.current?.fit()} />
      </div>
      {pointed === undefined ? null : (
        <div className="network-hint" style={{ insetInlineStart: pointed.x + 16, insetBlockStart: pointed.y + 12 }}>
          {'node' in pointed.what ? renderHint(pointed.what.node) : renderEdgeHint(pointed.what.edge)}
        </div>
      )}
    </div>
  );
}
