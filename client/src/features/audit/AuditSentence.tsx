import type { AuditChange, AuditEntry } from '@modules/audit/contract.ts';
import { Box, Button, Link, Typography } from '@mui/material';
import { ChevronDown } from 'lucide-react';
import { useId, useState } from 'react';

type Props = { entry: AuditEntry; onEntity: () => void };

/** One sentence about an event, with a button that shows old and new values and the request. */
export function AuditSentence({ entry, onEntity }: Props) {
  const [open, setOpen] = useState(false);
  const id = useId();
  const sentenceId = useId();
  return (
    <Box sx={{ minWidth: 0 }}>
      <Box sx={{ display: 'flex', alignItems: 'flex-start', gap: 1 }}>
        <Typography id={sentenceId} variant="body2" sx={{ flex: 1, overflowWrap: 'anywhere', py: 0.5 }}>
          <strong>{entry.who}</strong> {entry.what}
        </Typography>
        <Button
          size="small"
          color="inherit"
          aria-expanded={open}
          aria-controls={id}
          aria-describedby={sentenceId}
          endIcon={<Box component={ChevronDown} size={14} sx={{ rotate: open ? '180deg' : 0 }} />}
          onClick={() => setOpen(!open)}
          sx={{ flexShrink: 0, py: 0.25, color: 'text.secondary', fontWeight: 500 }}
        >
          {entry.changes.length > 0 ? 'Before and after' : 'Details'}
        </Button>
      </Box>
      <div id={id}>{open ? <Details entry={entry} onEntity={onEntity} /> : null}</div>
    </Box>
  );
}

function Details({ entry: { changes, kind, entity, request }, onEntity }: Props) {
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 1,
        pt: 0.5,
        pb: 1,
        overflowWrap: 'anywhere',
        fontSize: '0.8125rem',
        color: 'text.secondary',
      }}
    >
      {changes.map((change) => (
        <Change key={change.field} change={change} />
      ))}
      <div>
        {kind} ·{' '}
        <Link component="button" type="button" onClick={onEntity} sx={{ fontSize: 'inherit' }}>
          All entries for {entity.type.replaceAll('_', ' ')} {entity.id}
        </Link>
        {request ? <div>Request {request}</div> : null}
      </div>
    </Box>
  );
}

function Change({ change: { field, before, after } }: { change: AuditChange }) {
  return (
    <div>
      <Box component="strong" sx={{ color: 'text.primary', display: 'block' }}>
        {field}
      </Box>
      <Box sx={{ display: 'grid', gap: 1, gridTemplateColumns: { sm: 'repeat(2, minmax(0, 1fr))' } }}>
        <Value label="before" tone="error" text={before} />
        <Value label="after" tone="success" text={after} />
      </Box>
    </div>
  );
}

type ValueProps = { label: string; tone: 'error' | 'success'; text: string | null };

function Value({ label, tone, text }: ValueProps) {
  return (
    <Box
      sx={{
        borderInlineStart: '3px solid',
        borderInlineStartColor: `${tone}.main`,
        pl: 1,
        whiteSpace: 'pre-wrap',
        maxHeight: 180,
        overflowY: 'auto',
      }}
    >
      <Box component="span" sx={{ textTransform: 'uppercase', fontSize: '0.6875rem', display: 'block' }}>
        {label}
      </Box>
      <Box component="span" sx={{ color: 'text.primary' }}>
        {text ?? '–'}
      </Box>
    </Box>
  );
}
