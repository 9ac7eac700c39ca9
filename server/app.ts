import Koa from 'koa';
import { requireOwnPassword } from './modules/accounts/authentication/commands/verifyPassword.ts';
import { identify } from './modules/accounts/authentication/identify.ts';
import { authEndpoints } from './modules/accounts/authentication/routes.ts';
import { listUnknownUsernames } from './modules/accounts/users/queries.ts';
import { userEndpoints } from './modules/accounts/users/routes.ts';
import { articleEndpoints } from './modules/articles/articleRoutes.ts';
import { journeyLinkEndpoints } from './modules/articles/journeyLinkRoutes.ts';
import { auditEndpoints } from './modules/audit/routes.ts';
import { ceoEndpoints } from './modules/ceo/routes.ts';
import { contentEndpoints } from './modules/content/routes.ts';
import { eraseConversations } from './modules/conversations/commands/eraseConversations.ts';
import { lockAnswerable } from './modules/conversations/commands/lockAnswerable.ts';
import { inboundMailEndpoints } from './modules/conversations/inbound/routes.ts';
import { conversationEndpoints } from './modules/conversations/routes.ts';
import { statusPageEndpoints } from './modules/conversations/statusPage/routes.ts';
import { dashboardEndpoints } from './modules/dashboard/routes.ts';
import { destinationEndpoints } from './modules/destinations/routes.ts';
import { releaseEnquiry } from './modules/enquiries/commands/releaseEnquiry.ts';
import { unassignEnquiries } from './modules/enquiries/commands/unassignEnquiries.ts';
import { quarantineEndpoints } from './modules/enquiries/quarantine/routes.ts';
import { enquiryEndpoints } from './modules/enquiries/routes.ts';
import { releaseSubscription } from './modules/newsletter/commands/releaseSubscription.ts';
import { newsletterActions } from './modules/newsletter/newsletterActions.ts';
import { newsletterEndpoints } from './modules/newsletter/routes.ts';
import { operationsEndpoints } from './modules/operations/routes.ts';
import { personEndpoints } from './modules/people/routes.ts';
import { privacyEndpoints } from './modules/privacy/routes.ts';
import { replyClockEndpoints } from './modules/replyClock/routes.ts';
import { moveBooking } from './modules/responses/commands/moveBooking.ts';
import { responseEndpoints } from './modules/responses/routes.ts';
import { reviewInvitationEndpoints } from './modules/reviews/invitations/routes.ts';
import { reviewEndpoints } from './modules/reviews/routes.ts';
import { searchEndpoints } from './modules/search/routes.ts';
import { countConfirmedSeats } from './modules/seats/queries.ts';
import { seatEndpoints } from './modules/seats/routes.ts';
import { getSettings } from './modules/settings/queries.ts';
import { settingsEndpoints } from './modules/settings/routes.ts';
import { teamEndpoints } from './modules/team/routes.ts';
import { uploadEndpoints } from './modules/uploads/routes.ts';
import { weddingEndpoints } from './modules/weddings/routes.ts';
import { openPreviewEntries } from './openPreviewEntries.ts';
import type { Config } from './platform/config.ts';
import type { Database } from './platform/db/db.ts';
import type { Listener } from './platform/db/listener.ts';
import { AppError, notFound } from './platform/errors.ts';
import { apiDocs } from './platform/http/apiDocs.ts';
import { responseCacheMiddleware } from './platform/http/cache/cacheMiddleware.ts';
import type { ResponseCache } from './platform/http/cache/responseCache.ts';
import type { Endpoint } from './platform/http/endpoints.ts';
import { errorHandler } from './platform/http/errorHandler.ts';
import { normalizeRequestTarget } from './platform/http/normalizeRequestTarget.ts';
import { plainFormPages } from './platform/http/plainFormPages.ts';
import { type ProbeDependencies, probes } from './platform/http/probes.ts';
import { reportResponseErrors } from './platform/http/reportResponseErrors.ts';
import { requestContext } from './platform/http/requestContext.ts';
import { routeRequests } from './platform/http/routeRequests.ts';
import { securityHeaders } from './platform/http/securityHeaders.ts';
import { standalonePages } from './platform/http/standalonePage.ts';
import type { RequestState } from './platform/http/state.ts';
import type { Logger } from './platform/observability/logger.ts';
import type { Storage } from './platform/storage/storage.ts';
import { getCacheTags } from './site/cacheTags.ts';
import type { Site } from './site/site.ts';

export type AppDependencies = ProbeDependencies & {
  config: Config;
  db: Database;
  storage: Storage;
  logger: Logger;
  listener: Listener;
  /** Responses to public reads and pages. */
  cache: ResponseCache;
  /** The built site; null when the API runs alone. */
  site: Site | null;
};

export function createEndpoints({
  config,
  db,
  storage,
  listener,
  site,
}: Pick<AppDependencies, 'config' | 'db' | 'storage' | 'listener' | 'site'>): Endpoint[] {
  const secret = config.JWT_SECRET;
  const rateLimits = config.RATE_LIMITS;
  const mailConfigured = config.SMTP_URL !== undefined;
  const formMinSeconds = config.FORM_MIN_SECONDS;
  const forms = { mailConfigured, rateLimits, formMinSeconds };
  // The newsletter uses the quarantine, so the quarantine cannot import the command that releases a subscription.
  const releases = { contact: releaseEnquiry, booking: releaseEnquiry, newsletter: releaseSubscription };
  const sendPage = openPages({ db, site });
  const areas = [
    ...authEndpoints({ db, secret, sessionHours: config.SESSION_HOURS, rateLimits }),
    // Conversations and responses read enquiries, and those read clocks, so neither can import their commands.
    ...enquiryEndpoints({ db, storage, secret, eraseConversations, moveBooking, ...forms }),
    conversationEndpoints({ db, storage, secret, publicUrl: config.PUBLIC_URL }),
    statusPageEndpoints({ db, storage, secret, rateLimits, sendPage }),
    replyClockEndpoints({ db, lockAnswerable }),
    responseEndpoints({ db }),
    seatEndpoints({ db }),
    personEndpoints({ db }),
    inboundMailEndpoints({ db, storage, inboundSecret: config.INBOUND_SECRET }),
    quarantineEndpoints({ db, storage, releases }),
    dashboardEndpoints({ db, listener }),
    // Users read settings, so settings cannot import the query of their names.
    settingsEndpoints({ db, listUnknownUsernames }),
    contentEndpoints({ db, secret }),
    // Enquiries and authentication read users, so users cannot import their commands.
    userEndpoints({ db, secret, unassignEnquiries, requireOwnPassword }),
    privacyEndpoints({ db, storage }),
    newsletterEndpoints({ db, secret, ...forms, sendPage }),
    ceoEndpoints({ db }),
    teamEndpoints({ db }),
    // Seats read destinations, so destinations cannot import the query that counts confirmed seats.
    destinationEndpoints({ db, listener, storage, secret, countConfirmedSeats }),
    weddingEndpoints({ db, secret }),
    reviewEndpoints({ db }),
    reviewInvitationEndpoints({ db, secret, rateLimits, sendPage }),
    ...articleEndpoints({ db, secret }),
    journeyLinkEndpoints({ db }),
    searchEndpoints({ db }),
    uploadEndpoints({ db, storage }),
    operationsEndpoints({ db }),
    auditEndpoints({ db }),
  ];
  return areas.flatMap(({ declared }) => declared);
}

const openPages = ({ db, site }: Pick<AppDependencies, 'db' | 'site'>) =>
  standalonePages(site?.fonts ?? null, async () => (await getSettings(db)).agency_name);

/** The Koa app: its middleware in order, the endpoints last. It does not listen. */
export function createApp(dependencies: AppDependencies): Koa<RequestState> {
  const { config, cache, db, logger, site } = dependencies;
  const app = new Koa<RequestState>({ proxy: config.TRUST_PROXY > 0, maxIpsCount: config.TRUST_PROXY });
  app.use(normalizeRequestTarget);
  app.use(securityHeaders(config.PUBLIC_URL));
  app.use(probes(dependencies));
  app.use(requestContext(logger));
  app.use(plainFormPages(openPages({ db, site })));
  app.use(errorHandler);
  app.use(refuseUnknown);
  for (const files of site?.files ?? []) app.use(files);
  app.use(responseCacheMiddleware(cache, getCacheTags));
  if (site) app.use(site.pages(app, openPreviewEntries(db)));
  app.use(identify({ db, secret: config.JWT_SECRET }));
  const endpoints = createEndpoints(dependencies);
  app.use(apiDocs(endpoints, config.PUBLIC_URL));
  app.use(newsletterActions(endpoints));
  app.use(routeRequests(endpoints));
  app.on('error', reportResponseErrors(logger));
  return app;
}

/**
 * Rejects what no endpoint has handled: a wrong method (the router has set `Allow`; it responds with 501 to methods
 * that it does not know, such as PROPFIND) or an unknown path.
 */
const refuseUnknown: Koa.Middleware<RequestState> = async (ctx, next) => {
  await next();
  if (ctx.body !== undefined && ctx.body !== null) return;
  if (ctx.status === 405 || ctx.status === 501)
    throw new AppError(405, 'method_not_allowed', 'Method not allowed.');
  if (ctx.status === 404) throw notFound();
};
