import { Box, Button, Typography } from '@mui/material';
import { formatCount } from '@platform/text/formats.contract.ts';
import { Database, FlaskConical } from 'lucide-react';
import { useState } from 'react';
import { failureText } from '../../../lib/api/failureText.ts';
import { useHasPermission } from '../../../lib/session/useSession.ts';
import { toast } from '../../../ui/admin/toast.ts';
import { exportFailure, fetchSubscribers } from './exportSubscribers.ts';
import { testNewsletterDatabase } from './subscribersApi.ts';

/** Two diagnostic checks at the bottom of the page. */
export function SubscriberTools() {
  const [test, { isLoading }] = testNewsletterDatabase.useMutation();
  const [exporting, setExporting] = useState(false);
  const mayExport = useHasPermission('newsletter.export');

  const testDatabase = async () => {
    const { data, error } = await test();
    if (data) toast('success', `${data.message} (${data.table_count} tables)`);
    else toast('error', failureText('Database test failed', error ?? {}));
  };

  const testExport = async () => {
    setExporting(true);
    try {
      const everyone = { search: '', status: '' } as const;
      const { subscribers } = await fetchSubscribers(everyone, AbortSignal.timeout(30_000));
      toast('success', `The export works: ${formatCount(subscribers.length, 'subscriber')}.`);
    } catch (error) {
      toast('error', exportFailure(error));
    }
    setExporting(false);
  };

  return (
    <Box component="section" aria-label="Diagnostics" sx={diagnosticsStyles}>
      <Typography variant="caption" sx={{ flex: '1 1 16rem' }}>
        Diagnostics: check the connection to the database and the export.
      </Typography>
      <Button
        size="small"
        color="inherit"
        startIcon={<Database size={16} />}
        loading={isLoading}
        loadingPosition="start"
        onClick={testDatabase}
      >
        Test DB
      </Button>
      {mayExport ? (
        <Button
          size="small"
          color="inherit"
          startIcon={<FlaskConical size={16} />}
          loading={exporting}
          loadingPosition="start"
          onClick={testExport}
        >
          Test Export
        </Button>
      ) : null}
    </Box>
  );
}

const diagnosticsStyles = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 1,
  mt: 3,
  pt: 1.5,
  borderTop: '1px solid',
  borderColor: 'divider',
  color: 'text.secondary',
} as const;
