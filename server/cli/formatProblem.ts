import { ConfigError } from '../platform/config.ts';
import { StartError } from '../platform/process/startError.ts';

/** The cause of an error in one line. */
export function toOneLine(error: unknown): string {
  // A refused connection to a name with several addresses has an empty message and one error for each of them.
  if (error instanceof AggregateError) return error.errors.map(toOneLine).join('; ');
  if (error instanceof ConfigError) {
    const [title, ...problems] = error.message.split('\n');
    return `${title} ${problems.map((problem) => problem.trim()).join('; ')}`;
  }
  const text = error instanceof Error ? error.message : String(error);
  return text.trim().replace(/\s*\n\s*/g, ' ');
}

/** The message that an operator reads when a start fails: one line, without a stack. */
export function formatProblem(error: unknown): string {
  const isClear = error instanceof ConfigError || error instanceof StartError;
  return isClear ? toOneLine(error) : `Safarnama cannot start: ${toOneLine(error)}`;
}
