import { ChevronLeft, ChevronRight } from 'lucide-react';
import { type ReactNode, useCallback } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { pageNumbers } from '../../lib/pageNumbers.ts';
import styles from './ListFooter.module.css';
import { type PageAddress, pageSizes } from './pageAddress.ts';
import { usePageKeys } from './usePageKeys.ts';

type ListFooterProps = {
  page: number;
  limit: number;
  total: number;
  totalPages: number;
  getPageAddress: PageAddress;
};

/** Page size, "Showing X to Y of Z results", page links, and arrow keys. The URL holds page and size. */
export function ListFooter({ page, limit, total, totalPages, getPageAddress }: ListFooterProps) {
  const navigate = useNavigate();
  const go = useCallback(
    (targetPage: number) => void navigate(getPageAddress(targetPage, limit)),
    [navigate, getPageAddress, limit],
  );
  usePageKeys(page, totalPages, go);
  if (total === 0) return null;

  const first = (page - 1) * limit + 1;
  return (
    <div className={styles.footer}>
      <label className={styles.size}>
        Per page
        <select
          value={limit}
          onChange={(event) => void navigate(getPageAddress(1, Number(event.target.value)))}
        >
          {pageSizes.map((size) => (
            <option key={size} value={size}>
              {size}
            </option>
          ))}
        </select>
      </label>
      <p className={styles.showing} role="status">
        Showing {Math.min(first, total)} to {Math.min(first + limit - 1, total)} of {total} results
      </p>
      {totalPages > 1 ? (
        <PageLinks
          page={page}
          totalPages={totalPages}
          getPageAddress={(targetPage) => getPageAddress(targetPage, limit)}
        />
      ) : null}
    </div>
  );
}

type PageLinksProps = { page: number; totalPages: number; getPageAddress: (page: number) => string };

export function PageLinks({ page, totalPages, getPageAddress }: PageLinksProps) {
  return (
    <nav className={styles.pages} aria-label="Pages">
      <Step to={page > 1 ? getPageAddress(page - 1) : null} label="Previous page">
        <ChevronLeft size={20} aria-hidden="true" />
      </Step>
      {pageNumbers(page, totalPages).map((entry) =>
        typeof entry === 'string' ? (
          <span key={entry} aria-hidden="true">
            …
          </span>
        ) : (
          <Link
            key={entry}
            to={getPageAddress(entry)}
            aria-label={`Page ${entry}`}
            aria-current={entry === page ? 'page' : undefined}
          >
            {entry}
          </Link>
        ),
      )}
      <Step to={page < totalPages ? getPageAddress(page + 1) : null} label="Next page">
        <ChevronRight size={20} aria-hidden="true" />
      </Step>
    </nav>
  );
}

function Step({ to, label, children }: { to: string | null; label: string; children: ReactNode }) {
  if (to === null) {
    return (
      <span className={styles.nowhere} aria-hidden="true">
        {children}
      </span>
    );
  }
  return (
    <Link to={to} aria-label={label}>
      {children}
    </Link>
  );
}
