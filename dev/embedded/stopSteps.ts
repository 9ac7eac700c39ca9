/** Steps that stop what was started, in reverse order. */
export type StopSteps = {
  add(step: () => Promise<unknown>): void;
  /** Runs every step, even when one of them fails. */
  run(): Promise<void>;
};

export function createStopSteps(): StopSteps {
  const steps: (() => Promise<unknown>)[] = [];
  return {
    add: (step) => steps.push(step),
    async run() {
      for (let step = steps.pop(); step; step = steps.pop()) await step().catch(() => undefined);
    },
  };
}
