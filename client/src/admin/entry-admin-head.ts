// Written into the head of the back office's pages. The sign-in form is in the page already: what is typed into it until
// the rest of the script runs is recorded.
import { sendFirstCall } from '../lib/api/firstCall.ts';
import { readToken } from '../lib/api/storedToken.ts';
import { recordPreHydrationEvents } from '../lib/hydration/recordPreHydrationEvents.ts';
import { selectColourScheme } from '../ui/theme/selectColourScheme.ts';
import { firstCalls } from './firstCalls.ts';

// The key and the preset are those of `AdminApp.tsx`.
selectColourScheme('admin_theme', 'dark');
if (readToken()) {
  document.documentElement.dataset['session'] = '';
  const firstCall = window.location.search ? undefined : firstCalls[window.location.pathname];
  if (firstCall) sendFirstCall(firstCall);
} else if (document.currentScript?.dataset['prerendered']) recordPreHydrationEvents();

/** In this script, because the rest of the page comes from the one that is missing. */
function showMissingScript() {
  const message = document.createElement('p');
  const again = document.createElement('a');
  message.role = 'alert';
  message.style.padding = '2rem';
  again.href = '';
  again.style.color = 'inherit';
  again.textContent = 'Try Again';
  message.append(
    'This page could not be loaded. The connection was interrupted, or a new version was released. ',
    again,
  );
  document.body.prepend(message);
}
// A script that is missing, or one that it imports; such events do not bubble.
addEventListener('error', ({ target }) => target instanceof HTMLScriptElement && showMissingScript(), true);
