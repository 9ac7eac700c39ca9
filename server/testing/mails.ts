import { signBody } from '../platform/security/signedBody.ts';
import type { TestApi } from './api.ts';
import type { ApiResponse } from './apiClient.ts';

/** The settings of a server that receives mail, for `useApi`. */
export const inboundSettings = {
  INBOUND_ADDRESS: 'replies@safarnama.example',
  INBOUND_SECRET: 'a test secret for received mail, long enough',
};

let sent = 0;

/** A raw mail of a visitor; every header can be replaced, or left out with an empty value. */
export function buildMail(headers: Record<string, string> = {}, body = 'Can we come in May?'): Buffer {
  sent += 1;
  const all: Record<string, string> = {
    'Return-Path': '<asha@example.com>',
    From: 'Asha Naik <asha@example.com>',
    To: inboundSettings.INBOUND_ADDRESS,
    Subject: 'Re: A week in Kerala',
    'Message-ID': `<visitor-${sent}-${process.hrtime.bigint()}@example.com>`,
    Date: 'Sun, 22 Nov 2026 10:00:00 +0000',
    'Content-Type': 'text/plain; charset=utf-8',
    ...headers,
  };
  const lines = Object.entries(all).flatMap(([name, value]) => (value ? [`${name}: ${value}`] : []));
  return Buffer.from(`${lines.join('\r\n')}\r\n\r\n${body}`);
}

/** Hands a raw mail to the API, signed as a mail server does. */
export async function postMail(
  { origin }: Pick<TestApi, 'origin'>,
  raw: Uint8Array,
  { secret = inboundSettings.INBOUND_SECRET, at = new Date(), signature = signBody(secret, raw, at) } = {},
): Promise<Pick<ApiResponse, 'status' | 'body'>> {
  const response = await fetch(`${origin}/api/inbound-mail`, {
    method: 'POST',
    headers: { 'Content-Type': 'message/rfc822', 'X-Mail-Signature': signature },
    body: new Uint8Array(raw),
  });
  return { status: response.status, body: await response.json() };
}
