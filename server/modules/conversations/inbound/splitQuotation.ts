/** A line after which mail programs put the whole earlier mail. */
const originalMail = /^\s*-{2,}\s*(?:original message|forwarded message)/i;

/** Outlook rules a line above the header of the earlier mail; people also rule lines in their own text. */
const rule = /^\s*_{20,}\s*$/;
const sender = /^\s*\*?(?:from|von|de|da|van|från|fra|od|от|发件人|寄件者|差出人)\s*[:：]/i;

/** "On 3 May 2026, Safarnama <…> wrote:". Without surrounding spaces, which would multiply the ways to match. */
const attribution = /^(?:(?:on|am|le|el|il)\b.{0,300}|.{0,200}[<@].{0,200})[:：]$/i;

/** Whether a line, or two that are joined, introduces a quotation. */
const isAttribution = (line: string) => attribution.test(line.trim());

/**
 * Separates a person's own text from the mail that they quote below it. A quotation with replies below or between its
 * lines stays, because they would be unintelligible without it.
 */
export function splitQuotation(text: string): { text: string; quoted: string | null } {
  const lines = text.split('\n');
  const start = findQuotation(lines);
  const written = lines.slice(0, start).join('\n').trim();
  const quoted = lines.slice(start).join('\n').trim();
  return written && quoted ? { text: written, quoted } : { text: text.trim(), quoted: null };
}

/** The number of the line that the quotation starts with; the number of lines when there is none. */
function findQuotation(lines: string[]): number {
  const original = lines.findIndex(
    (line, index) => originalMail.test(line) || (rule.test(line) && sender.test(findText(lines, index + 1))),
  );
  const end = original < 0 ? lines.length : original;
  let start = end;
  while (start > 0 && /^\s*(?:>|$)/.test(lines[start - 1] ?? '')) start--;
  if (!lines.slice(start, end).some((line) => line.trim().startsWith('>'))) return end;
  if (isAttribution(lines[start - 1] ?? '')) return start - 1;
  // Long addresses break the line in two.
  const joined = `${lines[start - 2] ?? ''} ${lines[start - 1] ?? ''}`;
  return start > 1 && isAttribution(joined) ? start - 2 : start;
}

/** The first line from `start` on that is not empty. */
const findText = (lines: string[], start: number): string =>
  lines.slice(start, start + 3).find((line) => line.trim()) ?? '';
