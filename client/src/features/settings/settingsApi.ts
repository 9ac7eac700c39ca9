import type { BusinessFacts as BusinessSettings } from '@modules/settings/contract.ts';
import { api } from '../../app/api.ts';
import { useAppSelector } from '../../app/hooks.ts';
import type { AppStore, RootState } from '../../app/store.ts';

type LegalTexts = Pick<BusinessSettings, 'privacy_html' | 'terms_html'>;

/** What every page of the site shows or names. */
export type BusinessFacts = Omit<BusinessSettings, keyof LegalTexts>;

const settingsApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** The agency's facts; the example ones when they could not be had. Those are loaded only then. */
    getBusinessFacts: build.query<BusinessFacts, void>({
      queryFn: async (_none, _api, _options, request) => {
        const { data } = await request('settings/public');
        if (isSettings(data)) return { data: withoutTexts(data.data) };
        const { exampleSettings } = await import('@modules/settings/contract.ts');
        return { data: withoutTexts(exampleSettings) };
      },
      providesTags: ['Settings'],
    }),
    getLegalTexts: build.query<LegalTexts, void>({
      query: () => 'settings/public',
      transformResponse: ({ data: { privacy_html, terms_html } }: { data: LegalTexts }) => ({
        privacy_html,
        terms_html,
      }),
      providesTags: ['Settings'],
    }),
  }),
});

const isSettings = (answer: unknown): answer is { data: BusinessSettings } =>
  typeof answer === 'object' && answer !== null && 'data' in answer && typeof answer.data === 'object';

const withoutTexts = ({ privacy_html: _privacy, terms_html: _terms, ...facts }: BusinessSettings) => facts;

/** Stands in for the moment before the facts are there; empty text hides its line. */
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
};

export const { getBusinessFacts, getLegalTexts } = settingsApi.endpoints;
export const { useGetLegalTextsQuery } = settingsApi;

const select = getBusinessFacts.select();
const factsIn = (state: RootState): BusinessFacts => select(state).data ?? noFacts;

/** Whoever makes a store of the site asks for them: each page shows them. */
export const useBusinessFacts = (): BusinessFacts => useAppSelector(factsIn);

/** The same outside of React, for the heads of pages. */
export const businessFactsOf = (store: AppStore): BusinessFacts => factsIn(store.getState());
