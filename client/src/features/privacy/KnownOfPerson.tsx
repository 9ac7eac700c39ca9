import type { Found } from '@modules/privacy/contract.ts';
import { Box, Button, Table, TableBody, TableCell, TableHead, TableRow, Typography } from '@mui/material';
import Eraser from 'lucide-react/icons/eraser';
import { DownloadButton } from '../../components/admin/DownloadButton.tsx';
import { Panel } from '../../components/admin/Panel.tsx';
import { useToast } from '../../components/admin/Toasts.tsx';
import { type Sought, wordOf } from './privacyApi.ts';

type Props = { sought: Sought; found: Found; onErase: () => void };

/** What is known of a person, table by table, and what can be done about it. */
export function KnownOfPerson({ sought, found, onErase }: Props) {
  const toast = useToast();
  const total = found.reduce((sum, { rows }) => sum + rows, 0);
  return (
    <Panel title={`What we know of ${wordOf(sought)}`}>
      {total === 0 ? (
        <Typography role="status">Nothing is known of this person.</Typography>
      ) : (
        <>
          <Table size="small" sx={{ maxWidth: 520, mb: 2 }}>
            <TableHead>
              <TableRow>
                <TableCell>Where</TableCell>
                <TableCell align="right">Rows</TableCell>
              </TableRow>
            </TableHead>
            <TableBody>
              {found.map(({ table, label, rows }) => (
                <TableRow key={table}>
                  <TableCell component="th" scope="row">
                    {label}
                  </TableCell>
                  <TableCell align="right" sx={{ fontVariantNumeric: 'tabular-nums' }}>
                    {rows.toLocaleString('en-IN')}
                  </TableCell>
                </TableRow>
              ))}
            </TableBody>
          </Table>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
            <DownloadButton
              label="Export as JSON"
              path={() => '/api/privacy/export'}
              body={() => sought}
              fallbackName={() => 'personal-data.json'}
              onDone={() => toast('success', 'The copy was downloaded. Everything that is known is in it.')}
              onFailed={() => toast('error', 'The copy could not be made. Please try again.')}
            />
            <Button color="error" variant="outlined" startIcon={<Eraser size={16} />} onClick={onErase}>
              Erase this person
            </Button>
          </Box>
        </>
      )}
    </Panel>
  );
}
