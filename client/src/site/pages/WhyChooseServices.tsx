import { BedDouble, Car, Compass, Heart, Stamp, Ticket } from 'lucide-react';
import styles from './WhyChooseServices.module.css';

const services = [
  {
    icon: Compass,
    title: 'Customized Tours',
    text: 'A plan drawn around your days, your pace and the people you travel with.',
  },
  {
    icon: BedDouble,
    title: 'Accommodation',
    text: 'Service apartments, villas and hotel rooms that we would sleep in ourselves.',
  },
  {
    icon: Car,
    title: 'Transportation',
    text: 'Cars, bikes, mini buses and boats, with drivers who know the road.',
  },
  {
    icon: Ticket,
    title: 'Flight and Travel Tickets',
    text: 'Air, train, bus and cruise tickets, at home and abroad, in one go.',
  },
  {
    icon: Stamp,
    title: 'Visa and Forex',
    text: 'Help with visas and passports, and foreign money before you leave.',
  },
  {
    icon: Heart,
    title: 'Wedding Packages',
    text: 'From the venue to the last guest’s flight home: one planner, one plan.',
  },
];

export function WhyChooseServices() {
  return (
    <section className={styles.why} aria-labelledby="why-heading">
      <div className="wrap">
        <h2 id="why-heading">Why choose us</h2>
        <p className={styles.lead}>Six things we do every day, so that you do not have to.</p>
        <ul className={styles.cards}>
          {services.map(({ icon: Icon, title, text }) => (
            <li key={title}>
              <span className={styles.icon}>
                <Icon size={26} strokeWidth={1.6} aria-hidden="true" />
              </span>
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
