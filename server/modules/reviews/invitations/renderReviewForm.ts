import type { FieldError } from '../../../platform/contract.ts';
import { formatCount } from '../../../platform/text/formats.contract.ts';
import { type Html, html } from '../../../platform/text/htmlTemplate.ts';
import { honeypotField } from '../../enquiries/spamChecks.contract.ts';
import type { Invitation } from './contract.ts';

/** The form of a guest's review; the page lists the `errors` above it. */
export function renderReviewForm(
  token: string,
  { review, journeys, is_sent }: Invitation,
  errors: readonly FieldError[] = [],
): Html {
  const mark = (name: keyof Invitation['review']) =>
    errors.some(({ field }) => field === name) &&
    html` aria-invalid="true" aria-describedby="problem-${name}"`;
  return html`${is_sent && html`<p>You can correct your review until we have read it.</p>`}
<form method="post" action="/api/review-invitations/${token}/review">
<fieldset role="radiogroup"${mark('rating')}><legend>How was it?</legend>
${[1, 2, 3, 4, 5].map((stars) => renderStars(stars, review.rating))}
</fieldset>
<label for="journey">Journey</label>
<select id="journey" name="journey"${mark('journey')}>
<option value="">Please choose</option>
${journeys.map(({ value, label }) => renderOption(value, label, review.journey))}
</select>
<label for="travel_month">Month of travel, such as 2026-03</label>
<input id="travel_month" name="travel_month" type="month" value="${review.travel_month}"${mark('travel_month')}>
<label for="text">Your review</label>
<textarea id="text" name="text" rows="8"${mark('text')}>${review.text}</textarea>
<label for="guest_name">Your name, as it is shown</label>
<input id="guest_name" name="guest_name" autocomplete="name" value="${review.guest_name}"${mark('guest_name')}>
<label class="choice"><input type="checkbox" name="name_consent" value="true"${review.name_consent && html` checked`}>Show my name with the review. Without it, the review is by “A guest”.</label>
<p class="trap" aria-hidden="true"><label>Website <input name="${honeypotField}" tabindex="-1" autocomplete="off"></label></p>
<button type="submit">${is_sent ? 'Send the correction' : 'Send the review'}</button>
</form>`;
}

const renderStars = (stars: number, chosen: number) =>
  html`<label class="choice"><input type="radio" name="rating" value="${stars}"${stars === chosen && html` checked`}>${formatCount(stars, 'star')}</label>`;

const renderOption = (value: string, label: string, chosen: string) =>
  html`<option value="${value}"${value === chosen && html` selected`}>${label}</option>`;

/** The values that a guest has typed, before any check. */
export function toTypedReview(fields: Record<string, unknown>): Invitation['review'] {
  const text = (name: keyof Invitation['review']) => String(fields[name] ?? '');
  return {
    guest_name: text('guest_name'),
    name_consent: fields['name_consent'] !== undefined,
    travel_month: text('travel_month'),
    journey: text('journey'),
    rating: Number(text('rating')),
    text: text('text'),
  };
}
