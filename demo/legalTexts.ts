export const privacyHtml = `
<p>This page says what Safarnama Travels (“we”) does with the personal data you give us, in words we would use across a table. It applies to this website and to the travel services that you ask us about.</p>

<h2 id="what-we-collect">What we collect</h2>
<ul>
<li><strong>Enquiries.</strong> Your name, email address, phone number, what you would like to do and anything else you write in the contact or booking form, including a file if you attach one.</li>
<li><strong>Bookings.</strong> When you decide to travel with us: names as in your documents, dates of birth, passport or identity details, dietary or medical needs that you choose to tell us, and billing details.</li>
<li><strong>Newsletter.</strong> Your email address, when and where you signed up, and whether you confirmed it.</li>
<li><strong>Technical records.</strong> Our servers note the address and browser a request came from, for security. Article views are counted with a scrambled form of these that does not tell us who you are.</li>
</ul>
<p>We do not take card or bank details through this website.</p>

<h2 id="why">Why we use it</h2>
<ul>
<li>To answer your enquiry and prepare a quotation.</li>
<li>To arrange what you book: rooms, transport, guides, tickets, permits and visas.</li>
<li>To send the newsletter, if you asked for it and confirmed your address.</li>
<li>To keep accounts and meet duties under tax, immigration and consumer law.</li>
<li>To protect the website against misuse.</li>
</ul>
<p>We rely on your consent, or on another use that the Digital Personal Data Protection Act, 2023 allows. We do not sell personal data, and we do not use it to decide anything about you by machine alone.</p>

<h2 id="sharing">Who else sees it</h2>
<p>Only those who need it for your journey or for running this service: hotels, transport companies, guides, airlines, insurers and visa offices; the firms that host our website and carry our mail, bound by contract; and authorities where the law requires it. For travel abroad some of them are outside India. We send them what the arrangement needs and no more.</p>

<h2 id="keeping">How long we keep it</h2>
<p>We keep enquiries for as long as we need them to answer you and to follow up on your plans, and erase them when you ask. Booking and invoice records stay for the years that tax law prescribes. Copies of passports are removed once the journey and any visa matter is closed. A newsletter address stays until you unsubscribe; we then keep only what is needed to make sure that we do not write again.</p>

<h2 id="cookies">Cookies and browser storage</h2>
<p>The public pages set no advertising cookies. Your browser may store small preferences, such as a saved tour, which you can clear at any time in its settings. Links to our customer and partner portals, to messaging services and to social networks lead to other sites with policies of their own.</p>

<h2 id="your-rights">Your rights</h2>
<p>Under the Digital Personal Data Protection Act, 2023, as its provisions come into force, you may:</p>
<ul>
<li>ask for a summary of the personal data we hold about you and with whom it was shared;</li>
<li>have it corrected, completed or updated;</li>
<li>have it erased, unless a law requires us to keep it;</li>
<li>withdraw your consent as easily as you gave it, without effect on what was done before;</li>
<li>name another person to act for you in case of death or incapacity;</li>
<li>complain to us, and, if our answer does not settle the matter, to the Data Protection Board of India.</li>
</ul>
<p>Every newsletter carries a link that ends your subscription. For everything else, write to our grievance contact below. We may ask for something that shows it is you.</p>

<h2 id="children">Children</h2>
<p>We ask for a child’s details only as part of a family’s journey, from a parent or guardian and with that person’s consent. Please do not let children send us forms on their own.</p>

<h2 id="security">Security</h2>
<p>The website is served over an encrypted connection. Attached files are private and open only for staff who are signed in, through links that expire. Staff see what their role needs. Should a breach put your data at risk, we will tell you and the authorities as the law prescribes.</p>

<h2 id="privacy-contact">Contact and changes</h2>
<p>Questions, requests and complaints: The Grievance Officer, Safarnama Travels, <a href="mailto:info@example.com">info@example.com</a>. Our postal address and telephone numbers are on the <a href="/contact">contact page</a>. If we change this page in a way that matters, we will say so here before the change takes effect.</p>
`.trim();

export const termsHtml = `
<p>These terms govern the use of this website and, together with your written confirmation, the travel arrangements you make with Safarnama Travels (“we”). Please read them before you pay for anything.</p>

<h2 id="enquiries">Enquiries are not bookings</h2>
<p>Sending a form, a message or a call costs nothing and reserves nothing. A booking exists only when we have sent a written confirmation and received the amount named in it. Until then seats, rooms and prices may change.</p>

<h2 id="prices">Prices</h2>
<ul>
<li>Prices on this website are indicative. They are usually for one person sharing a twin room, in Indian rupees unless another currency is shown, and depend on season and availability.</li>
<li>The quotation we send you is the one that counts. It states how long it is valid, and what is included and what is not.</li>
<li>After confirmation a price changes only if a tax, a government fee, a fare or an exchange rate changes before you have paid in full, or if you change the plan. We will show you the reason.</li>
<li>A discount is counted from our own regular price for the same package.</li>
</ul>

<h2 id="taxes">Taxes</h2>
<p>Goods and Services Tax is charged as the law requires and shown separately on the invoice. For overseas tour packages, tax collected at source (TCS) under the income-tax law is added where it applies, at the rate in force on the day of payment; it is credited against your PAN and can be claimed in your return. Please ask your own adviser how it applies to you.</p>

<h2 id="payment">Payment</h2>
<p>Each package states its booking amount and the date on which the balance falls due. Pay only to the account printed on our invoice. If the balance does not arrive in time, we will remind you once; after that we may release the booking on the terms of its cancellation policy.</p>

<h2 id="cancellation">Cancellation and changes by you</h2>
<p>Every package page and confirmation carries its own cancellation scale, counted from the day your written notice reaches us. Airlines, railways, visa offices and some hotels apply their own rules, which can be stricter. We will try to move your dates or change a name if you ask early; any cost of that is passed on as charged to us. Refunds go back by the way you paid, normally within 15 working days of the amount being settled.</p>

<h2 id="our-changes">Changes by us</h2>
<p>Weather, closed roads, cancelled ferries or flights, strikes and official orders can make a change necessary. We will offer the nearest reasonable alternative. If we have to cancel a package before departure for reasons on our side, you may choose another date or a full refund of what you paid us for it. If an event beyond anyone’s control prevents the journey, we return what we are able to recover from suppliers and show you the account.</p>

<h2 id="documents">Passports, visas and permits</h2>
<p>You are responsible for valid documents and correct names. We help with applications, but the decision belongs to the authorities, and their fees are usually not refunded. For most countries a passport should be valid for six months beyond your return.</p>

<h2 id="health">Health, safety and insurance</h2>
<p>Please tell us of any condition that matters for the trip, above all for high altitude, diving and trekking. Follow the instructions of guides and crew. We recommend travel insurance to everyone and ask for it on high-altitude and overseas journeys.</p>

<h2 id="conduct">On the road</h2>
<p>Respect for hosts, places of worship, wildlife and fellow guests is part of the journey. If someone’s conduct endangers others or breaks the law, we may end that person’s participation without refund.</p>

<h2 id="suppliers">Our part and that of others</h2>
<p>We choose hotels, carriers and guides with care and answer for our own work. The services themselves are rendered by independent suppliers under their own terms. Our liability for a package, where the law allows it to be limited, does not go beyond the amount you paid us for it. Nothing here takes away rights that consumers have under the Consumer Protection Act, 2019, or limits liability for fraud or for injury caused by our negligence.</p>

<h2 id="complaints">Complaints</h2>
<p>Tell the guide or your planner at once, so that things can be put right on the spot. If that fails, write to <a href="mailto:info@example.com">info@example.com</a> within 30 days of your return. We acknowledge complaints within 48 hours and aim to settle them within a month.</p>

<h2 id="website">This website</h2>
<p>We take care with what we publish, yet opening hours, permits and timetables change; please check with us before relying on them. Texts and illustrations belong to us or to those who licensed them to us. Pages of other companies that we link to are their responsibility. Your data is handled as our <a href="/privacy">privacy policy</a> describes.</p>

<h2 id="law">Law and jurisdiction</h2>
<p>Indian law applies. Disputes go to the competent courts at Panaji, Goa, without prejudice to any forum where consumer law lets you bring a claim.</p>
`.trim();
