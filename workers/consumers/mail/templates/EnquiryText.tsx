import { Text } from '@react-email/components';
import { Fragment } from 'react';
import { colours } from './mailStyles.ts';

/** The visitor's text, unchanged, line by line. */
export function EnquiryText({ text }: { text: string }) {
  return (
    <Text
      dir="auto"
      style={{
        backgroundColor: colours.sand,
        borderLeft: `4px solid ${colours.marigold}`,
        color: colours.ink,
        fontSize: 15,
        lineHeight: '24px',
        margin: '0 0 20px',
        padding: '14px 18px',
        wordBreak: 'break-word',
      }}
    >
      {text.split('\n').map((line, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lines repeat
        <Fragment key={place}>
          {place > 0 ? <br /> : null}
          {line}
        </Fragment>
      ))}
    </Text>
  );
}
