export { formatDay, formatPrice, mailboxLink } from '../../../../server/platform/text/formats.contract.ts';
