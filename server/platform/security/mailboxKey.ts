/**
 * Returns one key for all spellings of a mailbox, used only for limits: many providers deliver `Asha.Naik+goa@` and
 * `ashanaik@` to one person. Where a provider distinguishes them, they only share limits. The SQL function
 * `mailbox_key` does the same.
 */
export function mailboxKey(address: string): string {
  const [local = '', domain = ''] = address.toLowerCase().split(/@(?=[^@]*$)/);
  const [name = ''] = local.split('+');
  return `${name.replaceAll('.', '')}@${domain === 'googlemail.com' ? 'gmail.com' : domain}`;
}
