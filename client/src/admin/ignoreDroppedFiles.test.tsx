import { fireEvent, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { renderAdminPage } from '../testing/renderAdminPage.tsx';
import { DropArea } from '../ui/admin/upload/DropArea.tsx';

it('takes files only where they are accepted', () => {
  const onFiles = vi.fn();
  renderAdminPage(
    <>
      <DropArea disabled={false} invalid={false} onFiles={onFiles}>
        Drop it here
      </DropArea>
      <p>A text</p>
    </>,
    'employee',
  );
  const files = [new File(['text'], 'itinerary.txt')];
  const drop = (place: string, types: string[]) => {
    const dataTransfer = { types, files, dropEffect: 'copy' };
    const isLeftToBrowser = [fireEvent.dragOver, fireEvent.drop].map((fire) =>
      fire(screen.getByText(place), { dataTransfer }),
    );
    return { isLeftToBrowser, effect: dataTransfer.dropEffect };
  };
  expect(drop('A text', ['Files'])).toEqual({ isLeftToBrowser: [false, false], effect: 'none' });
  expect(onFiles).not.toHaveBeenCalled();
  expect(drop('Drop it here', ['Files'])).toEqual({ isLeftToBrowser: [false, false], effect: 'copy' });
  expect(onFiles).toHaveBeenCalledWith(files);
  expect(drop('A text', ['text/plain']).isLeftToBrowser).toEqual([true, true]);
});
