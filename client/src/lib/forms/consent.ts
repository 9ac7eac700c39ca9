export {
  type ConsentVersion,
  consentWordings,
  currentConsent,
} from '@modules/enquiries/consent.contract.ts';
