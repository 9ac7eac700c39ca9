// Makes one small change after the other to critical code and checks whether a test fails; code whose changes survive
// is not tested: make mutation, or make mutation only=auth. The reports are in .tmp/mutation.
import { existsSync, readdirSync } from 'node:fs';
import { basename, dirname, matchesGlob } from 'node:path';
import { Stryker } from '@stryker-mutator/core';

/** The files of a folder by name, one pattern each: a name that matches nothing is an error. */
const files = (folder: string, ...names: string[]) => names.map((name) => `${folder}/${name}.ts`);

const enquiries = 'server/modules/enquiries';

/**
 * Where a fault loses data or lets someone in: the code, and the tests that should notice. SQL is a single string to
 * Stryker.
 */
const folders: Record<string, { mutate: string[]; tests: string[] }> = {
  limits: {
    mutate: files('server/platform', 'security/rateLimit', 'http/idempotency'),
    tests: files('server/platform', 'security/rateLimit.test', 'http/idempotency.test'),
  },
  auth: {
    mutate: [
      ...files('server/modules/accounts/authentication', 'queries', 'tokens', 'identify'),
      ...files(
        'server/modules/accounts/authentication/commands',
        ...['beginSession', 'endSessions', 'refreshSession'],
      ),
    ],
    tests: files('server/modules/accounts/authentication', '*.test'),
  },
  signIn: {
    mutate: [
      ...files('server/modules/accounts/authentication', 'recoveryCodes', 'totp'),
      ...files(
        'server/modules/accounts/authentication/commands',
        ...['finishSignIn', 'signIn', 'consumeCode', 'verifyPassword', 'changeOwnPassword'],
        ...['setUpSecondFactor', 'endSecondFactor'],
      ),
    ],
    tests: files('server/modules/accounts/authentication', '*.test'),
  },
  // Four groups, so that a mutant runs only the test files that concern it.
  submission: {
    mutate: files(
      `${enquiries}/commands`,
      'storeEnquiry',
      'submitEnquiry',
      'quarantineEnquiry',
      'releaseEnquiry',
    ),
    tests: files(enquiries, 'submissions.test', 'quarantine/quarantine.test'),
  },
  handling: {
    mutate: [
      ...files(
        `${enquiries}/commands`,
        ...[
          'updateEnquiry',
          'mergeEnquiry',
          'separateEnquiry',
          'touchEnquiry',
          'assignByRule',
          'lockEnquiry',
        ],
      ),
      ...files('server/modules/conversations/commands', 'withdrawEnquiry'),
    ],
    tests: [
      ...files(enquiries, 'administration.test', 'assignees.test', 'merging.test', 'notes.test'),
      ...files('server/modules', 'conversations/statusPage/statusPage.test', 'replyClock/replyClock.test'),
      ...files('workers', 'consumers/assignEnquiry.test'),
    ],
  },
  removal: {
    mutate: files(`${enquiries}/commands`, 'deleteEnquiry', 'eraseEnquiries', 'rollUpEnquiryCounts'),
    tests: [
      ...files(enquiries, 'administration.test', 'counts.test'),
      ...files('server/modules', 'privacy/erasePerson.test', 'conversations/files.test'),
      ...files('workers', 'schedules/retention/retention.test'),
    ],
  },
  statistics: {
    mutate: files(enquiries, 'queries', 'statistics'),
    tests: files(enquiries, 'queries.test', 'statistics.test', 'views.test', 'counts.test', 'quotes.test'),
  },
  delivery: {
    mutate: [
      ...files('workers/delivery', 'relay', 'consumeOnce', 'requeueMissing', 'replay', 'jobs'),
      ...files('workers/consumers/mail', 'recordAttempt', 'deliverMails'),
    ],
    // Test files without a queue engine, because each mutant would start another.
    tests: [
      ...files('workers/delivery', ...['delivery.test', 'jobs.test', 'consumeOnce.test']),
      ...files('workers/consumers/mail', 'recordAttempt.test', 'deliverMails.test', 'buildPasswordMail.test'),
      ...files('workers', 'projections.test', 'consumers/dailyStatistics.test'),
    ],
  },
  privacy: {
    mutate: files('server/modules/privacy', 'queries', 'exportPerson', 'commands/*'),
    tests: files('server/modules/privacy', '*.test'),
  },
  retention: {
    mutate: files('workers/schedules/retention', 'applyRetention', 'retainedKinds', 'startRetention'),
    tests: files('workers/schedules/retention', '*.test'),
  },
  uploads: {
    mutate: files('server/modules/uploads', 'commands', 'routes', 'sendUpload'),
    tests: files('server/modules/uploads', '*.test'),
  },
  prices: {
    mutate: files('server/platform/text', 'formats.contract'),
    tests: files('server/platform/text', 'formats.test'),
  },
};

/** @throws Error when a pattern matches no file: after a move, code or tests would be left out in silence. */
function assertEveryPatternMatches() {
  const unmatched = Object.values(folders)
    .flatMap(({ mutate, tests }) => [...mutate, ...tests])
    .filter((pattern) => {
      const folder = dirname(pattern);
      return !existsSync(folder) || !readdirSync(folder).some((name) => matchesGlob(name, basename(pattern)));
    });
  if (unmatched.length > 0) throw new Error(`No file matches ${unmatched.join(', ')}`);
}

const lowestScore = 80;

async function measure(name: string, { mutate, tests }: { mutate: string[]; tests: string[] }) {
  process.stdout.write(`\n${name}\n`);
  const report = `.tmp/mutation/${name}`;
  await new Stryker({
    mutate,
    testFiles: tests,
    testRunner: 'vitest',
    plugins: ['@stryker-mutator/vitest-runner'],
    vitest: { configFile: 'vitest.config.ts', related: false },
    concurrency: 1,
    // Texts are for people; mutating them is no fault.
    mutator: { excludedMutations: ['StringLiteral'] },
    ignoreStatic: true,
    // Generous: on a busy machine a slow test does not prove that a mutant was noticed.
    timeoutMS: 120_000,
    timeoutFactor: 4,
    dryRunTimeoutMinutes: 15,
    tempDirName: '.tmp/stryker',
    ignorePatterns: ['.tmp', 'dist', 'data', 'bench', 'docs', 'client/public'],
    // The TypeScript of this project has no interface for Stryker, which would only look for references to rewrite.
    tsconfigFile: 'none',
    reporters: ['progress-append-only', 'clear-text', 'html', 'json'],
    clearTextReporter: { allowColor: false, logTests: false, reportTests: false, allowEmojis: false },
    htmlReporter: { fileName: `${report}.html` },
    jsonReporter: { fileName: `${report}.json` },
    thresholds: { high: 100, low: lowestScore, break: lowestScore },
  }).runMutationTest();
}

assertEveryPatternMatches();
const [only] = process.argv.slice(2);
const chosen = Object.entries(folders).filter(([name]) => !only || name === only);
if (chosen.length === 0) throw new Error(`No folder is called ${only}: ${Object.keys(folders).join(', ')}`);
for (const [name, folder] of chosen) await measure(name, folder);
