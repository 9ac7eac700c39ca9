import type { PriceRules } from '@modules/destinations/calculatePrice.contract.ts';
import type { AgencyDetails, PublicSettings, publicSettingsSchema } from '@modules/settings/contract.ts';
import type { DataResponse } from '@platform/fields.contract.ts';
import { api } from '../../lib/api/api.ts';
import { useAppSelector } from '../../lib/store/hooks.ts';
import type { AppStore, RootState } from '../../lib/store/store.ts';

type LegalTexts = Pick<PublicSettings, 'privacy_html' | 'terms_html'>;

/** Settings that every page of the site uses; `today` is empty while unknown. */
export type BusinessFacts = Omit<PublicSettings, keyof LegalTexts | keyof PriceRules | keyof AgencyDetails> &
  PriceRules &
  Partial<AgencyDetails>;

const settingsApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** The agency's settings without their long texts. */
    getBusinessFacts: build.query<BusinessFacts, void>({
      query: () => 'settings/public',
      transformResponse: ({ data }: DataResponse<typeof publicSettingsSchema>) => withoutTexts(data),
      providesTags: ['Settings'],
    }),
    getLegalTexts: build.query<LegalTexts, void>({
      query: () => 'settings/public',
      transformResponse: ({
        data: { privacy_html, terms_html },
      }: DataResponse<typeof publicSettingsSchema>) => ({
        privacy_html,
        terms_html,
      }),
      providesTags: ['Settings'],
    }),
  }),
});

const withoutTexts = ({ privacy_html: _privacy, terms_html: _terms, ...facts }: PublicSettings) => facts;

/** Until the settings are loaded, and when they cannot be: an empty text hides its line. */
const noFacts: BusinessFacts = {
  agency_name: '',
  phone_primary: '',
  phone_secondary: '',
  chat_number: '',
  email_info: '',
  email_sales: '',
  email_package: '',
  email_blogger: '',
  email_news: '',
  address: '',
  facebook_url: '',
  twitter_url: '',
  instagram_url: '',
  youtube_url: '',
  customer_portal_url: '',
  partner_portal_url: '',
  today: '',
};

export const { getBusinessFacts, getLegalTexts } = settingsApi.endpoints;

const select = getBusinessFacts.select();
const factsIn = (state: RootState): BusinessFacts => select(state).data ?? noFacts;

/** The server loads the settings with each page, and `SitePage` loads them again. */
export const useBusinessFacts = (): BusinessFacts => useAppSelector(factsIn);

/** The settings outside React, for page heads. */
export const readBusinessFacts = (store: AppStore): BusinessFacts => factsIn(store.getState());
