import { Readable } from 'node:stream';
import type { Database } from '../../platform/db/db.ts';
import { personalTables, readKnownBatches, type Subjects } from './queries.ts';

/** All data of a person as one JSON document, written while it is read. */
export function exportPerson(db: Database, subjects: Subjects, now: Date): Readable {
  async function* parts() {
    yield `{"person":${JSON.stringify(subjects.person)},"exported_at":${JSON.stringify(now)}`;
    for (const [name, table] of Object.entries(personalTables)) {
      yield `,\n${JSON.stringify(name)}:[`;
      let joint = '\n';
      for await (const rows of readKnownBatches(db, table, subjects)) {
        yield joint + rows.map((row) => JSON.stringify(row)).join(',\n');
        joint = ',\n';
      }
      yield ']';
    }
    yield '}\n';
  }
  return Readable.from(parts());
}
