import { screen } from '@testing-library/react';
import { useForm } from 'react-hook-form';
import { expect, it } from 'vitest';
import { renderInApp } from '../../../testing/renderInApp.tsx';
import { user } from '../../../testing/user.ts';
import { DescribedImageInput } from './DescribedImageField.tsx';
import { blankDetailValues } from './pictureValues.ts';

const details = { ...blankDetailValues, alt: 'A beach', credit: 'Asha Naik', focal_y: '20' };

function MainImage() {
  const { control, watch } = useForm({ defaultValues: { image: '/uploads/images/a.jpg', details } });
  return (
    <>
      <DescribedImageInput
        control={control}
        name="image"
        label="Destination image"
        kind="destination"
        detailsName="details"
        subject="the main image"
        uploadPath="destinations/upload-image"
      />
      <output>{JSON.stringify(watch())}</output>
    </>
  );
}

const readForm = () => JSON.parse(document.querySelector('output')?.textContent ?? '');

it('removes the text of a picture with it, and restores both', async () => {
  renderInApp(<MainImage />);
  await user.click(screen.getByRole('button', { name: 'Remove image' }));
  expect(readForm()).toEqual({ image: '', details: blankDetailValues });
  await user.click(screen.getByRole('button', { name: 'Restore previous image' }));
  expect(readForm()).toEqual({ image: '/uploads/images/a.jpg', details });
});
