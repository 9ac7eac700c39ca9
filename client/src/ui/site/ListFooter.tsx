import Pagination from '@mui/material/Pagination';
import PaginationItem from '@mui/material/PaginationItem';
import TextField from '@mui/material/TextField';
import { useNavigate } from 'react-router-dom';
import { Button } from './Button.tsx';
import styles from './ListFooter.module.css';
import { nativeSelect } from './nativeSelect.ts';
import { type GetPagePath, pageSizes } from './pageQuery.ts';
import { RouterLink } from './RouterLink.tsx';
import { usePageKeys } from './usePageKeys.ts';

type ListFooterProps = {
  page: number;
  limit: number;
  total: number;
  totalPages: number;
  getPagePath: GetPagePath;
};

/** Page size, "Showing X to Y of Z results", page links, and arrow keys. The URL holds page and size. */
export function ListFooter({ page, limit, total, totalPages, getPagePath }: ListFooterProps) {
  const navigate = useNavigate();
  usePageKeys(page, totalPages, (targetPage) => void navigate(getPagePath(targetPage, limit)));
  if (total === 0) return null;

  const first = (page - 1) * limit + 1;
  return (
    <div className={styles.footer}>
      <PageSize limit={limit} onChoose={(size) => void navigate(getPagePath(1, size))} />
      <p className={styles.showing} role="status">
        {`Showing ${Math.min(first, total)} to ${Math.min(first + limit - 1, total)} of ${total} results`}
      </p>
      {totalPages > 1 ? (
        <PageLinks
          page={page}
          totalPages={totalPages}
          getPagePath={(targetPage) => getPagePath(targetPage, limit)}
        />
      ) : null}
    </div>
  );
}

/** Without a script the form leads to the first page of that size. */
function PageSize({ limit, onChoose }: { limit: number; onChoose: (size: number) => void }) {
  return (
    <form className={styles.sizes} onSubmit={(event) => event.preventDefault()}>
      <TextField
        {...nativeSelect}
        className={styles.size}
        name="limit"
        label="Per page"
        value={limit}
        onChange={(event) => onChoose(Number(event.target.value))}
      >
        {pageSizes.map((size) => (
          <option key={size}>{size}</option>
        ))}
      </TextField>
      <noscript>
        <Button type="submit" small>
          Show
        </Button>
      </noscript>
    </form>
  );
}

type PageLinksProps = { page: number; totalPages: number; getPagePath: (page: number) => string };

const stepLabels: Record<string, string> = { previous: 'Previous page', next: 'Next page' };

export function PageLinks({ page, totalPages, getPagePath }: PageLinksProps) {
  return (
    <Pagination
      color="primary"
      size="large"
      page={page}
      count={totalPages}
      aria-label="Pages"
      getItemAriaLabel={(type, target) => stepLabels[type] ?? `Page ${target}`}
      renderItem={(item) => {
        if (item.page === null || item.disabled) return <PaginationItem {...item} />;
        return <PaginationItem {...item} component={RouterLink} to={getPagePath(item.page)} />;
      }}
    />
  );
}
