// The place for a file: dropped or chosen, once or again, and nothing while it is held (look and feel, form page).
import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { renderUi } from '../../tools/render-ui.tsx';
import { DropZone } from './index.ts';

const list = (): File => new File(['doctor'], 'doctors.csv', { type: 'text/csv' });

function show(disabled = false) {
  const onFile = vi.fn<(file: File) => void>();
  renderUi(<DropZone label="文件" title="拖到这里" hint="CSV" accept=".csv" onFile={onFile} disabled={disabled} />);
  return { onFile, field: screen.getByLabelText('文件'), zone: screen.getByText('拖到这里') };
}

test('the same file may be chosen twice in a row', async () => {
  const { onFile, field } = show();
  const file = list();
  await userEvent.upload(field, file);
  await userEvent.upload(field, file);
  expect(onFile.mock.calls).toEqual([[file], [file]]);
});

test('a dropped file is taken and the browser stays on the page', () => {
  const { onFile, zone } = show();
  const file = list();
  expect(fireEvent.dragOver(zone)).toBe(false);
  expect(zone.closest('label')?.className).toContain('yj-drop-zone-over');
  expect(fireEvent.drop(zone, { dataTransfer: { files: [file] } })).toBe(false);
  expect(zone.closest('label')?.className).not.toContain('yj-drop-zone-over');
  expect(onFile).toHaveBeenCalledExactlyOnceWith(file);
});

test('while it is held no file is taken, and a dropped one does not replace the page', () => {
  const { onFile, field, zone } = show(true);
  expect(field).toHaveProperty('disabled', true);
  expect(fireEvent.dragOver(zone)).toBe(false);
  expect(zone.closest('label')?.className).not.toContain('yj-drop-zone-over');
  expect(fireEvent.drop(zone, { dataTransfer: { files: [list()] } })).toBe(false);
  expect(onFile).not.toHaveBeenCalled();
});
