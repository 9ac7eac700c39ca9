import { createReadStream } from 'node:fs';
import { rm, stat } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import type { S3Client } from '@aws-sdk/client-s3';
import { errorCode } from '../errorCode.ts';
import { notFound, StorageRefused } from '../errors.ts';
import type { Storage } from './storage.ts';

const connectMs = 3000;
/** The timeout of a request to the store without a response. */
const defaultTimeoutMs = 10_000;

/** The parsed form of `s3://key:secret@host:port/bucket/folder?region=…&tls=off&timeout=ms`. */
type Place = {
  endpoint: string;
  region: string;
  bucket: string;
  /** Prefix of every key; empty, or with a trailing slash. */
  folder: string;
  /** Null: the SDK's default credential chain (environment, profile, role) is used. */
  credentials: { accessKeyId: string; secretAccessKey: string } | null;
  silenceMs: number;
};

function parseS3Url(address: string): Place {
  const url = new URL(address);
  const [bucket = '', ...folder] = url.pathname.split('/').filter(Boolean);
  const protocol = url.searchParams.get('tls') === 'off' ? 'http' : 'https';
  const accessKeyId = decodeURIComponent(url.username);
  return {
    endpoint: `${protocol}://${url.host}`,
    region: url.searchParams.get('region') ?? 'us-east-1',
    bucket,
    folder: folder.map((part) => `${part}/`).join(''),
    credentials: accessKeyId ? { accessKeyId, secretAccessKey: decodeURIComponent(url.password) } : null,
    silenceMs: Number(url.searchParams.get('timeout') ?? defaultTimeoutMs),
  };
}

const sdk = () => import('@aws-sdk/client-s3');

async function createClient({ endpoint, region, credentials, silenceMs }: Place): Promise<S3Client> {
  const { S3Client } = await sdk();
  return new S3Client({
    endpoint,
    region,
    // Every compatible store accepts paths; bucket names as hosts need DNS.
    forcePathStyle: true,
    ...(credentials ? { credentials } : {}),
    maxAttempts: 3,
    requestHandler: {
      connectionTimeout: connectMs,
      requestTimeout: silenceMs,
      throwOnRequestTimeout: true,
      socketTimeout: silenceMs,
    },
    // Many compatible stores do not support the newer checksums.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  });
}

/** Stores uploads in a bucket of any S3-compatible store. The client is loaded on first use. */
export function s3Storage(address: string): Storage {
  const place = parseS3Url(address);
  const { endpoint, bucket, folder } = place;
  let client: Promise<S3Client> | undefined;
  const opened = () => {
    client ??= createClient(place);
    return client;
  };
  const at = (key: string) => ({ Bucket: bucket, Key: folder + key });

  const write = async (key: string, Body: Readable | Uint8Array, ContentLength: number) => {
    const { PutObjectCommand } = await sdk();
    try {
      await (await opened()).send(new PutObjectCommand({ ...at(key), Body, ContentLength }));
    } catch (error) {
      const reason = errorCode(error) ?? (error instanceof Error ? error.name : String(error));
      throw new StorageRefused(`STORAGE_URL: ${endpoint} refuses to store in “${bucket}” (${reason})`, {
        cause: error,
      });
    }
  };

  return {
    async put(key, localFile) {
      const { size } = await stat(localFile);
      const content = createReadStream(localFile);
      try {
        await write(key, content, size);
      } finally {
        // A request that fails before it reads leaves the file open.
        content.destroy();
      }
      await rm(localFile, { force: true });
    },
    putBuffer: (key, content) => write(key, content, content.length),
    async read(key) {
      const { GetObjectCommand, NoSuchKey } = await sdk();
      try {
        const found = await (await opened()).send(new GetObjectCommand(at(key)));
        // In Node the body is a Node stream.
        return { stream: found.Body as Readable, size: found.ContentLength ?? 0 };
      } catch (error) {
        if (error instanceof NoSuchKey) throw notFound();
        throw error;
      }
    },
    async remove(key) {
      const { DeleteObjectCommand } = await sdk();
      await (await opened()).send(new DeleteObjectCommand(at(key)));
    },
    async *list() {
      const { paginateListObjectsV2 } = await sdk();
      const pages = paginateListObjectsV2({ client: await opened() }, { Bucket: bucket, Prefix: folder });
      for await (const { Contents = [] } of pages) {
        for (const { Key = '' } of Contents) yield Key.slice(folder.length);
      }
    },
  };
}
