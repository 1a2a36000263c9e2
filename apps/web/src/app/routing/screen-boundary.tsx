// Keeps the failure of one screen to itself: the shell and the other tabs go on (look and feel, four states).
import { Component, type ReactNode } from 'react';
import { Failed } from '@yijian/ui/states';
import { useAppPhrases } from '../words/app.phrases.ts';

interface BoundaryState {
  readonly failed: boolean;
}

export class ScreenBoundary extends Component<{ children: ReactNode }, BoundaryState> {
  override state: BoundaryState = { failed: false };

  static getDerivedStateFromError(): BoundaryState {
    return { failed: true };
  }

  override render(): ReactNode {
    if (!this.state.failed) return this.props.children;
    return <ScreenFailed onRetry={() => this.setState({ failed: false })} />;
  }
}

function ScreenFailed({ onRetry }: { onRetry: () => void }): ReactNode {
  const t = useAppPhrases();
  return <Failed title={t('screenFailed')} reason={t('screenFailedReason')} onRetry={onRetry} />;
}
