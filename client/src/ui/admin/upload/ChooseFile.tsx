import { Button, type ButtonProps } from '@mui/material';
import { Upload } from 'lucide-react';
import { useRef } from 'react';

type Look = Pick<
  ButtonProps,
  'disabled' | 'variant' | 'size' | 'color' | 'startIcon' | 'loading' | 'loadingPosition'
>;

type Props = Look & {
  label: string;
  /** File extensions for the file dialog: `.jpg,.png`. */
  accept: string;
  multiple?: boolean;
  onFiles: (files: File[]) => void;
  describedBy?: string | undefined;
  invalid?: boolean;
};

export function ChooseFile({
  label,
  accept,
  multiple = false,
  onFiles,
  describedBy,
  invalid,
  ...look
}: Props) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button
        variant="outlined"
        startIcon={<Upload size={16} />}
        {...look}
        aria-describedby={describedBy}
        data-invalid={invalid ? '' : undefined}
        onClick={() => input.current?.click()}
      >
        {label}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        aria-label={label}
        accept={accept}
        multiple={multiple}
        disabled={look.disabled}
        onChange={(event) => {
          onFiles([...(event.target.files ?? [])]);
          // allows selecting the same file again
          event.target.value = '';
        }}
      />
    </>
  );
}
