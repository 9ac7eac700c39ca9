// Says when enquiries pile up: one lane of writes, one of jobs and one of mails, an hour with a rush in its middle.
// Arguments: --enquiries (a second, in quiet times), --rush (times as many for ten minutes), --workers, --mailWorkers,
// and what one process does in a second: --writes, --events, --mails. docs/scaling.md says which figures these are.
import { parseArgs } from 'node:util';

const mailsPerEnquiry = 2;

const hour = 3600;
const rushFrom = 1500;
const rushSeconds = 600;

const { values } = parseArgs({
  options: {
    enquiries: { type: 'string', default: '5' },
    rush: { type: 'string', default: '20' },
    workers: { type: 'string', default: '1' },
    mailWorkers: { type: 'string', default: '1' },
    writes: { type: 'string', default: '2000' },
    events: { type: 'string', default: '1000' },
    mails: { type: 'string', default: '100' },
  },
});

/** A wrong argument ends the script: every figure after it would be none. */
function number(name: keyof typeof values): number {
  const value = Number(values[name]);
  if (value > 0) return value;
  process.stderr.write(`--${name} must be a number above 0, not ${values[name]}\n`);
  process.exit(1);
}

/** What waits before a lane, and the longest that anything waited there. */
type Lane = { name: string; capacity: number; waiting: number; longestSeconds: number };

const lane = (name: string, capacity: number): Lane => ({ name, capacity, waiting: 0, longestSeconds: 0 });

/** Takes a second's arrivals; returns how many come out of the lane in it. */
function pass(one: Lane, arriving: number): number {
  one.waiting += arriving;
  const done = Math.min(one.waiting, one.capacity);
  one.waiting -= done;
  one.longestSeconds = Math.max(one.longestSeconds, one.waiting / one.capacity);
  return done;
}

const writes = lane('writes', number('writes'));
const feed = lane('feed and figures', number('events') * number('workers'));
const mail = lane('mail', number('mails') * number('mailWorkers'));
for (let second = 0; second < hour; second += 1) {
  const isRush = second >= rushFrom && second < rushFrom + rushSeconds;
  const stored = pass(writes, number('enquiries') * (isRush ? number('rush') : 1));
  pass(feed, stored);
  pass(mail, stored * mailsPerEnquiry);
}
for (const { name, capacity, waiting, longestSeconds } of [writes, feed, mail]) {
  process.stdout.write(
    `${name}: ${capacity}/s, longest wait ${longestSeconds.toFixed(1)} s, ${Math.round(waiting)} left after an hour\n`,
  );
}
