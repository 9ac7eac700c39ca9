import { Link, Section, Text } from '@react-email/components';
import { type AgencyFacts, frameMail } from './MailFrame.tsx';
import { colours, link, paragraph, unbroken } from './mailStyles.ts';

export type EnquiryReplyInput = AgencyFacts & {
  subject: string;
  reference: string;
  /** The reply as text, for lists of mails. */
  preview: string;
  /** Sanitised HTML of staff. */
  html: string;
  signature: string | null;
  /** Opens the page of the enquiry without an account. */
  statusUrl: string;
};

export function enquiryReply(input: EnquiryReplyInput) {
  const { publicUrl, subject, reference, preview, html, signature, statusUrl } = input;
  return frameMail(input, {
    subject,
    preview,
    heading: 'About your enquiry',
    content: (
      <>
        <RichText html={withAbsoluteLinks(html, publicUrl)} />
        {signature && <RichText html={withAbsoluteLinks(signature, publicUrl)} />}
        <Text style={{ ...paragraph, color: colours.quiet, fontSize: 14 }}>
          Your reference is <strong style={unbroken}>{reference}</strong>. See where it stands, add something
          or withdraw it, without an account:{' '}
          <Link href={statusUrl} style={link}>
            your enquiry
          </Link>
        </Text>
      </>
    ),
  });
}

function RichText({ html }: { html: string }) {
  return (
    <Section style={paragraph} className="written">
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised when it was stored */}
      <div dir="auto" dangerouslySetInnerHTML={{ __html: html }} />
    </Section>
  );
}

/** Pictures and links of the site are paths there; a mail needs the whole address. */
const withAbsoluteLinks = (html: string, publicUrl: string): string =>
  html.replace(/\b(src|href)="\/(?!\/)/g, `$1="${publicUrl}/`);
