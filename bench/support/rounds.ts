import type { Round } from '../measurement.ts';

/** Measures alternately, A B A B, after one unmeasured pass of each to warm up. */
export async function interleaved(
  rounds: number,
  subject: () => Promise<number>,
  reference: (() => Promise<number>) | null,
): Promise<Round[]> {
  await subject();
  await reference?.();
  const measured: Round[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const found = await subject();
    measured.push({ subject: found, reference: reference ? await reference() : null });
  }
  return measured;
}
