import type { DemoNews } from '../types.ts';

export const article: DemoNews = {
  slug: 'tcs-on-overseas-packages',
  title: 'TCS on overseas tour packages: a plain-language guide',
  excerpt:
    'Why your foreign holiday bill has an extra tax line, how it is credited to your PAN, and why you must check the current rate before paying.',
  summary:
    'Why your foreign holiday bill has an extra tax line, how it is credited to your PAN, and why you must check the current rate before paying.',
  category: 'Industry',
  categories: ['Industry', 'Travel'],
  tags: ['news', 'tourism', 'update', 'travel'],
  image: '/pictures/blog/budget.svg',
  featured: false,
  published: true,
  priority: 'high',
  source: 'Safarnama Desk',
  location: 'India',
  meta_title: 'TCS on overseas tour packages explained',
  meta_description:
    'Tax collected at source on foreign holidays: what it is, how to claim credit, and why to check the current rate before you pay.',
  author: 'Rohan Naik',
  published_days_ago: 19,
  views: 3690,
  content: `
<p>A family books a holiday in Bali, and the invoice has a line they did not expect: tax collected at source, or TCS. Some take it for a fee that the agency has invented. Some believe that the money is gone. Neither is right. This guide explains the principle, which has been stable for some years, and leaves out the rate, which has not. Rates and limits have been altered by several Budgets, so please check the present figure with the income-tax portal, your chartered accountant or your tour operator on the day you pay.</p>
<section id="what-tcs-is">
  <h2>What TCS is</h2>
  <p>Tax collected at source is income tax gathered in advance. When someone sells certain things, the law tells the seller to collect a percentage on top of the price and deposit it with the government against the buyer’s PAN. An overseas tour programme package is among those things. The tour operator is only the collector. It keeps none of the amount.</p>
  <p>Because it is an advance of your own income tax, it comes back to you. Either it lowers the tax you still have to pay for the year, or, when you owe less than was collected, it is refunded after you file a return.</p>
  <h3 id="it-is-not-gst">It is not GST</h3>
  <p>Goods and services tax is a separate line, and it is charged upon the service of the tour operator. GST is a cost; individual holidaymakers do not get it back. Look for both lines on a quotation, and ask for the total with both in it.</p>
</section>
<section id="what-counts-as-a-package">
  <h2>What counts as a package</h2>
  <p>In general terms, an overseas tour programme package is one that includes travel outside India together with hotel stay, or boarding, lodging, or similar expenses. A flight ticket bought alone or a hotel booked alone is usually not treated as a package, though how you pay for it abroad may bring other rules on remittances into play. Tours wholly within India do not attract this TCS at all. Ladakh, the Andamans and Kerala are, for tax purposes, happily at home.</p>
  <ul>
    <li>Land package plus flights sold together: a package.</li>
    <li>Cruise that leaves Indian waters, with meals and cabin: ask, as the itinerary matters.</li>
    <li>Destination wedding abroad, with rooms and transfers: ask the operator in advance to set out how each guest will be invoiced.</li>
  </ul>
  <blockquote><p>The price of a foreign holiday has three parts: what you spend, what you are taxed, and what is only parked with the tax office until you ask for it.</p></blockquote>
</section>
<section id="what-you-must-give-the-operator">
  <h2>What you must give the operator</h2>
  <ol>
    <li>Your PAN, in the name of the person who pays. Without a PAN the rate may be higher.</li>
    <li>Your name and address precisely as in the tax records.</li>
    <li>A declaration, if asked, about other packages in the same financial year, where the rule of the day depends on yearly totals.</li>
    <li>Payment by a traceable method, from the payer’s own account.</li>
  </ol>
  <p>Decide in the family who will pay. Credit goes to the holder of that PAN. When the father pays and the daughter has the taxable income, it is the father who receives the credit.</p>
</section>
<section id="how-to-see-it-and-claim-it">
  <h2>How to see it and claim it</h2>
  <p>The operator deposits the money and files a statement every quarter. After that the amount appears in your annual tax statement on the income-tax portal. Check that it is there, in the right amount, before filing your return. Enter the credit in the return, then file in time. Salaried people may also tell their employer about it during the year so that monthly deductions take it into account.</p>
  <h3 id="if-it-does-not-appear">If it does not appear</h3>
  <p>Wait until the quarter’s statement is due. Then send the operator your invoice and ask for the TCS certificate, which they are bound to provide. Typing mistakes in the PAN are the usual cause, and can be corrected.</p>
</section>
<section id="planning-your-cash">
  <h2>Planning your cash</h2>
  <p>The credit is real but late. Money paid in May may come back in the following financial year. So budget for the gross amount. Compare quotations with TCS shown apart, for a quotation that omits it looks cheaper, and will not stay so. And be wary of anyone who offers to ‘avoid’ the tax by splitting invoices or by accepting cash. The risk falls on you as well as on them.</p>
</section>
<section id="how-safarnama-shows-it">
  <h2>How Safarnama shows it</h2>
  <p>Each overseas quotation from Safarnama Travels has separate lines for package price, GST and TCS, with the rate and the date on which we verified it. When the law changes between the quotation and the payment, the rate on the date prescribed by law applies, and we send you a new sheet.</p>
  <p>This article is general information and is no substitute for tax advice. For the price of a particular tour see the international entries on the <a href="/destination">destinations page</a>, or write through the <a href="/booking">enquiry form</a> and ask for a sheet with taxes broken out.</p>
</section>
`,
};
