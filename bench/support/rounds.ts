/** Measures alternately, A B A B, after one unmeasured pass of each to warm up. */
export async function interleaved<Subject, Reference>(
  rounds: number,
  subject: () => Promise<Subject>,
  reference: () => Promise<Reference>,
): Promise<{ subject: Subject; reference: Reference }[]> {
  await subject();
  await reference();
  const measured: { subject: Subject; reference: Reference }[] = [];
  for (let round = 0; round < rounds; round += 1) {
    measured.push({ subject: await subject(), reference: await reference() });
  }
  return measured;
}
