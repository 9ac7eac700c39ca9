import { Box } from '@mui/material';
import { Options, toOptions } from '../site/Options.tsx';
import { Badge, type BadgeTone, toneColour } from './Badge.tsx';
import { openSelectOnKey } from './openSelectOnKey.ts';

type Props<Value extends string> = {
  label: string;
  value: Value;
  options: readonly Value[];
  labels: Record<Value, string>;
  tones: Record<Value, BadgeTone>;
  editable: boolean;
  onChange: (value: Value) => void;
};

/** A badge; where its value may be changed, a native select, for phones and keyboards. */
export function PillSelect<Value extends string>({
  label,
  value,
  options,
  labels,
  tones,
  editable,
  onChange,
}: Props<Value>) {
  if (!editable) return <Badge tone={tones[value]}>{labels[value]}</Badge>;
  const colour = toneColour(tones[value]);
  return (
    <Box
      component="select"
      aria-label={label}
      value={value}
      onKeyDown={openSelectOnKey}
      onChange={(event: React.ChangeEvent<HTMLSelectElement>) => {
        const chosen = options.find((option) => option === event.target.value);
        if (chosen) onChange(chosen);
      }}
      sx={{
        font: 'inherit',
        fontSize: '0.8125rem',
        fontWeight: 600,
        minHeight: 30,
        maxWidth: '100%',
        pl: 1.25,
        pr: 0.5,
        borderRadius: 99,
        cursor: 'pointer',
        color: colour,
        border: `1px solid color-mix(in srgb, ${colour} 55%, transparent)`,
        backgroundColor: `color-mix(in srgb, ${colour} 10%, transparent)`,
        '& option': { color: 'text.primary', backgroundColor: 'background.paper' },
      }}
    >
      <Options choices={toOptions(options, labels)} />
    </Box>
  );
}
