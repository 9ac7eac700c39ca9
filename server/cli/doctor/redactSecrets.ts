const isSecret = /SECRET|PASSWORD|TOKEN|_KEY/;
const addresses = ['DATABASE_URL', 'DATABASE_DIRECT_URL', 'REDIS_URL', 'SMTP_URL', 'IMAP_URL', 'STORAGE_URL'];

/** The same text with every secret of the settings removed, also those within addresses. */
export function redactSecrets(text: string, environment: Record<string, string | undefined>): string {
  const secrets = Object.keys(environment).flatMap((name) =>
    isSecret.test(name) ? [environment[name]] : [],
  );
  for (const address of addresses.map((name) => environment[name] ?? '')) {
    // Without a URL parser, because a malformed address may be printed for that very reason.
    const [, password = '', keys = ''] =
      /^[a-z0-9+]+:\/\/[^:@/]*:([^?]*)@[^?]*(?:\?(.*))?$/i.exec(address) ?? [];
    secrets.push(address, password, decoded(password), ...keys.split('&').map((pair) => pair.split('=')[1]));
  }
  return secrets
    .filter((secret) => secret !== undefined && secret.length > 3)
    .sort((a, b) => (b?.length ?? 0) - (a?.length ?? 0))
    .reduce<string>((cut, secret) => cut.replaceAll(secret ?? '', '[secret]'), text);
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
