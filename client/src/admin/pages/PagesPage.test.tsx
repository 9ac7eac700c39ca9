import { pageSchemas, pageUpdateSchema, storedPageSchema } from '@modules/content/contract.ts';
import { defaultContents } from '@modules/content/defaultContents.ts';
import { dataResponse, previewLinkSchema } from '@platform/fields.contract.ts';
import { screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { fakeApi, fakeEndpoint } from '../../testing/fakeApi.ts';
import { renderAdminPage } from '../../testing/renderAdminPage.tsx';
import { fillField, findField, press, user } from '../../testing/user.ts';
import { PagesPage } from './PagesPage.tsx';

const opened = '2026-11-01T10:00:00.000Z';
let saved: Record<string, unknown>[];
let previewed: Record<string, unknown>[];

beforeEach(() => {
  saved = [];
  previewed = [];
  let stored: Record<string, unknown> = { ...defaultContents.home, updated_at: opened };
  const response = dataResponse(storedPageSchema('home'));
  fakeApi({
    'GET /api/content/home': fakeEndpoint({ response }, () => ({ data: stored as { updated_at: string } })),
    'PUT /api/content/home': fakeEndpoint({ response, body: pageUpdateSchema('home') }, ({ body }) => {
      saved.push(body);
      stored = { ...body, updated_at: '2026-11-09T10:00:00.000Z' };
      return { data: stored as { updated_at: string } };
    }),
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
  it('previews what is in the form, without saving it', async () => {
    renderAdminPage(<PagesPage />, 'admin');
    await fillField('Title after the agency name', 'boats and trains');
    await press('Preview');
    const frame = await screen.findByTitle('Home, not saved yet');
    expect(frame.getAttribute('src')).toBe('/?expires=1&signature=x&preview=y');
    expect(previewed).toEqual([{ ...defaultContents.home, tagline: 'boats and trains' }]);
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

  it('names the field that is wrong, and keeps what was typed', async () => {
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
});
