export { formatDay, formatPrice, mailboxLink } from '@platform/text/formats.contract.ts';
