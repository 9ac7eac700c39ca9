export {
  type ConsentVersion,
  consentWordings,
  currentConsent,
} from '../../../server/platform/consent/contract.ts';
