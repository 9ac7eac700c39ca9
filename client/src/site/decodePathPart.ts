/** A part of a path without percent-encoding; as it is when it is encoded wrongly. */
export function decodePathPart(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
