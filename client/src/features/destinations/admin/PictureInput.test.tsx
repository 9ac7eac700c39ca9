import { screen, waitFor } from '@testing-library/react';
import { useForm } from 'react-hook-form';
import { expect, it, vi } from 'vitest';
import { renderInApp } from '../../../testing/renderInApp.tsx';
import { chooseFile, failUploads } from '../../../testing/uploads.ts';
import { user } from '../../../testing/user.ts';
import { blankDetailValues, type PictureValues } from '../../../ui/admin/upload/pictureValues.ts';
import { type DestinationValues, newDestination } from './destinationValues.ts';
import { PictureInput } from './PictureInput.tsx';

const label = 'Picture of hotel 1';
const pool: PictureValues = {
  image: '/uploads/images/a.jpg',
  alt: 'The pool',
  credit: 'Asha Naik',
  focal_x: '50',
  focal_y: '20',
};
const hotel = { city: 'Panaji', hotel: 'Mandovi', nights: '2', picture: pool };

function HotelPicture() {
  const { control, watch } = useForm<DestinationValues>({
    defaultValues: { ...newDestination, hotels: [hotel] },
  });
  return (
    <>
      <PictureInput control={control} name="hotels.0.picture" label={label} />
      <output>{JSON.stringify(watch('hotels.0.picture'))}</output>
    </>
  );
}

const readPicture = () => JSON.parse(document.querySelector('output')?.textContent ?? '');
const readText = () =>
  screen.getByLabelText<HTMLInputElement>(new RegExp(`^Alternative text of ${label}`, 'i')).value;

/** Uploads a file that the API stores at this path. */
function upload(path: string) {
  class StoredUpload extends XMLHttpRequest {
    override open() {}
    override setRequestHeader() {}
    override send() {
      this.onload?.(new ProgressEvent('load'));
    }
    override get status() {
      return 200;
    }
    override get response() {
      const file = { path, filename: 'new.jpg', size: 5 };
      return { success: true, message: 'Uploaded', path, file_path: path, url: path, file };
    }
  }
  vi.stubGlobal('XMLHttpRequest', StoredUpload);
  chooseFile(new File(['image'], 'new.jpg'));
  return waitFor(() => expect(readPicture()?.image).toBe(path));
}

it('removes the text of a picture with it, and restores both', async () => {
  renderInApp(<HotelPicture />);
  await user.click(screen.getByRole('button', { name: 'Remove image' }));
  expect(readPicture()).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Restore previous image' }));
  expect(readPicture()).toEqual(pool);
  expect(readText()).toBe('The pool');
});

it('restores picture and text after several failed uploads', async () => {
  renderInApp(<HotelPicture />);
  failUploads();
  for (const name of ['first.jpg', 'second.jpg']) {
    chooseFile(new File(['image'], name));
    await screen.findByText('Failed to upload image');
    expect(readPicture()).toBeNull();
  }
  await user.click(screen.getByRole('button', { name: 'Restore previous image' }));
  expect(readPicture()).toEqual(pool);
});

it('starts without text and credit when the picture is replaced', async () => {
  renderInApp(<HotelPicture />);
  await upload('/uploads/images/b.jpg');
  expect(readPicture()).toEqual({ ...blankDetailValues, image: '/uploads/images/b.jpg' });
  expect(readText()).toBe('');
});
