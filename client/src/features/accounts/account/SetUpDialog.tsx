import {
  codeSchema,
  currentPasswordSchema,
  type SecondFactorSetUp,
} from '@modules/accounts/authentication/contract.ts';
import { Box, TextField, Typography } from '@mui/material';
import { useState } from 'react';
import { encode } from 'uqr';
import { schemaResolver } from '../../../lib/forms/schemaResolver.ts';
import { useSubmitForm } from '../../../lib/forms/useSubmitForm.ts';
import { FormDialog } from '../../../ui/admin/FormDialog.tsx';
import { PasswordInput, TextInput } from '../../../ui/admin/form/inputs.tsx';
import { beginSecondFactor, confirmSecondFactor } from './accountApi.ts';

type Props = { onClose: () => void; onDone: (recoveryCodes: string[]) => void };

/** Sets up the second factor: the password, then the secret for the app and its first code. */
export function SetUpDialog({ onClose, onDone }: Props) {
  const [setUp, setSetUp] = useState<SecondFactorSetUp | null>(null);
  return setUp ? (
    <ConfirmCode setUp={setUp} onClose={onClose} onDone={onDone} />
  ) : (
    <AskPassword onClose={onClose} onDone={setSetUp} />
  );
}

const title = 'Set up your second factor';

function AskPassword({
  onClose,
  onDone,
}: {
  onClose: () => void;
  onDone: (setUp: SecondFactorSetUp) => void;
}) {
  const [begin] = beginSecondFactor.useMutation();
  const form = useSubmitForm({
    initial: { current_password: '' },
    resolver: schemaResolver(currentPasswordSchema),
    send: begin,
    onSent: onDone,
  });
  return (
    <FormDialog title={title} submitLabel="Continue" form={form} onClose={onClose}>
      <Typography>You need an authenticator app on your phone. First, your password:</Typography>
      <PasswordInput
        control={form.control}
        name="current_password"
        label="Current password"
        required
        autoFocus
        autoComplete="current-password"
      />
    </FormDialog>
  );
}

function ConfirmCode({ setUp, onClose, onDone }: Props & { setUp: SecondFactorSetUp }) {
  const [confirm] = confirmSecondFactor.useMutation();
  const form = useSubmitForm({
    initial: { code: '' },
    resolver: schemaResolver(codeSchema),
    send: confirm,
    onSent: onDone,
  });
  return (
    <FormDialog title={title} submitLabel="Switch on" form={form} onClose={onClose}>
      <Typography>
        Scan this with your authenticator app, or type the key below it. Then enter the code that the app
        shows.
      </Typography>
      <QrCode text={setUp.uri} />
      <TextField
        label="Key"
        multiline
        value={setUp.secret.replace(/(.{4})(?=.)/g, '$1 ')}
        slotProps={{ htmlInput: { readOnly: true } }}
      />
      <TextInput
        control={form.control}
        name="code"
        label="Code"
        required
        autoFocus
        autoComplete="one-time-code"
        slotProps={{ htmlInput: { inputMode: 'numeric', maxLength: 40 } }}
      />
    </FormDialog>
  );
}

/** A QR code, dark on light in both themes, because many scanners cannot read inverted codes. */
function QrCode({ text }: { text: string }) {
  const { data, size } = encode(text, { ecc: 'M', border: 4 });
  const dark = data.flatMap((row, y) => row.flatMap((on, x) => (on ? [`M${x} ${y}h1v1h-1z`] : [])));
  return (
    <Box
      component="svg"
      role="img"
      aria-label="QR code for your authenticator app"
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      sx={{
        width: 'min(100%, 15rem)',
        justifySelf: 'center',
        backgroundColor: 'common.white',
        borderRadius: 2,
      }}
    >
      <path d={dark.join('')} fill="var(--mui-palette-common-black)" />
    </Box>
  );
}
