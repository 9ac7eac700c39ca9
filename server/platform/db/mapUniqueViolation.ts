import { AppError } from '../errors.ts';

/** Fields whose values must be unique, by the name of the unique index. */
export type UniqueFields = Readonly<Record<string, { field: string; message: string }>>;

/** Runs a write. @throws AppError 409 `…_taken` when another row has the value of a unique field */
export async function mapUniqueViolation<Result>(
  fields: UniqueFields,
  write: () => PromiseLike<Result>,
): Promise<Result> {
  try {
    return await write();
  } catch (error) {
    const { constraint = '' } = error as { constraint?: string }; // present on driver errors only
    const taken = fields[constraint];
    if (!taken) throw error;
    throw new AppError(409, `${taken.field}_taken`, taken.message, { errors: [taken] });
  }
}
