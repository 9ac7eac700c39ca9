import {
  type LostReason,
  lostReasonLabels,
  type ResponseGroup,
  type ResponseStatistics,
} from '@modules/responses/contract.ts';
import {
  Box,
  Table,
  TableBody,
  TableCell,
  TableContainer,
  TableHead,
  TableRow,
  Typography,
} from '@mui/material';
import { capitalize } from '@platform/text/capitalize.contract.ts';
import { formatNumber } from '@platform/text/formats.contract.ts';
import { formatShortDay } from '../../ui/admin/dateFormats.ts';
import { getSourceName, shareText, waitText } from './responseTexts.ts';

/** The statistics by week, person, type and source, and the counts of what is open, overdue and lost. */
export function ResponseTables({ statistics }: { statistics: ResponseStatistics }) {
  const { by_week, by_person, by_type, by_source, open_by_age, overdue_by_person, lost_reasons } = statistics;
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 3,
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
        mt: 2,
      }}
    >
      <Groups title="By person" groups={by_person} />
      <Groups title="By week" groups={by_week} toName={formatShortDay} />
      <Groups title="By type" groups={by_type} toName={capitalize} />
      <Groups title="By source" groups={by_source} toName={getSourceName} />
      <Counts title="Overdue by person" counts={overdue_by_person} none="Nothing is overdue." />
      <Counts title="Open by age" counts={open_by_age} none="Nothing is open." />
      <Counts
        title="Lost because of"
        counts={lost_reasons.map(({ name, count }) => ({
          name: lostReasonLabels[name as LostReason] ?? name, // an older release may have stored another reason
          count,
        }))}
        none="Nothing was recorded as lost."
      />
    </Box>
  );
}

type GroupsProps = { title: string; groups: ResponseGroup[]; toName?: (name: string) => string };

function Groups({ title, groups, toName = (name) => name }: GroupsProps) {
  if (groups.length === 0) return null;
  const rows = groups.map((group) => [
    toName(group.name),
    formatNumber(group.received),
    shareText(group),
    waitText(group.median_seconds),
  ]);
  return <StatisticsTable heads={[title, 'Received', 'In 24 h', 'Median']} rows={rows} />;
}

type CountsProps = { title: string; counts: { name: string; count: number }[]; none: string };

function Counts({ title, counts, none }: CountsProps) {
  const rows = counts.filter(({ count }) => count > 0).map(({ name, count }) => [name, formatNumber(count)]);
  return <StatisticsTable heads={[title, 'Enquiries']} rows={rows} none={none} />;
}

type StatisticsTableProps = { heads: string[]; rows: string[][]; none?: string };

function StatisticsTable({ heads: [title, ...heads], rows, none }: StatisticsTableProps) {
  return (
    <TableContainer>
      <Table size="small" sx={tableStyles}>
        <TableHead>
          <TableRow>
            <TableCell>{title}</TableCell>
            {heads.map((head) => (
              <TableCell key={head} align="right">
                {head}
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {rows.map(([name, ...values]) => (
            <TableRow key={name}>
              <TableCell component="th" scope="row">
                {name}
              </TableCell>
              {values.map((value, column) => (
                <TableCell key={heads[column]} align="right">
                  {value}
                </TableCell>
              ))}
            </TableRow>
          ))}
        </TableBody>
      </Table>
      {rows.length === 0 ? (
        <Typography variant="body2" sx={{ color: 'text.secondary', px: 2, py: 1 }}>
          {none}
        </Typography>
      ) : null}
    </TableContainer>
  );
}

const tableStyles = {
  fontVariantNumeric: 'tabular-nums',
  '& td, & th': { py: 0.5 },
  '& tbody th': { fontWeight: 400 },
} as const;
