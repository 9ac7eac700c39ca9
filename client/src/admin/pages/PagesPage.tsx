import { contentPages, type PageName, pageNames } from '@modules/content/contract.ts';
import { Tab, Tabs } from '@mui/material';
import { Link, useSearchParams } from 'react-router-dom';
import { getStoredPage } from '../../features/content/admin/contentAdminApi.ts';
import { PageEditor } from '../../features/content/admin/PageEditor.tsx';
import { PageHeader } from '../../ui/admin/PageHeader.tsx';
import { PageSkeleton } from '../../ui/admin/PageSkeleton.tsx';
import { ErrorState } from '../../ui/admin/StateViews.tsx';

/** The pages whose texts and pictures staff edit; the URL names the open one. */
export function PagesPage() {
  const [params] = useSearchParams();
  const page = pageNames.find((name) => name === params.get('page')) ?? 'home';
  return (
    <>
      <PageHeader
        title="Pages"
        subtitle="Texts and pictures of the website. Saved changes appear immediately."
      />
      <Tabs
        component="nav"
        aria-label="Pages"
        value={page}
        variant="scrollable"
        allowScrollButtonsMobile
        // an arrow that leads nowhere would indent the tabs
        sx={{ mb: 2, '& .MuiTabs-scrollButtons.Mui-disabled': { display: 'none' } }}
      >
        {pageNames.map((name) => (
          <Tab
            key={name}
            value={name}
            component={Link}
            to={`?page=${name}`}
            label={contentPages[name].label}
            aria-current={name === page ? 'page' : undefined}
          />
        ))}
      </Tabs>
      <StoredPage key={page} page={page} />
    </>
  );
}

function StoredPage({ page }: { page: PageName }) {
  const { data, error, refetch } = getStoredPage.useQuery(page, { refetchOnMountOrArgChange: true });
  if (data) return <PageEditor page={page} stored={data} />;
  if (error)
    return <ErrorState title="The page could not be loaded" text={error.message} onRetry={refetch} />;
  return <PageSkeleton />;
}
