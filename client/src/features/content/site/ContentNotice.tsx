import { ErrorNotice, LoadingCards } from '../../../ui/site/Notice.tsx';

/** In place of a page's content: it is loading, or could not be loaded. */
export const ContentNotice = ({ error }: { error: unknown }) => (
  <div className="wrap">
    {error ? (
      <ErrorNotice title="This page could not be loaded" />
    ) : (
      <LoadingCards label="Loading the page" />
    )}
  </div>
);
