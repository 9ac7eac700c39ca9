import pg from 'pg';

/** One connection without a statement timeout: COPY needs the driver itself, and may take long. */
export async function withClient<Result>(
  url: string,
  work: (client: pg.Client) => Promise<Result>,
): Promise<Result> {
  const client = new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: 5000,
    application_name: 'safarnama-backup',
  });
  // The running query reports a lost connection.
  client.on('error', () => undefined);
  await client.connect();
  try {
    // The content and duration of a copy must not depend on the settings of the server or the role. While a restore
    // stores the uploads, its transaction is idle.
    await client.query(`set statement_timeout = 0; set idle_in_transaction_session_timeout = 0;
      set timezone = 'UTC'; set datestyle = 'ISO, YMD'; set intervalstyle = 'postgres';
      set client_encoding = 'UTF8'; set search_path = public`);
    return await work(client);
  } finally {
    await client.end().catch(() => undefined);
  }
}
