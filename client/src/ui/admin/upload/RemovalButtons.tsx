import { Button } from '@mui/material';
import { Trash2, Undo2 } from 'lucide-react';

type Props<Value> = {
  /** What the field holds, such as `image`. */
  noun: string;
  value: Value;
  empty: Value;
  previous: Value;
  onChange: (value: Value) => void;
};

/** Removes the file of a field, or restores the last one; see `useSingleUpload`. */
export function RemovalButtons<Value>({ noun, value, empty, previous, onChange }: Props<Value>) {
  if (value)
    return (
      <Button color="inherit" startIcon={<Trash2 size={16} />} onClick={() => onChange(empty)}>
        Remove {noun}
      </Button>
    );
  return previous ? (
    <Button color="inherit" startIcon={<Undo2 size={16} />} onClick={() => onChange(previous)}>
      Restore previous {noun}
    </Button>
  ) : null;
}
