// Search from anywhere: a window with one line, arrows, Enter, Esc (beyond the specification: global search).
import { Modal } from 'antd';
import type { ReactNode } from 'react';
import { PaletteSearch } from './palette-search.tsx';
import { usePalette } from './palette-store.ts';
import './palette.css';

export function Palette(): ReactNode {
  const { open, hide } = usePalette();
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
