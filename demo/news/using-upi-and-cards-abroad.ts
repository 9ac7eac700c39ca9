import type { DemoNews } from '../types.ts';

export const article: DemoNews = {
  slug: 'using-upi-and-cards-abroad',
  title: 'UPI abroad: where a QR scan works, and what to carry besides',
  excerpt:
    'Merchants in several countries accept payments from Indian UPI apps. How to switch it on, what it costs, and why a second method is essential.',
  summary:
    'Merchants in several countries accept payments from Indian UPI apps. How to switch it on, what it costs, and why a second method is essential.',
  category: 'Technology',
  categories: ['Technology', 'Travel'],
  tags: ['news', 'travel', 'trending', 'update'],
  image: '/pictures/news/technology.svg',
  featured: false,
  published: true,
  priority: 'medium',
  source: 'Safarnama Desk',
  location: 'India',
  meta_title: 'Using UPI abroad: a traveller’s guide',
  meta_description:
    'Where Indian travellers can pay by UPI overseas, how to activate it, charges to expect, and the backup every family should carry.',
  author: 'Rohan Naik',
  published_days_ago: 41,
  views: 2960,
  content: `
<p>An Indian tourist buys a coffee in Singapore, scans a code on the counter and hears the familiar chime. It feels like Margao. Acceptance of UPI in shops abroad is one of the more cheerful changes in recent travel, but it is patchy, and the posters promise more than the counters deliver. Here is what to expect when you stand at the till.</p>
<section id="where-it-works">
  <h2>Where it works</h2>
  <p>Through agreements between the international arm of the National Payments Corporation and local networks, UPI payments at merchants have been introduced in a number of countries. The list includes Singapore, the United Arab Emirates, Nepal, Bhutan, Sri Lanka, Mauritius and France, and continues to grow. Not each shop in those countries takes part. In some it is a chain of duty-free stores; in some a whole family of QR codes; in France it started with a famous tower.</p>
  <p>The working rule: look for a UPI logo, or for the partner network’s logo named in your app, and ask before the bill is rung up.</p>
  <h3 id="two-different-things">Two different things</h3>
  <p>Paying a merchant abroad from your Indian account is one service. Sending money to a person’s foreign bank account is another, offered with only a few countries. Residents abroad using UPI with an overseas mobile number is a third. Articles mix them up. For a holiday, only the first concerns you.</p>
</section>
<section id="switching-it-on">
  <h2>Switching it on</h2>
  <ol>
    <li>Update your UPI app while still in India.</li>
    <li>Find the setting for international payments, sometimes under the bank account or the profile.</li>
    <li>Activate it for the account you wish to use. Banks usually enable it for a limited period, after which it turns off.</li>
    <li>Confirm with your UPI PIN.</li>
    <li>Check that your SIM can receive bank messages on roaming, because some apps verify the device.</li>
  </ol>
  <p>Not every bank and not every app supports it. Try to activate a week before departure, so that there is time to choose another.</p>
</section>
<section id="what-it-costs">
  <h2>What it costs</h2>
  <p>The amount appears in the local currency and in rupees before you confirm. The rate includes a conversion margin, and there may be a fee, depending upon the bank. For a coffee the difference is small. For a hotel bill compare it with your cards. Spending abroad may also count towards limits and tax rules on foreign remittances that apply to different methods of payment in different ways; ask your bank about yours.</p>
  <blockquote><p>Scan for the small things, card for the large, cash for the taxi that has neither. No single pocket should hold the whole holiday.</p></blockquote>
</section>
<section id="what-to-carry-besides">
  <h2>What to carry besides</h2>
  <ul>
    <li><strong>A forex card</strong>, loaded with the main currency, and its twin kept in a different bag</li>
    <li><strong>A credit card</strong> with international use switched on in the bank’s app, and a sensible limit</li>
    <li><strong>A debit card</strong>, purely for emergency cash withdrawals</li>
    <li><strong>Local notes</strong> for the first day, perhaps enough for transport, water and two meals</li>
    <li><strong>A little in dollars or euros</strong>, for the remote island and the visa counter</li>
  </ul>
  <p>Split these between two adults. If one wallet is lost, dinner still happens.</p>
  <h3 id="at-the-card-machine">At the card machine</h3>
  <p>When a terminal asks whether to charge in rupees or in the local currency, choose local. The rupee option, called dynamic currency conversion, usually carries a poorer rate. Hotels and car hire firms block a deposit on credit cards; do not use a forex card for it, as the block may last weeks.</p>
</section>
<section id="without-a-network">
  <h2>Without a network</h2>
  <p>UPI in its usual form requires data on your phone. Airport Wi-Fi is not a plan. Buy a roaming pack or a local eSIM that keeps the Indian number alive for messages. Within India, UPI Lite and its offline variants help with small payments where the signal is poor; do not suppose that these work in foreign shops.</p>
  <p>If a payment fails after the money has left your account, note the reference number and wait. Most failed transactions are reversed automatically. Pay in another manner, keep the receipt and raise the matter in the app if it has not come back after the stated number of days.</p>
</section>
<section id="safety-habits">
  <h2>Safety habits</h2>
  <p>Never scan a code in order to receive money. Cover the PIN. Check the merchant’s name on the screen. Don’t accept help from strangers with your unlocked phone. Store your bank’s international helpline number outside the phone as well. And tell the bank where you are travelling, when their app offers that option.</p>
</section>
<section id="before-you-fly">
  <h2>Before you fly</h2>
  <p>Safarnama Travels puts a half-page money note in each overseas voucher, with the state of UPI acceptance as we found it that month. If you are planning for the Emirates or Singapore, see the <a href="/itinerary/Dubai">Dubai</a> and <a href="/itinerary/Singapore">Singapore</a> itineraries. For help in choosing between forex card and cash, tick the visa and forex boxes in the <a href="/booking">enquiry form</a>.</p>
</section>
`,
};
