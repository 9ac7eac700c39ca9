import { mkdtemp, rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import S3rver from 's3rver';
import { useServer } from './useServer.ts';

/** A real server of the S3 protocol, with one bucket. */
export type TestS3 = {
  /** A STORAGE_URL of it. */
  readonly url: string;
};

/** Starts an S3 server on a free port; `remove` stops it and deletes its files. */
async function startS3(): Promise<TestS3 & { remove(): Promise<void> }> {
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
  return {
    // The only account that this server knows.
    url: `s3://S3RVER:S3RVER@127.0.0.1:${port}/uploads/agency?tls=off`,
    async remove() {
      await server.close();
      await rm(directory, { recursive: true, force: true });
    },
  };
}

/** Starts an S3 server before the tests of this file (or block), and removes it after them. */
export const useS3 = (): TestS3 => useServer(startS3, (s3) => s3.remove());
