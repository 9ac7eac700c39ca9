import {
  type PresenceMessage,
  presenceLastsMs,
  presenceMessageSchema,
} from '../enquiries/presence.contract.ts';

/** Tracks who has which enquiry open, so that a new stream starts with them. */
export function trackPresence() {
  const current = new Map<string, { message: PresenceMessage; until: number }>();
  return {
    /** @returns false for a message of another release during an upgrade, which this one does not know */
    update(payload: string, now: number): boolean {
      const { data } = presenceMessageSchema.safeParse(JSON.parse(payload));
      if (!data) return false;
      const { enquiry_id, user_id, doing } = data;
      const key = `${enquiry_id}/${user_id}`;
      if (doing === 'left') current.delete(key);
      else current.set(key, { message: data, until: now + presenceLastsMs });
      return true;
    },
    list(now: number): PresenceMessage[] {
      for (const [key, { until }] of current) if (until < now) current.delete(key);
      return [...current.values()].map(({ message }) => message);
    },
  };
}
