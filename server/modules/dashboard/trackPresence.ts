import { presenceLastsMs, presenceMessageSchema } from '../enquiries/presence.contract.ts';

/** Remembers who has which enquiry open, so that a new stream begins with them. */
export function trackPresence() {
  const current = new Map<string, { payload: string; until: number }>();
  return {
    note(payload: string, now: number): void {
      const { enquiry_id, user_id, doing } = presenceMessageSchema.parse(JSON.parse(payload));
      const key = `${enquiry_id}/${user_id}`;
      if (doing === 'left') current.delete(key);
      else current.set(key, { payload, until: now + presenceLastsMs });
    },
    list(now: number): string[] {
      for (const [key, { until }] of current) if (until < now) current.delete(key);
      return [...current.values()].map(({ payload }) => payload);
    },
  };
}
