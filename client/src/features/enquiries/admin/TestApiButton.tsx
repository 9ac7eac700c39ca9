import { Button } from '@mui/material';
import { Activity } from 'lucide-react';
import { toast } from '../../../ui/admin/toast.ts';
import { testEnquiryApi } from './enquiriesApi.ts';

export function TestApiButton() {
  const [test, { isLoading }] = testEnquiryApi.useMutation();
  const run = async () => {
    const { error } = await test();
    if (error) toast('error', 'API connection failed!');
    else toast('success', 'API connection successful!');
  };
  return (
    <Button
      color="inherit"
      startIcon={<Activity size={16} />}
      loading={isLoading}
      loadingPosition="start"
      onClick={run}
    >
      Test API
    </Button>
  );
}
