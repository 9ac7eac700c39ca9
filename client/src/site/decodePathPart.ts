/** A part of a URL without percent-encoding; as it is when it is encoded wrongly. */
export function decodePathPart(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
