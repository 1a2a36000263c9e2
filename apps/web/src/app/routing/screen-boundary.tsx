// Keeps the failure of one screen to itself: the shell and the other tabs go on (look and feel, four states).
import { Component, type ReactNode } from 'react';
import { Failed } from '@yijian/ui/states';
import { useAppPhrases } from '../words/app.phrases.ts';

interface BoundaryState {
  readonly failure: 'broken' | 'notLoaded' | null;
}

// In this order: Chromium, Firefox, Safari, and the loader that waits for the styles of a module.
const NOT_LOADED =
  /Failed to fetch dynamically imported module|error loading dynamically imported module|Importing a module script failed|Unable to preload CSS/i;

export class ScreenBoundary extends Component<{ children: ReactNode }, BoundaryState> {
  override state: BoundaryState = { failure: null };

  static getDerivedStateFromError(error: unknown): BoundaryState {
    return { failure: error instanceof Error && NOT_LOADED.test(error.message) ? 'notLoaded' : 'broken' };
  }

  override render(): ReactNode {
    const { failure } = this.state;
    if (failure === null) return this.props.children;
    return <ScreenFailed isLoaded={failure === 'broken'} onRetry={() => this.setState({ failure: null })} />;
  }
}

function ScreenFailed({ isLoaded, onRetry }: { isLoaded: boolean; onRetry: () => void }): ReactNode {
  const t = useAppPhrases();
  if (isLoaded) return <Failed title={t('screenFailed')} reason={t('screenFailedReason')} onRetry={onRetry} />;
  // Browsers remember a module that did not come, so only a fresh page asks again; without a network it would lose the rest as well.
  const reload = (): void => (navigator.onLine ? location.reload() : onRetry());
  return <Failed title={t('screenNotLoaded')} reason={t('screenNotLoadedReason')} onRetry={reload} />;
}
