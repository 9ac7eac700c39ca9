import type { BenchOptions } from '../measurement.ts';
import { administrator, type FilledDatabase } from './enquiryDatabase.ts';
import { startApi } from './processes.ts';
import { interleaved } from './rounds.ts';
import { type ApiResponse, signIn } from './signIn.ts';

/** How many enquiries the small agency has. */
export const few = 1000;
const turns = 20;

/** Milliseconds of each call of a path. */
export type PathTimes = Map<string, number[]>;

type Comparison = {
  paths: readonly string[];
  open: (postgresUrl: string, count: number) => Promise<FilledDatabase>;
  /** Whether this can be the response of an agency with `count` enquiries. */
  isRight: (path: string, response: ApiResponse, count: number) => boolean;
};

/** Times of the administrator's calls in each round, alternately with many enquiries and with few. */
export async function comparePaths(
  { rounds, enquiries, postgresUrl }: BenchOptions,
  { paths, open, isRight }: Comparison,
): Promise<{ subject: PathTimes; reference: PathTimes }[]> {
  const openAgency = async (count: number) => {
    const database = await open(postgresUrl, count);
    const api = await startApi(database.url);
    const { ADMIN_EMAIL, ADMIN_PASSWORD } = administrator;
    const { call } = await signIn(api.origin, ADMIN_EMAIL, ADMIN_PASSWORD);
    const measure = async (): Promise<PathTimes> => {
      const times: PathTimes = new Map(paths.map((path) => [path, []]));
      for (let turn = 0; turn < turns; turn += 1) {
        for (const path of paths) {
          const began = performance.now();
          const response = await call(path);
          times.get(path)?.push(performance.now() - began);
          if (!response.success || !isRight(path, response, count))
            throw new Error(`${path} of ${count} responds ${JSON.stringify(response.pagination)}`);
        }
      }
      return times;
    };
    const close = async () => {
      await api.stop();
      await database.close();
    };
    return { measure, close };
  };
  const large = await openAgency(enquiries);
  const small = await openAgency(few);
  try {
    return await interleaved(rounds, large.measure, small.measure);
  } finally {
    await large.close();
    await small.close();
  }
}
