import { attachmentRules } from '@modules/enquiries/formChoices.contract.ts';
import { Paperclip, X } from 'lucide-react';
import { useRef, useState } from 'react';
import { useController } from 'react-hook-form';
import { checkFile } from '../../../../lib/forms/checkFile.ts';
import type { FormControl } from '../../../../lib/forms/useFormField.ts';
import styles from './AttachmentInput.module.css';
import type { BookingValues } from './bookingValues.ts';

type AttachmentInputProps = {
  control: FormControl<BookingValues>;
  /** Name of a file that was selected before a reload. */
  lost: string | undefined;
  onChosen: () => void;
};

const formatSize = (bytes: number) =>
  bytes < 1024 * 1024 ? `${Math.ceil(bytes / 1024)} KB` : `${(bytes / 1024 / 1024).toFixed(1)} MB`;

export function AttachmentInput({ control, lost, onChosen }: AttachmentInputProps) {
  const { field, fieldState } = useController({ control, name: 'attachment' });
  const [problem, setProblem] = useState<string | null>(null);
  const input = useRef<HTMLInputElement>(null);
  const error = problem ?? fieldState.error?.message;
  const file = field.value;
  const choose = (chosen: File | null) => {
    const found = chosen && checkFile(chosen, attachmentRules);
    setProblem(found);
    onChosen();
    field.onChange(found ? null : chosen);
  };
  const remove = () => {
    choose(null);
    input.current?.focus(); // the button is gone now
  };

  return (
    <div>
      <label className={styles.field} data-invalid={Boolean(error) || undefined}>
        <Paperclip size={20} aria-hidden="true" />
        <span key={file?.name} className={styles.text}>
          <strong>{file ? file.name : 'Attach a file'}</strong>{' '}
          {file ? formatSize(file.size) : '(optional): a picture, PDF or Word document, up to 10 MB'}
        </span>
        <input
          ref={input}
          id="booking-attachment"
          type="file"
          name="attachment"
          accept={attachmentRules.accept}
          aria-invalid={Boolean(error) || undefined}
          aria-describedby={error ? 'booking-attachment-error' : undefined}
          onChange={(event) => {
            choose(event.target.files?.[0] ?? null);
            // The form holds the file. If the input held it too, selecting the same file again would fire no event.
            event.target.value = '';
          }}
        />
      </label>
      {file ? <RemoveButton name={file.name} onRemove={remove} /> : null}
      {/* The form holds the file, so that the input has none for screen readers. */}
      <p className={file ? 'visually-hidden' : styles.lost} role="status">
        {file
          ? `${file.name} is attached`
          : lost && `Please attach “${lost}” again: files are lost when the page is reloaded.`}
      </p>
      {error ? (
        <p id="booking-attachment-error" className={styles.error} role="alert">
          {error}
        </p>
      ) : null}
    </div>
  );
}

function RemoveButton({ name, onRemove }: { name: string; onRemove: () => void }) {
  return (
    <button type="button" className={styles.remove} onClick={onRemove}>
      <X size={16} aria-hidden="true" /> Remove {name}
    </button>
  );
}
