import { useState } from 'react';
import { htmlToText } from './htmlToText.ts';
import { SourceField } from './SourceField.tsx';
import { textToHtml } from './textToHtml.ts';

type Props = { value: string; onChange: (html: string) => void; invalid: boolean; describedBy: string };

/** Plain text with simple markup, converted to HTML while typing; opening it changes nothing. */
export function TextConverter({ value, onChange, invalid, describedBy }: Props) {
  const [text, setText] = useState(() => htmlToText(value));
  const [seen, setSeen] = useState(value);
  // another version was loaded into the form
  if (value !== seen) {
    setSeen(value);
    setText(htmlToText(value));
  }
  return (
    <SourceField
      label="Text"
      hint="# Heading, **bold**, _italic_, - list, 1. list, > quote, [link](https://…); HTML is let through"
      source={text}
      html={value}
      invalid={invalid}
      describedBy={describedBy}
      onChange={(typed) => {
        const html = textToHtml(typed);
        setText(typed);
        setSeen(html);
        onChange(html);
      }}
    />
  );
}
