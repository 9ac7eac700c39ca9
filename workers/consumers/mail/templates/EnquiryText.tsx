import { Text } from '@react-email/components';
import { colours } from './look.ts';

/** What the visitor wrote, as they wrote it, line by line. */
export function EnquiryText({ text }: { text: string }) {
  return (
    <Text
      style={{
        backgroundColor: colours.sand,
        borderLeft: `4px solid ${colours.marigold}`,
        color: colours.ink,
        fontSize: 15,
        lineHeight: '24px',
        margin: '0 0 20px',
        padding: '14px 18px',
        whiteSpace: 'pre-line',
        wordBreak: 'break-word',
      }}
    >
      {text}
    </Text>
  );
}
