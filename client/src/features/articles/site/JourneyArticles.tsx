import type { JourneyArticle } from '@modules/articles/journeyLinks.contract.ts';
import styles from '../../../ui/site/Details.module.css';
import { RouterLink } from '../../../ui/site/RouterLink.tsx';

/** Articles about a journey; renders nothing without any. */
export function JourneyArticles({ articles }: { articles: JourneyArticle[] }) {
  if (articles.length === 0) return null;
  return (
    <section aria-labelledby="journey-articles">
      <h2 id="journey-articles">Read before you go</h2>
      <table className={styles.table}>
        <thead className="visually-hidden">
          <tr>
            <th scope="col">Article</th>
            <th scope="col">Reading time</th>
          </tr>
        </thead>
        <tbody>
          {articles.map(({ id, kind, title, read_time }) => (
            <tr key={id}>
              <td>
                <RouterLink to={`/${kind}-details/${id}`}>{title}</RouterLink>
              </td>
              <td>{read_time.replaceAll(' ', '\u00a0')}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
