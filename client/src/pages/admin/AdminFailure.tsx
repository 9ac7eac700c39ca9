import { Card, Typography } from '@mui/material';
import { useRouteError } from 'react-router-dom';
import { AdminDoor } from '../../components/admin/AdminDoor.tsx';
import { ErrorState } from '../../components/admin/StateViews.tsx';

/** A page outside the layout that broke, or whose code could not be fetched (a new release, no connection). */
export const AdminFailure = () => (
  <AdminDoor>
    <Failure />
  </AdminDoor>
);

/** The same inside the layout, which stays usable. */
export const PageFailure = () => (
  <Card>
    <Failure />
  </Card>
);

function Failure() {
  const error = useRouteError();
  return (
    <ErrorState
      title="This page could not be shown"
      text={
        <>
          An unexpected error occurred. Please try again.
          {error instanceof Error ? (
            <Typography variant="caption" component="p" sx={{ mt: 1, overflowWrap: 'anywhere' }}>
              {error.message}
            </Typography>
          ) : null}
        </>
      }
      onRetry={() => window.location.reload()}
    />
  );
}
