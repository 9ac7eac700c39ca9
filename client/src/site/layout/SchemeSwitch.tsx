import IconButton from '@mui/material/IconButton';
import { useColorScheme } from '@mui/material/styles';
import { Moon, Sun } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import styles from './SchemeSwitch.module.css';

const neverChanges = () => () => {};
const isDarkOnServer = () => false;

/** Switches between the light and the dark scheme. A choice equal to the system's follows the system again. */
export function SchemeSwitch() {
  const { colorScheme, setMode } = useColorScheme();
  // The server does not know the scheme, and React does not correct attributes of its page.
  const isDark = useSyncExternalStore(neverChanges, () => colorScheme === 'dark', isDarkOnServer);

  const toggle = () => {
    const chosen = isDark ? 'light' : 'dark';
    const system = window.matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
    setMode(chosen === system ? 'system' : chosen);
  };

  return (
    <IconButton size="large" color="inherit" aria-label="Dark mode" aria-pressed={isDark} onClick={toggle}>
      {/* The server does not know the scheme: the style sheet shows one of the two. */}
      <Moon size={20} className={styles.moon} aria-hidden="true" />
      <Sun size={20} className={styles.sun} aria-hidden="true" />
    </IconButton>
  );
}
