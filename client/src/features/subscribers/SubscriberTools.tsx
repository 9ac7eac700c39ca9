import { Button } from '@mui/material';
import Database from 'lucide-react/icons/database';
import FlaskConical from 'lucide-react/icons/flask-conical';
import { useState } from 'react';
import { asApiError } from '../../app/apiError.ts';
import { useMay } from '../../app/session/useSession.ts';
import { useToast } from '../../components/admin/Toasts.tsx';
import { exportFailure, fetchSubscribers } from './exportSubscribers.ts';
import { useTestNewsletterDatabaseMutation } from './subscribersApi.ts';

/** Two checks for when something seems wrong. */
export function SubscriberTools() {
  const [test, { isLoading }] = useTestNewsletterDatabaseMutation();
  const [exporting, setExporting] = useState(false);
  const mayExport = useMay('newsletter.export');
  const toast = useToast();

  const testDatabase = async () => {
    const { data, error } = await test();
    if (data) toast('success', `${data.message} (${data.table_count} tables)`);
    else toast('error', `Database test failed: ${asApiError(error ?? {}).message}`);
  };

  const testExport = async () => {
    setExporting(true);
    try {
      const subscribers = await fetchSubscribers('', AbortSignal.timeout(30_000));
      toast('success', `The export works: ${subscribers.length} subscribers.`);
    } catch (error) {
      toast('error', exportFailure(error));
    }
    setExporting(false);
  };

  return (
    <>
      <Button
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
          color="inherit"
          startIcon={<FlaskConical size={16} />}
          loading={exporting}
          loadingPosition="start"
          onClick={testExport}
        >
          Test Export
        </Button>
      ) : null}
    </>
  );
}
