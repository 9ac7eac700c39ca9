import { Card, Typography } from '@mui/material';
import { useEffect, useState } from 'react';
import { useRouteError } from 'react-router-dom';
import { AuthLayout } from '../../ui/admin/AuthLayout.tsx';
import { ErrorState } from '../../ui/admin/StateViews.tsx';

/** Error page outside the layout, when a page throws or its code does not load (new release, no connection). */
export const AdminFailure = () => (
  <AuthLayout>
    <Failure />
  </AuthLayout>
);

/** Error page inside the layout, which stays usable. */
export const PageFailure = () => (
  <Card>
    <Failure />
  </Card>
);

function Failure() {
  const error = useRouteError();
  const [offline, setOffline] = useState(!navigator.onLine);
  useEffect(() => {
    const update = () => setOffline(!navigator.onLine);
    window.addEventListener('online', update);
    window.addEventListener('offline', update);
    return () => {
      window.removeEventListener('online', update);
      window.removeEventListener('offline', update);
    };
  }, []);
  if (isUnloadedCode(error)) {
    return (
      <ErrorState
        title={offline ? 'You are offline' : 'This page could not be loaded'}
        text={
          offline
            ? 'Connect to the internet and try again.'
            : 'The connection was interrupted, or a new version was released. Please try again.'
        }
        // without a connection a reload would show the browser's own error page
        onRetry={() => (navigator.onLine ? window.location.reload() : setOffline(true))}
      />
    );
  }
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

/** Chromium, Firefox and Safari use different messages for a module that does not load. */
const isUnloadedCode = (error: unknown) =>
  error instanceof Error &&
  /dynamically imported module|module script failed|preload CSS/i.test(error.message);
