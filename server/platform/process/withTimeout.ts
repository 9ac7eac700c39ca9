/** The result of `work`, unless it takes longer. @throws Error `too slow`; the work itself continues */
export async function withTimeout<Result>(work: Promise<Result>, timeoutMs: number): Promise<Result> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('too slow')), timeoutMs);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}
