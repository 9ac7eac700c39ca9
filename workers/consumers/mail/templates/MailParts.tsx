import { Button, Link, Text } from '@react-email/components';
import { button, colours, link, paragraph } from './mailStyles.ts';

/** The call to action, with its address below for readers that show no buttons. */
export function MailButton({ href, label }: { href: string; label: string }) {
  return (
    <>
      <Button href={href} style={button}>
        {label}
      </Button>
      <Text style={{ ...paragraph, ...quiet, margin: '20px 0 16px' }} data-skip-in-text="true">
        If the button does not work, copy this address into your browser:
        <br />
        <Link href={href} style={{ ...link, wordBreak: 'break-all' }}>
          {href}
        </Link>
      </Text>
    </>
  );
}

const quiet = { color: colours.quiet, fontSize: 14, lineHeight: '21px' } as const;

/** Small print. */
export function QuietText({ children }: { children: React.ReactNode }) {
  return <Text style={{ ...paragraph, ...quiet }}>{children}</Text>;
}
