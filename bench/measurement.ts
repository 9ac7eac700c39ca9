/** The options of every measurement. */
export type BenchOptions = {
  rounds: number;
  /** Length of one burst of load. */
  seconds: number;
  /** Posts of the large site; the small one has 1,000. */
  posts: number;
  /** Enquiries, each with its event, of the large agency. */
  enquiries: number;
  /** How long the memory measurement is under load. */
  minutes: number;
  /** A server on which to create databases, with the durability of production. */
  postgresUrl: string;
};

/** The result of one round; `reference` is null where the subject has none. */
export type Round = { subject: number; reference: number | null };

export type Measurement = {
  name: string;
  /** What it is compared with, in words. */
  reference: string;
  unit: string;
  better: 'higher' | 'lower';
  /** Bounds of subject/reference, or of the subject alone: lower bounds for `higher`, upper bounds for `lower`. */
  atLeast: number;
  aim: number;
  /** @throws Error on any wrong answer: a run with errors reports nothing */
  run(options: BenchOptions): Promise<Round[]>;
};
