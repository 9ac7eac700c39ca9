import { TextField, type TextFieldProps } from '@mui/material';
import { Options } from '../site/Options.tsx';

export type FilterOption = { value: string; label: string };

type Props = Pick<TextFieldProps, 'sx'> & {
  label: string;
  /** Label of the option that filters nothing; without it an option is always selected. */
  all?: string;
  value: string | undefined;
  options: readonly FilterOption[];
  onChange: (value: string) => void;
};

export function FilterSelect({ label, all, value, options, onChange, sx }: Props) {
  return (
    <TextField
      select
      label={label}
      value={value ?? ''}
      onChange={(event) => onChange(event.target.value)}
      slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
      sx={sx}
    >
      {all === undefined ? null : <option value="">{all}</option>}
      <Options choices={options} />
    </TextField>
  );
}

type OrderProps = {
  /** The value of each option is its column and direction, separated by a space. */
  orders: readonly FilterOption[];
  value: { sort: string | undefined; order: string | undefined };
  onChange: (value: { sort: string | undefined; order: string | undefined }) => void;
};

export function OrderSelect({ orders, value, onChange }: OrderProps) {
  return (
    <FilterSelect
      label="Order"
      value={`${value.sort} ${value.order}`}
      options={orders}
      onChange={(to) => {
        const [sort, order] = to.split(' ');
        onChange({ sort, order });
      }}
    />
  );
}
