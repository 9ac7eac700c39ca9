import type { PublicMember } from '@modules/team/contract.ts';
import { useId } from 'react';
import { ContentNotice } from '../../features/content/site/ContentNotice.tsx';
import {
  getPageContent,
  type PageContent,
  readPageContent,
  usePageContent,
} from '../../features/content/site/contentApi.ts';
import { readBusinessFacts } from '../../features/settings/settingsApi.ts';
import { TeamSection } from '../../features/team/site/TeamSection.tsx';
import { getTeam, readTeam } from '../../features/team/site/teamApi.ts';
import { PageBanner } from '../../ui/site/PageBanner.tsx';
import { AboutBlock } from '../about/AboutBlock.tsx';
import { AgencyDetails } from '../agency/AgencyDetails.tsx';
import { agencyStructuredData } from '../agency/agencyStructuredData.ts';
import type { PageModule } from '../pageModule.ts';
import { laneScene } from '../scenes/laneScene.tsx';
import styles from './AboutPage.module.css';
import { breadcrumbs, pageTitle } from './pageTitle.ts';

export const loader: PageModule['loader'] = (store) => [
  store.dispatch(getPageContent.initiate('about')),
  store.dispatch(getTeam.initiate()),
];

export const head: PageModule['head'] = (store) => ({
  title: pageTitle(store, 'About Us'),
  description: readPageContent(store, 'about')?.mission ?? '',
  canonicalPath: '/about',
  image: '/pictures/about/team.svg',
  jsonLd: [
    breadcrumbs(['About Us', '/about']),
    { ...agencyStructuredData(readBusinessFacts(store)), employee: readTeam(store).map(getPersonFacts) },
  ],
});

/** A member of the team as schema.org describes a person. */
const getPersonFacts = ({ name, role, portrait, languages }: PublicMember) => ({
  '@type': 'Person',
  name,
  jobTitle: role,
  ...(portrait && { image: portrait }),
  knowsLanguage: languages,
});

export function Component() {
  const { content, error } = usePageContent('about');
  return (
    <>
      <PageBanner scene={laneScene} title="About Us" text={content?.banner ?? ''} />
      {content ? <AboutContent content={content} /> : <ContentNotice error={error} />}
      <TeamSection />
      <AgencyDetails />
    </>
  );
}

function AboutContent({ content }: { content: PageContent<'about'> }) {
  const { story, mission, vision, reasons, values } = content;
  return (
    <>
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
      <Reasons
        title="Why choose us"
        entries={reasons}
        className={styles.why}
        listClassName={styles.reasons}
      />
      <Reasons
        title="What we hold to"
        entries={values}
        className={styles.values}
        listClassName={styles.cards}
      />
    </>
  );
}

type ReasonsProps = {
  title: string;
  entries: PageContent<'about'>['reasons'];
  className: string | undefined;
  listClassName: string | undefined;
};

/** A titled list; renders nothing when empty. */
function Reasons({ title, entries, className, listClassName }: ReasonsProps) {
  const id = useId();
  if (entries.length === 0) return null;
  return (
    <section className={className} aria-labelledby={id}>
      <div className="wrap">
        <h2 id={id}>{title}</h2>
        <ul className={listClassName}>
          {entries.map((entry, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: staff may write a text twice
            <li key={place}>
              <h3>{entry.title}</h3>
              <p>{entry.text}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
