// A part of the shell that comes when it is needed; one that does not arrive says so and fails alone (look and feel, four states).
import { App } from 'antd';
import { Component, type ComponentType, createElement, lazy, type ReactNode, Suspense } from 'react';
import { useAppPhrases } from '../words/app.phrases.ts';

interface LateProps {
  /** The place for taking the part away, so that opening it again loads it again. */
  readonly onFailed?: () => void;
}

export function latePart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props & LateProps> {
  const fresh = (): ComponentType<Props> => lazy(() => load().then((part) => ({ default: part })));
  let Part = fresh();
  return function LatePart({ onFailed, ...props }: Props & LateProps): ReactNode {
    const t = useAppPhrases();
    const { message } = App.useApp();
    const fail = (): void => {
      // A lazy component remembers its failure. Where the browser remembers it too, only a fresh page asks again.
      Part = fresh();
      void message.error({ content: t('partFailed'), key: 'part-failed' });
      onFailed?.();
    };
    return (
      <PartBoundary onFailed={fail}>
        <Suspense>{createElement(Part, props as Props)}</Suspense>
      </PartBoundary>
    );
  };
}

class PartBoundary extends Component<{ onFailed: () => void; children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true };
  }

  override componentDidCatch(): void {
    this.props.onFailed();
  }

  override render(): ReactNode {
    return this.state.failed ? null : this.props.children;
  }
}
