import { Box, Button } from '@mui/material';
import { signOut } from '../../../lib/session/sessionActions.ts';
import { useAppDispatch } from '../../../lib/store/hooks.ts';
import { Panel } from '../../../ui/admin/Panel.tsx';
import { TestResults } from './TestResults.tsx';
import { useAuthTests } from './useAuthTests.ts';

export function AuthDiagnostics() {
  const dispatch = useAppDispatch();
  const { results, busy, ...tests } = useAuthTests();
  return (
    <Panel title="Tests">
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mb: 2 }}>
        <Button variant="contained" loading={busy} onClick={tests.runTests}>
          Run Tests
        </Button>
        <Button variant="outlined" disabled={results.length === 0} onClick={tests.clear}>
          Clear Results
        </Button>
        <Button variant="outlined" disabled={busy} onClick={tests.refresh}>
          Refresh Token
        </Button>
        <Button variant="outlined" onClick={tests.persistence}>
          Test Persistence
        </Button>
        <Button variant="outlined" onClick={tests.checkToken}>
          Check Token Status
        </Button>
        <Button variant="outlined" color="error" onClick={() => dispatch(signOut())}>
          Logout
        </Button>
      </Box>
      <TestResults results={results} />
    </Panel>
  );
}
