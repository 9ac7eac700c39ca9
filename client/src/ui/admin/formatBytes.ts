const kilo = 1024;

/** Formats a size: `312 B`, `4.2 KB`, `1.3 MB`. */
export function formatBytes(bytes: number): string {
  if (bytes < kilo) return `${bytes} B`;
  if (bytes < kilo * kilo) return `${(bytes / kilo).toFixed(1)} KB`;
  return `${(bytes / kilo / kilo).toFixed(1)} MB`;
}
