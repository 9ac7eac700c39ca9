// `make migration name=add_something` writes an empty migration; its name begins with the minute, for the order.
import { writeFileSync } from 'node:fs';

const name = process.argv[2] ?? '';
if (!/^[a-z][a-z0-9_]*$/.test(name)) {
  process.stderr.write(
    'The name has lower-case letters, digits and underscores, as in: make migration name=add_something\n',
  );
  process.exit(1);
}
const minute = new Date().toISOString().replace(/\D/g, '').slice(0, 12);
const file = `migrations/${minute}_${name}.ts`;
const template = `import type { Knex } from 'knex';

export async function up(knex: Knex): Promise<void> {
  await knex.raw(\`
  \`);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(\`
  \`);
}
`;
writeFileSync(file, template, { flag: 'wx' });
process.stdout.write(`${file}\n`);
