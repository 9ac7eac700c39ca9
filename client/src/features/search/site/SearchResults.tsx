import type { SearchResult } from '@modules/search/contract.ts';
import { formatPrice } from '@platform/text/formats.contract.ts';
import { CardLink } from '../../../ui/site/CardLink.tsx';
import { Picture, type PictureKind } from '../../../ui/site/Picture.tsx';
import { WishlistButton } from '../../../ui/site/WishlistButton.tsx';
import styles from './Search.module.css';

const groups: { heading: string; kinds: SearchResult['kind'][] }[] = [
  { heading: 'Journeys', kinds: ['journey'] },
  { heading: 'Weddings', kinds: ['wedding'] },
  { heading: 'Blog and news', kinds: ['blog', 'news'] },
];

const pictures: Record<SearchResult['kind'], PictureKind> = {
  journey: 'destination',
  wedding: 'wedding',
  blog: 'blog',
  news: 'news',
};

/** What was found, by kind: what can be booked comes first. */
export function SearchResults({ results }: { results: SearchResult[] }) {
  return groups.map(({ heading, kinds }) => {
    const found = results.filter(({ kind }) => kinds.includes(kind));
    return found.length > 0 ? (
      <section key={heading} className={styles.group}>
        <h2>{heading}</h2>
        <ul className={styles.list}>
          {found.map((result) => (
            <li key={`${result.kind} ${result.id}`}>
              <Result result={result} />
            </li>
          ))}
        </ul>
      </section>
    ) : null;
  });
}

/** The keys of the results that fit on a wishlist. */
const wishKeys: Partial<Record<SearchResult['kind'], string>> = {
  journey: 'destination',
  wedding: 'wedding',
};

function Result({ result }: { result: SearchResult }) {
  const { kind, id, title, text, image, path, price } = result;
  const wish = wishKeys[kind];
  return (
    <article className={styles.result}>
      <Picture
        src={image}
        focus={result}
        kind={pictures[kind]}
        size="thumb"
        alt=""
        width={180}
        height={120}
      />
      <div>
        <h3>
          <CardLink to={path}>{title}</CardLink>
        </h3>
        {price ? <p className={styles.price}>From {formatPrice(price)}</p> : null}
        <p className={styles.text}>{text}</p>
      </div>
      {wish ? <WishlistButton id={`${wish}-${id}`} title={title} corner /> : null}
    </article>
  );
}
