import type { IssuedSession } from '@modules/accounts/authentication/contract.ts';
import { useState } from 'react';
import { CodeStep } from './CodeStep.tsx';
import { PasswordStep } from './PasswordStep.tsx';

type Props = {
  /** Prefills the login name and focuses the password. */
  identifier?: string;
  /** Replaces the form after a successful sign-in. */
  success?: string | null;
  onSignedIn: (session: IssuedSession) => void;
};

/** Name and password, then a code if the account requires one. */
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
      notice={notice}
      success={success}
      onSignedIn={onSignedIn}
      onChallenge={(text, typedName) => {
        setName(typedName);
        setChallenge(text);
      }}
    />
  );
}
