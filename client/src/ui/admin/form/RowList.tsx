import { Box, Button, Typography } from '@mui/material';
import { Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import type { FieldArray, FieldArrayPath, FieldValues } from 'react-hook-form';
import type { FormControl } from '../../../lib/forms/useFormField.ts';
import { visuallyHidden } from '../visuallyHidden.ts';
import { confirmRowRemoval } from './confirmRowRemoval.ts';
import { ListError } from './ListError.tsx';
import { Row } from './Row.tsx';
import { useRows } from './useRows.ts';

type Props<Values extends FieldValues, Name extends FieldArrayPath<Values>> = {
  control: FormControl<Values>;
  name: Name;
  noun: string;
  blank: () => FieldArray<Values, Name>;
  /** The fields of one row. */
  children: (index: number) => ReactNode;
  /** Whether a row has enough content for its removal to need confirmation. */
  isPrecious?: (index: number) => boolean;
  onMoved?: (from: number, to: number) => void;
  empty: string;
};

/** A list of rows with several fields each: added at the end, moved and removed with buttons. */
export function RowList<Values extends FieldValues, Name extends FieldArrayPath<Values>>(
  props: Props<Values, Name>,
) {
  const { control, name, noun, blank, children, isPrecious, onMoved, empty } = props;
  const rows = useRows(control, name, noun);
  const { fields, append, list, message, announcement, announceAdded, move, remove } = rows;

  return (
    <Box ref={list} sx={{ display: 'grid', gap: 1.5 }}>
      {fields.length === 0 ? (
        <Typography variant="body2" color="textSecondary">
          {empty}
        </Typography>
      ) : null}
      {fields.map(({ id }, index) => (
        <Row
          key={id}
          id={id}
          name={`${noun} ${index + 1}`}
          isFirst={index === 0}
          isLast={index === fields.length - 1}
          onMove={(where) => {
            move(index, where);
            onMoved?.(index, where === 'up' ? index - 1 : index + 1);
          }}
          onRemove={async () => {
            if (!isPrecious?.(index) || (await confirmRowRemoval(noun, index))) remove(index);
          }}
        >
          {children(index)}
        </Row>
      ))}
      {message ? <ListError message={message} /> : null}
      <Box>
        <Button
          data-row-add
          startIcon={<Plus size={16} />}
          onClick={() => {
            append(blank());
            announceAdded();
          }}
        >
          Add {noun}
        </Button>
      </Box>
      <Box role="status" sx={visuallyHidden}>
        {announcement}
      </Box>
    </Box>
  );
}
