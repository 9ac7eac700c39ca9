import { imageRules } from '@modules/uploads/contract.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { useForm } from 'react-hook-form';
import { expect, it, vi } from 'vitest';
import { renderInApp } from '../../../testing/renderInApp.tsx';
import { user } from '../../../testing/user.ts';
import { ConfirmDialog } from '../ConfirmDialog.tsx';
import { PictureListInput } from './PictureListInput.tsx';
import { blankDetailValues, type PictureValues } from './pictureValues.ts';

const pictures = ['a', 'b', 'c'].map(
  (name): PictureValues => ({ ...blankDetailValues, image: `/uploads/images/${name}.jpg` }),
);

function Gallery({ alt = '' }: { alt?: string }) {
  const { control } = useForm({ defaultValues: { pictures: pictures.map((one) => ({ ...one, alt })) } });
  return (
    <PictureListInput
      control={control}
      name="pictures"
      label="Gallery"
      hint=""
      kind="destination"
      uploadPath="destinations/upload-image"
    />
  );
}

const button = (name: string) => screen.getByRole('button', { name });

it('retains the focus on the buttons of its pictures, and announces changes', async () => {
  renderInApp(<Gallery />);
  await user.click(button('Move picture 1 down'));
  expect(document.activeElement).toBe(button('Move picture 2 down'));
  await user.click(button('Remove picture 2'));
  screen.getByText('Removed picture 2');
  expect(document.activeElement).toBe(button('Remove picture 2'));
  await user.click(button('Remove picture 2'));
  expect(document.activeElement).toBe(button('Remove picture 1'));
  await user.click(button('Remove picture 1'));
  expect(document.activeElement).toBe(button('Upload images'));
});

it('asks before it removes a picture with a text', async () => {
  renderInApp(
    <>
      <Gallery alt="A beach at noon" />
      <ConfirmDialog />
    </>,
  );
  await user.click(button('Remove picture 2'));
  const question = await screen.findByRole('alertdialog', { name: 'Remove picture' });
  expect(screen.queryByText('Removed picture 2')).toBeNull();
  await user.click(within(question).getByText('Remove'));
  await screen.findByText('Removed picture 2');
  await waitFor(() => expect(document.activeElement).toBe(button('Remove picture 2')));
});

it('cancels uploads that are under way when it disappears', async () => {
  vi.spyOn(XMLHttpRequest.prototype, 'send').mockImplementation(() => undefined);
  const abort = vi.spyOn(XMLHttpRequest.prototype, 'abort');
  const { unmount, container } = renderInApp(<Gallery />);
  const input = container.querySelector<HTMLInputElement>('input[type="file"]');
  if (input) await user.upload(input, [new File(['1'], 'goa.jpg'), new File(['2'], 'hampi.jpg')]);
  screen.getByText(/goa\.jpg/);
  expect(abort).not.toHaveBeenCalled();
  unmount();
  expect(abort).toHaveBeenCalledOnce();
});

it('names each file that is refused', async () => {
  const { container } = renderInApp(<Gallery />);
  const input = container.querySelector<HTMLInputElement>('input[type="file"]');
  const content = new Uint8Array(imageRules.maxBytes + 1);
  const files = [new File([content], 'goa.jpg'), new File([content], 'hampi.png')];
  if (input) await user.upload(input, files);
  const refusal = imageRules.tooLarge;
  expect(screen.getByRole('alert').textContent).toBe(`goa.jpg: ${refusal}\nhampi.png: ${refusal}`);
});
