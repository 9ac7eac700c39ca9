import { mkdtemp, rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import S3rver from 's3rver';
import { afterAll, beforeAll } from 'vitest';

/** A real server of the S3 protocol, with one bucket. */
export type TestS3 = {
  /** A STORAGE_URL of it. */
  readonly url: string;
};

/** Starts an S3 server on a free port before the tests of this file (or block), and removes it after them. */
export function useS3(): TestS3 {
  let url = '';
  let remove = async () => {};
  beforeAll(async () => {
    const directory = await mkdtemp(join(tmpdir(), 'safarnama-s3-'));
    const server = new S3rver({
      address: '127.0.0.1',
      port: 0,
      silent: true,
      directory,
      vhostBuckets: false,
      configureBuckets: [{ name: 'uploads', configs: [] }],
    });
    const { port } = (await server.run()) as AddressInfo; // a TCP server has no other kind
    // The only account that this server knows.
    url = `s3://S3RVER:S3RVER@127.0.0.1:${port}/uploads/agency?tls=off`;
    remove = async () => {
      await server.close();
      await rm(directory, { recursive: true, force: true });
    };
  });
  afterAll(() => remove());
  return {
    get url() {
      return url;
    },
  };
}
