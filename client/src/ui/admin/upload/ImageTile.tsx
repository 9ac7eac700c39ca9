import { Box, IconButton, Tooltip } from '@mui/material';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import ArrowRight from 'lucide-react/icons/arrow-right';
import Trash2 from 'lucide-react/icons/trash-2';
import { useEffect, useRef } from 'react';
import { Picture, type PictureKind } from '../../site/Picture.tsx';
import { Badge } from '../Badge.tsx';

type Props = {
  path: string;
  kind: PictureKind;
  index: number;
  count: number;
  onMove: (to: number) => void;
  onRemove: () => void;
};

/** One picture of a list, with the buttons that move and remove it. */
export function ImageTile({ path, kind, index, count, onMove, onRemove }: Props) {
  const row = useRef<HTMLDivElement>(null);
  const pressed = useRef<string | null>(null);
  const name = `image ${index + 1}`;

  // moving the tile in the DOM loses the focus, so this returns it to the pressed button
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the position changed
  useEffect(() => {
    if (!pressed.current) return;
    row.current?.querySelector<HTMLElement>(`[data-move="${pressed.current}"]`)?.focus();
    pressed.current = null;
  }, [index]);

  const move = (where: 'left' | 'right') => {
    const to = where === 'left' ? index - 1 : index + 1;
    if (to < 0 || to >= count) return;
    pressed.current = where;
    onMove(to);
  };

  return (
    <Box
      component="li"
      sx={{ border: '1px solid', borderColor: 'divider', borderRadius: 1.5, overflow: 'hidden' }}
    >
      <Box sx={{ position: 'relative' }}>
        <Box
          component={Picture}
          src={path}
          kind={kind}
          width={240}
          height={150}
          alt={`Image ${index + 1}`}
          sx={{ width: '100%', height: 'auto', aspectRatio: '16 / 10', objectFit: 'cover', display: 'block' }}
        />
        {index === 0 ? (
          <Box
            sx={{
              position: 'absolute',
              top: 6,
              left: 6,
              borderRadius: 99,
              backgroundColor: 'background.paper',
            }}
          >
            <Badge tone="primary">Cover</Badge>
          </Box>
        ) : null}
      </Box>
      <Box ref={row} sx={{ display: 'flex', p: 0.25 }}>
        <IconButton
          size="small"
          data-move="left"
          aria-label={`Move ${name} left`}
          aria-disabled={index === 0}
          onClick={() => move('left')}
          sx={{ opacity: index === 0 ? 0.4 : 1 }}
        >
          <ArrowLeft size={16} />
        </IconButton>
        <IconButton
          size="small"
          data-move="right"
          aria-label={`Move ${name} right`}
          aria-disabled={index === count - 1}
          onClick={() => move('right')}
          sx={{ opacity: index === count - 1 ? 0.4 : 1 }}
        >
          <ArrowRight size={16} />
        </IconButton>
        <Box sx={{ flex: 1 }} />
        <Tooltip title="Remove">
          <IconButton size="small" aria-label={`Remove ${name}`} onClick={onRemove}>
            <Trash2 size={16} />
          </IconButton>
        </Tooltip>
      </Box>
    </Box>
  );
}
