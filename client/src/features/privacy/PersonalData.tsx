import type { Found } from '@modules/privacy/contract.ts';
import { Box, Button, Table, TableBody, TableCell, TableHead, TableRow, Typography } from '@mui/material';
import { formatNumber } from '@platform/text/formats.contract.ts';
import { Eraser } from 'lucide-react';
import { DownloadButton } from '../../ui/admin/DownloadButton.tsx';
import { Panel } from '../../ui/admin/Panel.tsx';
import { getSearchText, type PersonKey } from './privacyApi.ts';

type Props = { person: PersonKey; found: Found; onErase: () => void };

/** The data about a person by table, with export and erasure. */
export function PersonalData({ person, found, onErase }: Props) {
  const total = found.reduce((sum, { rows }) => sum + rows, 0);
  return (
    <Panel title={`Personal data of ${getSearchText(person)}`}>
      {total === 0 ? (
        <Typography role="status">No personal data was found for this person.</Typography>
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
                    {formatNumber(rows)}
                  </TableCell>
                </TableRow>
              ))}
            </TableBody>
          </Table>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
            <DownloadButton
              label="Export as JSON"
              path="/api/privacy/export"
              body={person}
              fallbackName="personal-data.json"
              doneText="The personal data was downloaded."
              failedText="The personal data could not be exported. Please try again."
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
