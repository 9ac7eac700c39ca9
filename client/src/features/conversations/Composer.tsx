import { Alert, Box, Tab, Tabs } from '@mui/material';
import type { ReactNode } from 'react';

const labels = { reply: 'Reply', note: 'Internal note', contact: 'Call or WhatsApp' } as const;
export type ComposerTab = keyof typeof labels;
const tabs = Object.keys(labels) as ComposerTab[]; // keys of a closed object

type Props = {
  tab: ComposerTab;
  onTab: (tab: ComposerTab) => void;
  writers: string[];
  onWriting: (isWriting: boolean) => void;
  parts: Record<ComposerTab, ReactNode>;
};

const textFields = '[contenteditable="true"], textarea:not([aria-hidden])';

const names = new Intl.ListFormat('en-IN');

/** What can be added to a conversation. All parts stay mounted, so that changing the tab loses nothing. */
export function Composer({ tab, onTab, writers, onWriting, parts }: Props) {
  return (
    <Box
      sx={{ minWidth: 0 }}
      // Send gets the focus back once a reply is sent, and its author has finished.
      onFocus={({ target }) => {
        if (target.matches(textFields)) onWriting(true);
      }}
      // What was sent or saved leaves the focus in its field, where its author may write on.
      onInput={() => onWriting(true)}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) onWriting(false);
      }}
    >
      <Box role="status">
        {writers.length > 0 ? (
          <Alert severity="warning" role="presentation" sx={{ mb: 1.5 }}>
            {names.format(writers)} {writers.length === 1 ? 'is' : 'are'} writing, too.
          </Alert>
        ) : null}
      </Box>
      <Tabs
        value={tab}
        onChange={(_event, next: ComposerTab) => onTab(next)}
        aria-label="Add to the conversation"
        sx={{ minHeight: 40, mb: 1.5, '& .MuiTab-root': { minHeight: 40, px: 1.5, py: 0.5, minWidth: 0 } }}
      >
        {tabs.map((name) => (
          <Tab
            key={name}
            value={name}
            label={labels[name]}
            id={`composer-tab-${name}`}
            aria-controls={`composer-${name}`}
          />
        ))}
      </Tabs>
      {tabs.map((name) => (
        <div
          key={name}
          role="tabpanel"
          id={`composer-${name}`}
          aria-labelledby={`composer-tab-${name}`}
          hidden={name !== tab}
        >
          {parts[name]}
        </div>
      ))}
    </Box>
  );
}

/** Moves the focus into the part on display, and its buttons into view. The reply editor takes it when it has loaded. */
export function focusComposer(tab: ComposerTab) {
  const part = document.getElementById(`composer-${tab}`);
  part?.querySelector<HTMLElement>(textFields)?.focus();
  part?.scrollIntoView({ block: 'nearest' });
}
