import { Body, Container, Head, Heading, Hr, Html, Link, Section, Text } from '@react-email/components';
import type { ReactNode } from 'react';
import type { Settings } from '../../../../server/modules/settings/contract.ts';
import { mailboxLink } from '../../../../server/platform/text/formats.contract.ts';
import { truncate } from '../../../../server/platform/text/truncate.contract.ts';
import { colours, fonts, link } from './mailStyles.ts';
import type { MailContent } from './renderMail.ts';

/** The agency that a mail is from, and the address of its site. */
export type AgencyFacts = { settings: Settings; publicUrl: string };

type Parts = {
  /** The preview text in a list of mails. */
  preview: string;
  heading: string;
  content: ReactNode;
};

/** A mail in the frame of all mails of the agency. */
export const frameMail = (
  { settings, publicUrl }: AgencyFacts,
  { subject, ...parts }: Parts & { subject: string },
): MailContent => ({ subject, body: <MailFrame settings={settings} publicUrl={publicUrl} {...parts} /> });

/** For the HTML of staff, below `written`, which has no styles of its own and must not be wider than a phone. */
const writtenStyles = [
  '.written img{max-width:100%;height:auto}',
  '.written pre{white-space:pre-wrap}',
  '.written th,.written td{padding:4px 14px 4px 0;text-align:left;vertical-align:top}',
].join('');

function MailFrame({ settings, publicUrl, preview, heading, content }: AgencyFacts & Parts) {
  return (
    <Html lang="en-IN">
      <Head>
        <meta name="color-scheme" content="light" />
        <style>{writtenStyles}</style>
      </Head>
      <Preview text={preview} />
      <Body
        style={{
          backgroundColor: colours.sand,
          fontFamily: fonts.text,
          margin: 0,
          padding: '24px 0',
          // A long name or address would be wider than a phone.
          wordBreak: 'break-word',
        }}
      >
        <Container
          style={{ backgroundColor: colours.shell, borderRadius: 12, maxWidth: 600, overflow: 'hidden' }}
        >
          <Section style={{ backgroundColor: colours.ink, padding: '20px 32px' }}>
            <Link
              href={publicUrl}
              style={{ color: colours.sand, fontFamily: fonts.display, fontSize: 20, textDecoration: 'none' }}
            >
              {settings.agency_name}
            </Link>
          </Section>
          <Section style={{ backgroundColor: colours.marigold, fontSize: 4, lineHeight: '4px' }}>
            <span data-skip-in-text="true">&#8202;</span>
          </Section>
          <Section style={{ padding: '28px 32px 8px' }}>
            <Heading
              as="h1"
              style={{ color: colours.ink, fontFamily: fonts.display, fontSize: 26, margin: '0 0 16px' }}
            >
              {heading}
            </Heading>
            {content}
          </Section>
          <Hr style={{ borderColor: colours.line, margin: '24px 32px 0', width: 'auto' }} />
          <Section style={{ padding: '16px 32px 28px' }}>
            <AgencyLines settings={settings} />
          </Section>
        </Container>
      </Body>
    </Html>
  );
}

function AgencyLines({ settings }: Pick<AgencyFacts, 'settings'>) {
  const { agency_name, address, phone_primary, email_info } = settings;
  return (
    <Text style={{ color: colours.quiet, fontSize: 13, lineHeight: '20px', margin: 0 }}>
      {agency_name}
      <br />
      {address ? (
        <>
          {address}
          <br />
        </>
      ) : null}
      {phone_primary ? `${phone_primary} · ` : null}
      <Link href={mailboxLink(email_info)} style={link}>
        {email_info}
      </Link>
    </Text>
  );
}

const maxPreviewLength = 150;

/**
 * The preview text for lists of mails, padded so that the body does not follow it. The padding uses entities: as
 * characters, each encoded as several bytes, it was half of a mail.
 */
function Preview({ text }: { text: string }) {
  const shown = truncate(text, maxPreviewLength);
  const nothing = '&nbsp;&zwnj;'.repeat(maxPreviewLength - shown.length);
  return (
    <div
      style={{ display: 'none', overflow: 'hidden', maxHeight: 0, maxWidth: 0, opacity: 0 }}
      data-skip-in-text="true"
    >
      {shown}
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the two entities above */}
      <div dangerouslySetInnerHTML={{ __html: nothing }} />
    </div>
  );
}
