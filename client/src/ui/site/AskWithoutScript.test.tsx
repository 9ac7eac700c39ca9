import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { AskWithoutScript } from './AskWithoutScript.tsx';

// In the browser React leaves `noscript` empty.
const render = (chat_number: string) =>
  renderToStaticMarkup(
    <AskWithoutScript
      agency={{ phone_primary: '+91 98000 00001', email_info: 'info@example.com', chat_number }}
    />,
  );

it('names the phone, the mailbox and the chat of the agency, each as a link', () => {
  const phone = '<a href="tel:+919800000001">+91 98000 00001</a>';
  const mailbox = '<a href="mailto:info@example.com">info@example.com</a>';
  const chat = '<a href="https://wa.me/919800000001">WhatsApp</a>';
  expect(render('919800000001')).toContain(`ask us directly: ${phone} · ${mailbox} · ${chat}`);
  expect(render('')).not.toContain('WhatsApp');
});
