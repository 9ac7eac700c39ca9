import { Box, Button } from '@mui/material';
import { useState } from 'react';
import { readToken } from '../../../lib/api/storedToken.ts';
import { refreshSession, signOut } from '../../../lib/session/sessionActions.ts';
import { useLazyGetMeQuery } from '../../../lib/session/sessionApi.ts';
import { readUser, tokenExpiry } from '../../../lib/session/storedSession.ts';
import { useUser } from '../../../lib/session/useSession.ts';
import { useAppDispatch } from '../../../lib/store/hooks.ts';
import { clockText } from '../../../ui/admin/dateTexts.ts';
import { Panel } from '../../../ui/admin/Panel.tsx';
import { useLazyVerifyTokenQuery } from './authApi.ts';
import { type TestResult, TestResults } from './TestResults.tsx';

/** The buttons of the authentication test page, and their results. */
export function AuthDiagnostics() {
  const dispatch = useAppDispatch();
  const user = useUser();
  const [results, setResults] = useState<TestResult[]>([]);
  const [busy, setBusy] = useState(false);
  const [verify] = useLazyVerifyTokenQuery();
  const [getMe] = useLazyGetMeQuery();

  const show = (found: Omit<TestResult, 'id'>[]) =>
    setResults((before) => [...found.map((one) => ({ ...one, id: crypto.randomUUID() })), ...before]);

  const work = (run: () => Promise<Omit<TestResult, 'id'>[]>) => async () => {
    setBusy(true);
    show(await run());
    setBusy(false);
  };

  const runTests = work(async () => {
    const [verified, me] = await Promise.all([verify(), getMe()]);
    return [
      { name: 'Signed in', ok: user !== null, text: user ? user.email : 'Not signed in' },
      tokenResult(),
      {
        name: 'Server accepts the token',
        ok: verified.data?.valid === true,
        text: verified.error?.message ?? 'GET /api/auth/verify-token answered valid',
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

  return (
    <Panel title="Tests">
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mb: 2 }}>
        <Button variant="contained" loading={busy} onClick={runTests}>
          Run Tests
        </Button>
        <Button variant="outlined" disabled={results.length === 0} onClick={() => setResults([])}>
          Clear Results
        </Button>
        <Button variant="outlined" disabled={busy} onClick={refresh}>
          Refresh Token
        </Button>
        <Button variant="outlined" onClick={persistence}>
          Test Persistence
        </Button>
        <Button variant="outlined" onClick={() => show([tokenResult()])}>
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
        ? `Expires at ${clockText(expiry)}, in ${minutes} minutes`
        : `Expired at ${clockText(expiry)}`,
  };
}
