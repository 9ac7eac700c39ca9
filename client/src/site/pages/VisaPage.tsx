import { passportScene } from '../scenes/passportScene.tsx';
import { buildServicePage, type Service, ServicePage } from './buildServicePage.tsx';

const page: Service<'visa'> = {
  page: 'visa',
  title: 'Visa',
  service: 'Visa assistance',
  scene: passportScene,
  listAreas: ({ visas }) => visas.map(({ country }) => country),
  getFees: ({ visas }) => ({
    title: 'Fees and processing times',
    columns: ['Country', 'Visa', 'Fee', 'Processing time', 'Length of stay'],
    detailsLabel: 'Documents',
    rows: visas.map((visa) => ({
      title: visa.country,
      cells: [visa.kind, visa.fee, visa.time, visa.stay],
      details: visa.documents,
    })),
  }),
  portalLabel: 'Apply in the customer portal',
  enquiry: '/booking?for=visa&info=Visa%20Assistance&travel_type=Visa',
};

export const { loader, head } = buildServicePage(page);

export const Component = () => <ServicePage {...page} />;
