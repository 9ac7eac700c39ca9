import { JSDOM } from 'jsdom';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { Prose } from '../../client/src/ui/site/Prose.tsx';
import { enquiryConfirmation } from '../../workers/consumers/mail/templates/EnquiryConfirmation.tsx';
import { enquiryNotice } from '../../workers/consumers/mail/templates/enquiryNotice.ts';
import { renderMail } from '../../workers/consumers/mail/templates/renderMail.ts';
import { getEnquiry } from '../modules/enquiries/queries.ts';
import { exampleSettings } from '../modules/settings/contract.ts';
import { sanitizeHtml } from '../platform/text/sanitizeHtml.ts';
import { siteFiles } from '../site/siteFiles.ts';
import { useApi } from './api.ts';
import { dangersIn } from './dangers.ts';
import { buildContact } from './enquiries.ts';
import { allXssVectors, xssVectors } from './xssVectors.ts';

describe('malicious markup', () => {
  const test = useApi({ RATE_LIMITS: 'off' });

  it('is detected by the search for it', () => {
    const unseen = allXssVectors.filter((vector) => dangersIn(vector).length === 0);
    // Harmless as they are: a careless sanitiser would turn them into harmful ones.
    expect(unseen).toEqual([
      '<![CDATA[<img src=x onerror=fired()>]]>',
      '<a title="</a><img src=x onerror=fired()>">x</a>',
      '<p title="&lt;img src=x onerror=fired()&gt;">x</p>',
    ]);
  });

  it.each(Object.entries(xssVectors))('is removed from bodies: %s', async (_, vectors) => {
    for (const vector of vectors) {
      for (const body of [vector, `<p>Before</p>${vector}<p>After</p>`, `<table><tr><td>${vector}`]) {
        const clean = await sanitizeHtml(body);
        expect(dangersIn(clean), body).toEqual([]);
        expect(await sanitizeHtml(clean), 'once is enough').toBe(clean);
      }
    }
  });

  it('is not stored, shown on a page, or in a feed', async () => {
    const admin = await test.as('admin');
    const shownBodies: string[] = [];
    for (const [kind, vectors] of Object.entries(xssVectors)) {
      const body = `<p>Before the harm.</p>${vectors.join('\n')}`;
      const posted = await admin.post('/api/blog', {
        body: {
          title: `${kind} ${vectors[0]}`,
          content: body,
          excerpt: `\u0001${vectors[0]}`,
          categories: ['Harm'],
          featured_image: '/uploads/images/a.jpg',
          published: true,
        },
      });
      expect(posted, posted.text).toMatchObject({ status: 201 });
      const { post } = (await test.api.get(`/api/blog/${posted.body.post.id}`)).body;
      await admin.put('/api/settings', { body: { privacy_html: body, terms_html: body } });
      const { privacy_html, terms_html } = (await test.api.get('/api/settings/public')).body.data;
      shownBodies.push(post.content, privacy_html, terms_html);
    }
    for (const html of shownBodies) {
      expect(html).toContain('Before the harm.');
      const shown = renderToString(createElement(MemoryRouter, null, createElement(Prose, { html })));
      const { document } = new JSDOM(shown).window;
      for (const one of [html, document.body.firstElementChild?.innerHTML ?? '<nothing>']) {
        expect(dangersIn(one)).toEqual([]);
      }
    }

    const feed = await siteFiles['/feed/blog.xml']?.write({
      publicUrl: 'https://safarnama.example',
      read: async (path: string) => {
        const { status, body: data } = await test.api.get(path);
        return { status, body: data };
      },
    });
    const { document: xml } = new JSDOM(feed ?? '', { contentType: 'application/xml' }).window;
    const titles = [...xml.querySelectorAll('item title')].map((title) => title.textContent);
    expect(titles).toContain(`script ${xssVectors['script']?.[0]}`);
    expect(titles).toHaveLength(Object.keys(xssVectors).length);
    const names = new Set([...xml.querySelectorAll('*')].map(({ tagName }) => tagName));
    expect([...names].sort()).toEqual(
      [
        'rss',
        'channel',
        'title',
        'link',
        'atom:link',
        'description',
        'language',
        'item',
        'guid',
        'pubDate',
      ].sort(),
    );
  });

  it('is text in the mails of an enquiry', async () => {
    const vectors = allXssVectors.join('\n').slice(0, 4500);
    const { id } = await buildContact(test, {
      name: '<img src=x onerror=fired()>',
      subject: '<a href="javascript:fired()">x</a>',
      message: vectors,
    });
    const enquiry = await getEnquiry(test.db, id);
    if (!enquiry) throw new Error('no enquiry');
    const publicUrl = 'https://safarnama.example';
    const facts = { enquiry, settings: exampleSettings, publicUrl, statusUrl: `${publicUrl}/status` };
    for (const content of [enquiryConfirmation(facts), enquiryNotice(facts)]) {
      const { html } = await renderMail(content);
      const { document } = new JSDOM(html).window;
      expect(document.querySelectorAll('script, img, svg, math, iframe, form, object, embed')).toHaveLength(
        0,
      );
      for (const element of document.querySelectorAll('*')) {
        for (const { name, value } of element.attributes) {
          expect(name).not.toMatch(/^on/);
          if (name === 'href') expect(value).toMatch(/^(https:\/\/safarnama\.example|mailto:|tel:)/);
        }
      }
    }
  });
});
