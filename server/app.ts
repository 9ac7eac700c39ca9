import Koa from 'koa';
import { apiDocs } from './apiDocs.ts';
import { articleEndpoints } from './modules/articles/routes.ts';
import { auditEndpoints } from './modules/audit/routes.ts';
import { resetSecondFactor } from './modules/auth/commands/endSecondFactor.ts';
import { forgetFailures } from './modules/auth/commands/tryPassword.ts';
import { identify } from './modules/auth/identify.ts';
import { authEndpoints } from './modules/auth/routes.ts';
import { ceoEndpoints } from './modules/ceo/routes.ts';
import { dashboardEndpoints } from './modules/dashboard/routes.ts';
import { destinationEndpoints } from './modules/destinations/routes.ts';
import { eraseEnquiries } from './modules/enquiries/commands/eraseEnquiries.ts';
import { releaseEnquiry } from './modules/enquiries/commands/releaseEnquiry.ts';
import { enquiryEndpoints } from './modules/enquiries/routes.ts';
import { eraseSubscribers, scrubSubscribers } from './modules/newsletter/commands/eraseSubscribers.ts';
import { releaseSubscription } from './modules/newsletter/commands/releaseSubscription.ts';
import { newsletterEndpoints } from './modules/newsletter/routes.ts';
import { operationsEndpoints } from './modules/operations/routes.ts';
import { privacyEndpoints } from './modules/privacy/routes.ts';
import { eraseQuarantined } from './modules/quarantine/commands/eraseQuarantined.ts';
import { quarantineSubmission } from './modules/quarantine/commands/quarantineSubmission.ts';
import { quarantineEndpoints } from './modules/quarantine/routes.ts';
import { settingsEndpoints } from './modules/settings/routes.ts';
import { uploadEndpoints } from './modules/uploads/routes.ts';
import { changePassword } from './modules/users/commands/changePassword.ts';
import { noteSecondFactor } from './modules/users/commands/noteSecondFactor.ts';
import { noteSignIn } from './modules/users/commands/noteSignIn.ts';
import { passwordEndpoints } from './modules/users/passwordRoutes.ts';
import { requireGoodPasswordOf } from './modules/users/passwordRules.ts';
import { userEndpoints } from './modules/users/routes.ts';
import { weddingEndpoints } from './modules/weddings/routes.ts';
import { operationalEndpoints } from './operational.ts';
import type { Site } from './pages/site.ts';
import { tagsOf } from './pages/tags.ts';
import type { Config } from './platform/config.ts';
import type { Database } from './platform/db.ts';
import { AppError, notFound } from './platform/errors.ts';
import type { AnswerCache } from './platform/http/answerCache.ts';
import { areasMiddleware, type Endpoints } from './platform/http/endpoints.ts';
import { errorAnswers } from './platform/http/errorAnswers.ts';
import { keptAnswers } from './platform/http/keptAnswers.ts';
import { requestContext } from './platform/http/requestContext.ts';
import { securityHeaders } from './platform/http/securityHeaders.ts';
import type { RequestState } from './platform/http/state.ts';
import type { Listener } from './platform/listener.ts';
import type { Logger } from './platform/logger.ts';
import type { Storage } from './platform/storage.ts';

export type AppDependencies = {
  config: Config;
  db: Database;
  storage: Storage;
  logger: Logger;
  listener: Listener;
  /** Finished answers of public reads and pages. */
  cache: AnswerCache;
  /** The built site; null when the API runs alone. */
  site: Site | null;
  /** Turns false when the process is about to stop, so that no new request is sent here. */
  isAccepting: () => boolean;
};

/** The areas of the API, one a line. */
export function createAreas({
  config,
  db,
  storage,
  listener,
}: Pick<AppDependencies, 'config' | 'db' | 'storage' | 'listener'>): Endpoints[] {
  const secret = config.JWT_SECRET;
  const rateLimits = config.RATE_LIMITS;
  const mailConfigured = config.SMTP_URL !== undefined;
  const formMinSeconds = config.FORM_MIN_SECONDS;
  const forms = { mailConfigured, rateLimits, formMinSeconds, quarantine: quarantineSubmission };
  const releases = { contact: releaseEnquiry, booking: releaseEnquiry, newsletter: releaseSubscription };
  const erasers = {
    enquiries: eraseEnquiries,
    subscribers: eraseSubscribers,
    subscriberEvents: scrubSubscribers,
    quarantined: eraseQuarantined,
  };
  return [
    authEndpoints({
      ...{ db, secret, sessionHours: config.SESSION_HOURS, noteSignIn, changePassword, noteSecondFactor },
      requireGoodPassword: requireGoodPasswordOf,
    }),
    ...enquiryEndpoints({ db, storage, secret, ...forms }),
    quarantineEndpoints({ db, storage, releases }),
    dashboardEndpoints({ db, listener }),
    settingsEndpoints({ db }),
    userEndpoints({
      db,
      secret,
      resetSecondFactor: (id, context) => resetSecondFactor({ db, noteSecondFactor }, id, context),
    }),
    passwordEndpoints({ db, secret, rateLimits, forgetFailures }),
    privacyEndpoints({ db, storage, erasers }),
    newsletterEndpoints({ db, secret, ...forms }),
    ceoEndpoints({ db }),
    destinationEndpoints({ db, storage }),
    weddingEndpoints({ db }),
    ...articleEndpoints({ db, secret }),
    ...uploadEndpoints({ db, storage }),
    operationsEndpoints({ db }),
    auditEndpoints({ db }),
  ];
}

/** The Koa app: middleware in order, then every area. It does not listen. */
export function createApp(dependencies: AppDependencies): Koa<RequestState> {
  const { config, cache, db, logger, site } = dependencies;
  const app = new Koa<RequestState>({ proxy: config.TRUST_PROXY > 0, maxIpsCount: config.TRUST_PROXY });
  app.use(securityHeaders(config.PUBLIC_URL));
  app.use(operationalEndpoints(dependencies));
  app.use(requestContext(logger));
  app.use(errorAnswers);
  app.use(refuseUnknown);
  for (const files of site?.files ?? []) app.use(files);
  app.use(keptAnswers(cache, tagsOf));
  if (site) app.use(site.pages(app, cache));
  app.use(identify({ db, secret: config.JWT_SECRET }));
  const areas = createAreas(dependencies);
  app.use(apiDocs(areas, config.PUBLIC_URL));
  app.use(areasMiddleware(areas));
  // What a client does to its own connection is no error of ours.
  app.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE' && error.code !== 'ECONNRESET')
      logger.error({ err: error }, 'response failed');
  });
  return app;
}

/** What no area answered: a wrong method (the routers have set `Allow`) or an unknown path. */
const refuseUnknown: Koa.Middleware<RequestState> = async (ctx, next) => {
  await next();
  if (ctx.body !== undefined && ctx.body !== null) return;
  if (ctx.status === 405) throw new AppError(405, 'method_not_allowed', 'Method not allowed.');
  if (ctx.status === 404) throw notFound();
};
