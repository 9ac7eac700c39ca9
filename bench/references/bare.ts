// Koa and pg without anything between them: the reference of lists, writes, starts and memory.
import Koa from 'koa';
import pg from 'pg';

for (const type of [pg.types.builtins.INT8, pg.types.builtins.NUMERIC]) pg.types.setTypeParser(type, Number);
const pool = new pg.Pool({ connectionString: process.env['DATABASE_URL'], max: 10 });

const newest = `
  select id, title, slug, excerpt, categories, tags, featured_image, featured, published, author, published_at,
         words, views, created_at, updated_at
  from posts where kind = $1 and published order by dated_at desc, id desc limit $2 offset $3`;

const insertEnquiry = `
  insert into enquiries (channel, enquiry_type, name, email, phone, subject, message, created_at, updated_at)
  values ('contact', 'general', $1, $2, $3, $4, $5, now(), now()) returning id, reference`;

const insertEvent = `
  insert into events (type, entity_type, entity_id, data, occurred_at)
  values ('enquiry.submitted', 'enquiry', $1, $2, now())`;

async function readBody(request: NodeJS.ReadableStream): Promise<Record<string, string>> {
  let text = '';
  for await (const chunk of request) text += chunk;
  return JSON.parse(text);
}

async function submit(body: Record<string, string>) {
  const client = await pool.connect();
  try {
    await client.query('begin');
    const { name, email, phone, subject, message } = body;
    const { rows } = await client.query(insertEnquiry, [name, email, phone, subject, message]);
    await client.query(insertEvent, [rows[0].id, JSON.stringify({ name, email, phone, subject })]);
    await client.query('commit');
    return rows[0];
  } catch (error) {
    await client.query('rollback');
    throw error;
  } finally {
    client.release();
  }
}

const app = new Koa();
app.use(async (ctx) => {
  if (ctx.path === '/readyz') {
    await pool.query('select 1');
    ctx.body = { success: true };
  } else if (ctx.path === '/posts') {
    const { rows } = await pool.query(newest, ['blog', 9, 0]);
    ctx.body = { success: true, posts: rows };
  } else if (ctx.path === '/submit' && ctx.method === 'POST') {
    ctx.body = { success: true, data: await submit(await readBody(ctx.req)) };
    ctx.status = 201;
  }
});
app.listen(Number(process.env['PORT']), '127.0.0.1');
process.on('SIGTERM', () => process.exit(0));
