import { Box } from '@mui/material';
import { encode } from 'uqr';

/** A QR code, dark on light in both themes, because many scanners cannot read inverted codes. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const { data, size } = encode(text, { ecc: 'M', border: 4 });
  const dark = data.flatMap((row, y) => row.flatMap((on, x) => (on ? [`M${x} ${y}h1v1h-1z`] : [])));
  return (
    <Box
      component="svg"
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      sx={{
        width: 'min(100%, 15rem)',
        justifySelf: 'center',
        backgroundColor: 'common.white',
        borderRadius: 2,
      }}
    >
      <path d={dark.join('')} fill="var(--mui-palette-common-black)" />
    </Box>
  );
}
