import { Box, Button, List, Typography } from '@mui/material';
import { formatCount } from '@platform/text/formats.contract.ts';
import { useState } from 'react';
import { readToken } from '../../../lib/api/storedToken.ts';
import { refreshSession, signOut } from '../../../lib/session/sessionActions.ts';
import { getMe } from '../../../lib/session/sessionApi.ts';
import { readUser, tokenExpiry } from '../../../lib/session/storedSession.ts';
import { useUser } from '../../../lib/session/useSession.ts';
import { useAppDispatch } from '../../../lib/store/hooks.ts';
import { Badge } from '../../../ui/admin/Badge.tsx';
import { formatTimeWithSeconds } from '../../../ui/admin/dateFormats.ts';
import { Panel } from '../../../ui/admin/Panel.tsx';
import { verifyToken } from './authApi.ts';

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

/** The checks of the authentication test page; the newest results come first. */
function useAuthTests() {
  const dispatch = useAppDispatch();
  const user = useUser();
  const [results, setResults] = useState<TestResult[]>([]);
  const [busy, setBusy] = useState(false);
  const [verify] = verifyToken.useLazyQuery();
  const [readAccount] = getMe.useLazyQuery();

  const show = (found: Omit<TestResult, 'id'>[]) =>
    setResults((before) => [
      ...found.map((one, place) => ({ ...one, id: before.length + place })),
      ...before,
    ]);

  const work = (run: () => Promise<Omit<TestResult, 'id'>[]>) => async () => {
    setBusy(true);
    show(await run());
    setBusy(false);
  };

  const runTests = work(async () => {
    const [verified, me] = await Promise.all([verify(), readAccount()]);
    return [
      { name: 'Signed in', ok: user !== null, text: user ? user.email : 'Not signed in' },
      tokenResult(),
      {
        name: 'Server accepts the token',
        ok: verified.data?.valid === true,
        text: verified.error?.message ?? 'GET /api/auth/verify-token returned valid',
      },
      {
        name: 'Server returns the user',
        ok: me.data !== undefined && me.data.id === user?.id,
        text: me.error?.message ?? `GET /api/auth/me answered ${me.data?.username}`,
      },
    ];
  });

  const refresh = work(async () => {
    const result = await dispatch(refreshSession());
    return [{ name: 'Refresh Token', ok: result === 'fresh', text: refreshTexts[result] }];
  });

  const persistence = () => {
    const stored = readUser();
    show([
      {
        name: 'Persistence',
        ok: readToken() !== null && stored?.id === user?.id,
        text: stored ? `Stored: ${stored.username}; a reload keeps the session` : 'Nothing is stored',
      },
    ]);
  };

  const checkToken = () => show([tokenResult()]);
  const clear = () => setResults([]);
  return { results, busy, runTests, refresh, persistence, checkToken, clear };
}

const refreshTexts = {
  fresh: 'A new token was issued',
  refused: 'The server rejected the token: the session has ended',
  unreachable: 'The server could not be reached',
};

function tokenResult(): Omit<TestResult, 'id'> {
  const token = readToken();
  const expiry = token ? tokenExpiry(token) : null;
  if (!token || expiry === null) return { name: 'Token', ok: false, text: 'No token is stored' };
  const minutes = Math.round((expiry - Date.now()) / 60_000);
  return {
    name: 'Token',
    ok: minutes > 0,
    text:
      minutes > 0
        ? `Expires at ${formatTimeWithSeconds(expiry)}, in ${formatCount(minutes, 'minute')}`
        : `Expired at ${formatTimeWithSeconds(expiry)}`,
  };
}

type TestResult = { id: number; name: string; ok: boolean; text: string };

/** Newest first. */
function TestResults({ results }: { results: TestResult[] }) {
  return (
    <Box role="log" aria-label="Test results">
      {results.length === 0 ? (
        <Typography color="textSecondary">No results yet.</Typography>
      ) : (
        <List disablePadding sx={{ display: 'grid', gap: 1 }}>
          {results.map(({ id, name, ok, text }) => (
            <Box
              component="li"
              key={id}
              sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'baseline' }}
            >
              <Badge tone={ok ? 'success' : 'error'}>{ok ? 'Passed' : 'Failed'}</Badge>
              <Typography sx={{ fontWeight: 600 }}>{name}</Typography>
              <Typography variant="body2" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
                {text}
              </Typography>
            </Box>
          ))}
        </List>
      )}
    </Box>
  );
}
