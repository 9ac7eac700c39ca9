import { weddingPagePath } from '@modules/weddings/weddingPagePath.contract.ts';
import { truncate } from '@platform/text/truncate.contract.ts';
import { readReviews } from '../../features/reviews/site/reviewsApi.ts';
import { toProduct } from '../../features/reviews/site/toProduct.ts';
import { getWeddingBySlug, type Wedding } from '../../features/weddings/site/weddingsApi.ts';
import type { AppStore } from '../../lib/store/store.ts';
import type { PageHead } from '../pageModule.ts';
import { breadcrumbs, pageTitle } from './pageTitle.ts';

export function weddingPackageHead(store: AppStore, slug: string): PageHead {
  const { data } = getWeddingBySlug.select(slug)(store.getState());
  if (!data) {
    return {
      title: pageTitle(store, data === null ? 'Wedding package not found' : 'Wedding package'),
      description: 'Wedding packages by the sea, the lake, the fort and the hills, with capacity and price.',
      canonicalPath: weddingPagePath(slug),
      ...(data === null ? { status: 404 } : {}),
    };
  }
  const path = weddingPagePath(data.slug);
  const [cover] = data.gallery;
  return {
    title: pageTitle(store, data.meta_title || data.title),
    description: data.meta_description || truncate(data.description, 155),
    canonicalPath: path,
    ...(cover ? { image: cover.image, focus: cover } : {}),
    ...(slug === data.slug ? {} : { redirect: path }),
    jsonLd: [
      breadcrumbs(['Destination Wedding', '/wedding'], [data.title, path]),
      toProduct(
        { ...data, name: data.title, image: data.images, path },
        readReviews(store, { wedding: slug }),
      ),
      ...(data.questions.length > 0 ? [toQuestionsPage(data.questions)] : []),
    ],
  };
}

const toQuestionsPage = (questions: Wedding['questions']) => ({
  '@context': 'https://schema.org',
  '@type': 'FAQPage',
  mainEntity: questions.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer },
  })),
});
