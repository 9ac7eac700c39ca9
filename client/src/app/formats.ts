export { formatDay, formatPrice, mailboxLink } from '../../../server/platform/formats/contract.ts';
