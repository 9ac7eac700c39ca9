import { pageSchemas, pageUpdateSchema, storedPageSchema } from '@modules/content/contract.ts';
import { defaultContents } from '@modules/content/defaultContents.ts';
import type { Trip } from '@modules/content/tripsPage.contract.ts';
import { dataResponse, previewLinkSchema } from '@platform/fields.contract.ts';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeApi, fakeEndpoint } from '../../testing/fakeApi.ts';
import { renderAdminPage } from '../../testing/renderAdminPage.tsx';
import { fillField, findField, press, user } from '../../testing/user.ts';
import { PagesPage } from './PagesPage.tsx';

const opened = '2026-11-01T10:00:00.000Z';
let saved: Record<string, unknown>[];
let previewed: Record<string, unknown>[];
/** What someone else saves before the next save of this page. */
let overtaking: Record<string, unknown> | null;
/** Whether reading the page fails from now on. */
let unreadable: boolean;

beforeEach(() => {
  saved = [];
  previewed = [];
  overtaking = null;
  unreadable = false;
  let stored: Record<string, unknown> = { ...defaultContents.home, updated_at: opened };
  const response = dataResponse(storedPageSchema('home'));
  const tripsResponse = dataResponse(storedPageSchema('trips'));
  fakeApi({
    'GET /api/content/home': fakeEndpoint({ response }, () =>
      unreadable
        ? { status: 503, error: 'Unavailable', code: 'unavailable' }
        : { data: stored as { updated_at: string } },
    ),
    'PUT /api/content/home': fakeEndpoint({ response, body: pageUpdateSchema('home') }, ({ body }) => {
      if (overtaking) {
        stored = { ...stored, ...overtaking };
        return { status: 409, error: 'Overtaken', code: 'stale_write', current: stored };
      }
      saved.push(body);
      stored = { ...body, updated_at: '2026-11-09T10:00:00.000Z' };
      return { data: stored as { updated_at: string } };
    }),
    'GET /api/content/trips': fakeEndpoint({ response: tripsResponse }, () => ({
      data: { ...defaultContents.trips, trips: [trip], updated_at: opened },
    })),
    'PUT /api/content/trips': fakeEndpoint(
      { response: tripsResponse, body: pageUpdateSchema('trips') },
      ({ body }) => {
        saved.push(body);
        return { data: { ...defaultContents.trips, ...body, updated_at: '2026-11-09T10:00:00.000Z' } };
      },
    ),
    'POST /api/content/home/preview': fakeEndpoint(
      { response: previewLinkSchema, body: pageSchemas.home },
      ({ body }) => {
        previewed.push(body);
        return { url: '/?expires=1&signature=x&preview=y' };
      },
    ),
  });
});

describe('the editor of pages', () => {
  it('previews the form’s content without saving it', async () => {
    renderAdminPage(<PagesPage />, 'admin');
    await fillField('Title after the agency name', 'boats and trains');
    await press('Preview');
    const frame = await screen.findByTitle('Home, not saved yet');
    screen.getByRole('dialog', { name: 'Preview of Home' });
    expect(frame.getAttribute('src')).toBe('/?expires=1&signature=x&preview=y');
    expect(previewed).toEqual([{ ...defaultContents.home, tagline: 'boats and trains' }]);
    expect(saved).toEqual([]);
  });

  it('marks the field that a preview cannot show', async () => {
    renderAdminPage(<PagesPage />, 'admin');
    const slide = (await screen.findAllByRole('group', { name: /^slide/ })).at(-1);
    if (!slide) throw new Error('No slide');
    const heading = within(slide).getByLabelText<HTMLInputElement>(/^Heading/);
    await user.clear(heading);
    await press('Preview');
    await within(slide).findByText('Heading is required');
    await waitFor(() => expect(document.activeElement).toBe(heading));
    expect(previewed).toEqual([]);
    expect(saved).toEqual([]);
  });

  it('moves slides, and saves them over the version that was opened', async () => {
    renderAdminPage(<PagesPage />, 'admin');
    await findField('Title after the agency name');
    await user.click(await screen.findByLabelText('Move slide 2 up'));
    await press('Save page');
    await screen.findByText('Page saved. The website shows it now.');
    const [first, second] = defaultContents.home.slides;
    expect(saved).toMatchObject([{ slides: [second, first], updated_at: opened }]);
    await screen.findByText('Everything is saved');
  });

  it('names the invalid field and preserves the typed text', async () => {
    renderAdminPage(<PagesPage />, 'admin');
    const [slide] = await screen.findAllByRole('group', { name: 'slide 1' });
    if (!slide) throw new Error('No slide');
    await fillField('Title after the agency name', 'boats and trains');
    const heading = within(slide).getByLabelText<HTMLInputElement>(/^Heading/);
    await fillField('Summary for search engines', '');
    await press('Save page');
    await screen.findByText('Summary for search engines is required');
    expect(heading.value).toBe('Journeys drawn around your time');
    expect((await findField('Title after the agency name')).value).toBe('boats and trains');
    expect(saved).toEqual([]);
  });

  it('discards to the version that someone else has saved meanwhile', async () => {
    renderAdminPage(<PagesPage />, 'admin');
    const tagline = await findField('Title after the agency name');
    await fillField('Title after the agency name', 'boats and trains');
    overtaking = { tagline: 'tea and mountains', updated_at: '2026-11-02T10:00:00.000Z' };
    await press('Save page');
    await press('Reload theirs');
    await fillField('Title after the agency name', 'camels and forts');
    await press('Discard');
    await press('Discard changes');
    await waitFor(() => expect(tagline.value).toBe('tea and mountains'));
  });

  it('discards to its own save when the page cannot be read again', async () => {
    renderAdminPage(<PagesPage />, 'admin');
    const tagline = await findField('Title after the agency name');
    unreadable = true;
    await fillField('Title after the agency name', 'boats and trains');
    await press('Save page');
    await screen.findByText('Page saved. The website shows it now.');
    await fillField('Title after the agency name', 'camels and forts');
    await press('Discard');
    await press('Discard changes');
    await waitFor(() => expect(tagline.value).not.toBe('camels and forts'));
    expect(tagline.value).toBe('boats and trains');
    await fillField('Title after the agency name', 'tea and mountains');
    await press('Save page');
    await waitFor(() => expect(saved).toHaveLength(2));
    expect(saved[1]).toMatchObject({ tagline: 'tea and mountains', updated_at: '2026-11-09T10:00:00.000Z' });
  });

  it('asks before it discards what was typed', async () => {
    renderAdminPage(<PagesPage />, 'admin');
    const tagline = await findField('Title after the agency name');
    await fillField('Title after the agency name', 'boats and trains');
    await press('Discard');
    await press('Keep editing');
    expect(tagline.value).toBe('boats and trains');
    await press('Discard');
    await press('Discard changes');
    await waitFor(() => expect(tagline.value).toBe(defaultContents.home.tagline));
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Everything is saved'));
  });

  it('waits for all pictures that are being uploaded', async () => {
    const uploads: XMLHttpRequest[] = [];
    vi.spyOn(XMLHttpRequest.prototype, 'send').mockImplementation(function (this: XMLHttpRequest) {
      uploads.push(this);
    });
    renderAdminPage(<PagesPage />, 'admin');
    await fillField('Title after the agency name', 'boats and trains');
    const inputs = document.querySelectorAll('input[type=file]');
    for (const input of [...inputs].slice(0, 2))
      fireEvent.change(input, { target: { files: [new File(['image'], 'new.jpg')] } });
    await waitFor(() => expect(uploads).toHaveLength(2));
    const save = await screen.findByText<HTMLButtonElement>('Save page');
    uploads[0]?.onerror?.(new ProgressEvent('error'));
    await screen.findByText('The picture could not be uploaded');
    expect(save.disabled).toBe(true);
    uploads[1]?.onerror?.(new ProgressEvent('error'));
    await waitFor(() => expect(save.disabled).toBe(false));
  });

  it('accepts prices as they are displayed, and does not read an empty number as 0', async () => {
    renderAdminPage(<PagesPage />, 'admin', '/admin/pages?page=trips');
    await fillField('Price in rupees', '₹ 1,500');
    await fillField('Rating', '');
    await fillField('Reviews', '');
    await press('Save page');
    await screen.findByText('Rating is required');
    await screen.findByText('Reviews is required');
    expect(saved).toEqual([]);
    await fillField('Rating', '4.5');
    await fillField('Reviews', '1,204');
    await press('Save page');
    await screen.findByText('Page saved. The website shows it now.');
    expect(saved).toMatchObject([{ trips: [{ id: 7, price: 1500, rating: 4.5, reviews: 1204 }] }]);
  });
});

const trip: Trip = {
  id: 7,
  title: 'Spice farms',
  location: 'Ponda',
  duration: '5 hours',
  rating: 4,
  reviews: 12,
  highlights: [],
  included: [],
  price: 1400,
  image: '/pictures/spices.webp',
  category: 'Nature',
  description: 'Cardamom and pepper in the shade.',
  pickup: '',
};
