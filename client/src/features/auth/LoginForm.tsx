import type { IssuedSession } from '@modules/auth/contract.ts';
import { useState } from 'react';
import { CodeStep } from './CodeStep.tsx';
import { PasswordStep } from './PasswordStep.tsx';

type Props = {
  /** Fills the first field; the password then has the focus. */
  identifier?: string;
  /** Shown instead of the form's own state once the server accepted. */
  success?: string | null;
  onSignedIn: (session: IssuedSession) => void;
};

/** Name and password, and a code where the account asks for one. */
export function LoginForm({ identifier = '', success, onSignedIn }: Props) {
  const [name, setName] = useState(identifier);
  const [challenge, setChallenge] = useState<string | null>(null);
  const [notice, setNotice] = useState<string | null>(null);

  if (challenge !== null) {
    const back = (reason: string | null) => {
      setNotice(reason);
      setChallenge(null);
    };
    return <CodeStep challenge={challenge} success={success} onSignedIn={onSignedIn} onBack={back} />;
  }
  return (
    <PasswordStep
      name={name}
      onName={setName}
      notice={notice}
      success={success}
      onSignedIn={onSignedIn}
      onChallenge={setChallenge}
    />
  );
}
