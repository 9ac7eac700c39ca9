/** Decodes a part of a URL; returns it unchanged when its percent-encoding is invalid. */
export function decodePathPart(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
