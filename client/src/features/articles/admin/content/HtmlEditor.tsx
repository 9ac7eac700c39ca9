import { SourceField } from './SourceField.tsx';

type Props = { value: string; onChange: (html: string) => void; invalid: boolean; describedBy: string };

export function HtmlEditor({ value, onChange, invalid, describedBy }: Props) {
  return (
    <SourceField
      label="HTML"
      hint="Headings and sections with an id make the table of contents. Scripts, styles and forms are removed."
      source={value}
      html={value}
      invalid={invalid}
      describedBy={describedBy}
      onChange={onChange}
    />
  );
}
