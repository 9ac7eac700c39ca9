import { PageBanner } from '../../ui/site/PageBanner.tsx';
import { AboutBlock } from '../about/AboutBlock.tsx';
import { aboutTexts } from '../about/aboutTexts.ts';
import type { PageModule } from '../pageModule.ts';
import styles from './AboutPage.module.css';
import { breadcrumbs, pageTitle } from './pageTitle.ts';

export const head: PageModule['head'] = (store) => ({
  title: pageTitle(store, 'About Us'),
  description: aboutTexts.mission,
  canonicalPath: '/about',
  image: '/pictures/about/team.svg',
  jsonLd: [breadcrumbs(['About Us', '/about'])],
});

export function Component() {
  const { story, mission, vision, whyChoose, values } = aboutTexts;
  return (
    <>
      <PageBanner title="About Us" text="A notebook that became an agency." />
      <AboutBlock
        title="Our story"
        paragraphs={story}
        picture="team"
        action={{ label: 'Get In Touch', to: '/contact' }}
      />
      <div className={styles.aims} data-on="ink">
        <div className={`wrap ${styles.pair}`}>
          <section>
            <h2>Our mission</h2>
            <p>{mission}</p>
          </section>
          <section>
            <h2>Our vision</h2>
            <p>{vision}</p>
          </section>
        </div>
      </div>
      <section className={styles.why} aria-labelledby="why-us">
        <div className="wrap">
          <h2 id="why-us">Why choose us</h2>
          <ul className={styles.reasons}>
            {whyChoose.map(({ title, text }) => (
              <li key={title}>
                <h3>{title}</h3>
                <p>{text}</p>
              </li>
            ))}
          </ul>
        </div>
      </section>
      <section className={styles.values} aria-labelledby="our-values">
        <div className="wrap">
          <h2 id="our-values">What we hold to</h2>
          <ul className={styles.cards}>
            {values.map(({ title, text }) => (
              <li key={title}>
                <h3>{title}</h3>
                <p>{text}</p>
              </li>
            ))}
          </ul>
        </div>
      </section>
    </>
  );
}
