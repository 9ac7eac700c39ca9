import { ArticleList } from './ArticleList.tsx';
import { newsArea } from './articleAreas.ts';
import { NewsTable } from './NewsTable.tsx';

export const NewsList = () => (
  <ArticleList area={newsArea}>{(view, filters) => <NewsTable view={view} filters={filters} />}</ArticleList>
);
