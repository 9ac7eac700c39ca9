import { Button } from '@mui/material';
import { Activity } from 'lucide-react';
import { useToast } from '../../../ui/admin/Toasts.tsx';
import { testEnquiryApi } from './enquiriesApi.ts';

export function TestApiButton() {
  const [test, { isLoading }] = testEnquiryApi.useMutation();
  const toast = useToast();
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
