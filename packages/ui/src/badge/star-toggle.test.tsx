// Behaviour of the follow star and the tag list (look and feel, badge anatomy).
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { renderUi } from '../../tools/render-ui.tsx';
import { StarToggle, TagList } from './index.ts';

test('the star says whether it is pressed, asks for the opposite, and does not open the row around it', async () => {
  const onChange = vi.fn();
  const onRow = vi.fn();
  // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions
  const { rerender } = renderUi(
    <div onClick={onRow}>
      <StarToggle on={false} name="Shen" onChange={onChange} />
    </div>,
  );
  const star = screen.getByRole('button', { name: 'Follow Shen' });
  expect(star.getAttribute('aria-pressed')).toBe('false');
  await userEvent.click(star);
  expect(onChange).toHaveBeenCalledWith(true);
  expect(onRow).not.toHaveBeenCalled();
  rerender(<StarToggle on name="Shen" onChange={onChange} />);
  expect(screen.getByRole('button', { name: 'Follow Shen' }).getAttribute('aria-pressed')).toBe('true');
});

test('two tags are shown, the others become a number that names them', () => {
  renderUi(<TagList tags={['one', 'two', 'three', 'four']} />);
  expect(screen.queryByText('three')).toBeNull();
  expect(screen.getByText('+2').getAttribute('aria-label')).toBe('2 more tags: three, four');
});
