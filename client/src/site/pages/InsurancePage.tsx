import { umbrellaScene } from '../scenes/umbrellaScene.tsx';
import { buildServicePage, type Service, ServicePage } from './buildServicePage.tsx';

const page: Service<'insurance'> = {
  page: 'insurance',
  title: 'Insurance',
  service: 'Travel insurance',
  scene: umbrellaScene,
  listAreas: ({ plans }) => plans.map(({ area }) => area),
  getFees: ({ plans }) => ({
    title: 'Plans and prices',
    columns: ['Plan', 'Countries', 'Price', 'Length of cover'],
    detailsLabel: 'What it covers',
    rows: plans.map((plan) => ({
      title: plan.name,
      cells: [plan.area, plan.price, plan.time],
      details: plan.cover,
    })),
  }),
  portalLabel: 'Compare in the customer portal',
  enquiry: '/booking?for=insurance&info=Travel%20Insurance&travel_type=Insurance',
};

export const { loader, head } = buildServicePage(page);

export const Component = () => <ServicePage {...page} />;
