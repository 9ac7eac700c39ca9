export { formatDay, formatPrice } from '../../../server/platform/formats/contract.ts';
