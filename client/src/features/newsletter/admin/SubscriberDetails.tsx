import type { Subscriber } from '@modules/newsletter/contract.ts';
import { Box, Button, Dialog, DialogActions, DialogContent, DialogTitle, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { momentText } from '../../../ui/admin/dateTexts.ts';
import { VerifiedBadge } from './SubscriberMarks.tsx';
import { shortened, statusLabels } from './subscriberWords.ts';

const addressLength = 15;

const orDash = (at: string | null) => (at ? momentText(at) : '–');

type Props = { subscriber: Subscriber | null; onClose: () => void };

/** All data of one subscriber. */
export function SubscriberDetails({ subscriber, onClose }: Props) {
  return (
    <Dialog
      open={subscriber !== null}
      onClose={onClose}
      fullWidth
      maxWidth="sm"
      aria-labelledby="subscriber-title"
    >
      <DialogTitle id="subscriber-title">Subscriber Details</DialogTitle>
      <DialogContent dividers sx={{ display: 'grid', gap: 2.5 }}>
        {subscriber ? (
          <>
            <Part
              title="Basic Information"
              facts={[
                ['Email', subscriber.email],
                ['Status', statusLabels[subscriber.status]],
                ['Verification', <VerifiedBadge key="verified" subscriber={subscriber} />],
                ['Source', subscriber.subscription_source ?? '–'],
              ]}
            />
            <Part
              title="Timeline"
              facts={[
                ['Subscribed', orDash(subscriber.subscription_date)],
                ['Verified', orDash(subscriber.verification_date)],
                ['Unsubscribed', orDash(subscriber.unsubscription_date)],
                ['Last email sent', orDash(subscriber.last_email_sent)],
                ['Updated', orDash(subscriber.updated_at)],
                [
                  'Consent',
                  subscriber.consent
                    ? `${momentText(subscriber.consent.given_at)}: “${subscriber.consent.wording}”`
                    : 'None recorded',
                ],
              ]}
            />
            <Part
              title="Technical Information"
              facts={[
                ['Number', subscriber.id],
                [
                  'IP address',
                  subscriber.ip_address ? (
                    <span key="ip" title={subscriber.ip_address}>
                      {shortened(subscriber.ip_address, addressLength)}
                    </span>
                  ) : (
                    '–'
                  ),
                ],
                ['Browser', subscriber.user_agent ?? '–'],
              ]}
            />
          </>
        ) : null}
      </DialogContent>
      <DialogActions sx={{ px: 3, py: 1.5 }}>
        <Button onClick={onClose}>Close</Button>
      </DialogActions>
    </Dialog>
  );
}

function Part({ title, facts }: { title: string; facts: [string, ReactNode][] }) {
  return (
    <Box component="section">
      <Typography variant="h3" sx={{ color: 'text.secondary', mb: 1 }}>
        {title}
      </Typography>
      <Box component="dl" sx={{ m: 0, display: 'grid', gap: 1.25, gridTemplateColumns: { sm: '1fr 1fr' } }}>
        {facts.map(([name, value]) => (
          <Box key={name} sx={{ minWidth: 0 }}>
            <Typography component="dt" variant="caption" sx={{ color: 'text.secondary' }}>
              {name}
            </Typography>
            <Typography component="dd" sx={{ m: 0, overflowWrap: 'anywhere' }}>
              {value}
            </Typography>
          </Box>
        ))}
      </Box>
    </Box>
  );
}
