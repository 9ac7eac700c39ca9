import type { AuditChange, AuditEntry } from '@modules/audit/contract.ts';
import { Box, Link } from '@mui/material';

type Props = { entry: AuditEntry; onThing: () => void };

/** Before and after, the kind of event, the request, and the way to all that happened to the same thing. */
export function AuditDetails({ entry, onThing }: Props) {
  const { changes, kind, entity, request } = entry;
  return (
    <Box component="details" sx={{ fontSize: '0.8125rem', color: 'text.secondary' }}>
      <Box component="summary" sx={{ cursor: 'pointer', py: 0.25, width: 'fit-content' }}>
        {changes.length > 0 ? 'Before and after' : 'Details'}
      </Box>
      <Box sx={{ display: 'grid', gap: 1, pt: 0.5, pb: 1, overflowWrap: 'anywhere' }}>
        {changes.map((change) => (
          <Change key={change.field} change={change} />
        ))}
        <div>
          {kind} ·{' '}
          <Link component="button" type="button" onClick={onThing} sx={{ fontSize: 'inherit' }}>
            all about {entity.type.replaceAll('_', ' ')} {entity.id}
          </Link>
          {request ? <div>Request {request}</div> : null}
        </div>
      </Box>
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
