/** Selects rows whose period has ended; the owners' commands delete them. */
const retention = 'workers/schedules/retention/';

/**
 * Who may touch which table in SQL. `writes` may read and write it, `reads` may read it; everyone else goes through the
 * owner's queries and commands. An entry ends with `/` for a folder.
 */
export const tableOwners: Record<string, { writes: string[]; reads?: string[] }> = {
  // The log of events: appended by record(), marked by the relay, read by projections and reports.
  events: {
    writes: [
      'server/platform/events/',
      'workers/delivery/',
      'demo/storeEvents.ts',
      // The one statement that stores an enquiry and its event.
      'server/modules/enquiries/commands/storeEnquiry.ts',
    ],
    reads: ['server/modules/', 'server/cli/', 'workers/', 'demo/loadDemoContent.ts'],
  },
  consumed_events: {
    writes: ['workers/delivery/', 'demo/storeEvents.ts'],
    reads: ['workers/consumers/mail/'],
  },
  idempotency_keys: {
    writes: ['server/platform/http/', 'server/modules/enquiries/commands/', retention],
  },
  rate_limits: { writes: ['server/platform/security/', retention] },
  processes: { writes: ['server/platform/observability/'], reads: ['server/modules/operations/'] },
  old_slugs: { writes: ['server/platform/db/'], reads: ['server/modules/destinations/queries.ts'] },
  pending_files: { writes: ['server/platform/storage/', retention] },
  daily_work: { writes: ['workers/schedules/'] },

  // Read models: each has one consumer that writes it, and one module that reads it.
  activity: { writes: ['workers/consumers/activityProjection.ts'], reads: ['server/modules/dashboard/'] },
  daily_statistics: {
    writes: ['workers/consumers/statisticsProjection.ts'],
    reads: ['server/modules/dashboard/'],
  },
  projected_activity: { writes: [], reads: ['workers/consumers/activityProjection.ts'] },
  projected_conversation_activity: { writes: [], reads: ['workers/consumers/activityProjection.ts'] },
  projected_visitor_activity: { writes: [], reads: ['workers/consumers/activityProjection.ts'] },
  projected_inbound_activity: { writes: [], reads: ['workers/consumers/activityProjection.ts'] },
  projected_statistics: { writes: [], reads: ['workers/consumers/statisticsProjection.ts'] },
  responses: { writes: ['workers/consumers/responsesProjection.ts'], reads: ['server/modules/responses/'] },
  projected_responses: { writes: [], reads: ['workers/consumers/responsesProjection.ts'] },
  queue_snapshot: {
    writes: ['workers/delivery/queueStatusReport.ts'],
    reads: ['server/modules/operations/'],
  },
  command_outcomes: {
    writes: ['workers/consumers/executeCommand.ts'],
    reads: ['server/modules/operations/'],
  },
  // Written while mails are sent; the module erases and deletes what is old.
  mail_deliveries: { writes: ['workers/consumers/mail/', 'server/modules/operations/'], reads: [retention] },

  users: { writes: ['server/modules/accounts/'], reads: ['server/cli/', 'demo/loadStaff.ts'] },
  sessions: { writes: ['server/modules/accounts/'], reads: [retention] },
  password_links: { writes: ['server/modules/accounts/'] },
  second_factors: { writes: ['server/modules/accounts/'] },
  recovery_codes: { writes: ['server/modules/accounts/'] },
  enquiries: { writes: ['server/modules/enquiries/', 'demo/loadEnquiries.ts'], reads: [retention] },
  enquiry_notes: { writes: ['server/modules/enquiries/', 'demo/loadEnquiries.ts'] },
  conversation_messages: { writes: ['server/modules/conversations/', 'demo/loadConversations.ts'] },
  message_files: { writes: ['server/modules/conversations/'], reads: [retention] },
  inbound_mails: { writes: ['server/modules/conversations/'], reads: [retention] },
  mailbox_reader: { writes: ['server/modules/conversations/'] },
  bounced_addresses: { writes: ['server/modules/conversations/'], reads: [retention] },
  reply_drafts: { writes: ['server/modules/conversations/'] },
  saved_replies: { writes: ['server/modules/conversations/'] },
  reply_signatures: { writes: ['server/modules/conversations/'] },
  enquiry_counts: { writes: ['server/modules/enquiries/'] },
  enquiry_count_changes: { writes: ['server/modules/enquiries/'] },
  enquiry_outcomes: {
    writes: ['server/modules/responses/', 'demo/enquiries/decideOutcomes.ts'],
  },
  // Also written by triggers of enquiries: storing one starts its clock, a status of handled ones stops it.
  reply_clocks: { writes: ['server/modules/replyClock/', 'demo/enquiries/pauseOldClocks.ts'] },
  quarantined_submissions: { writes: ['server/modules/enquiries/'], reads: [retention] },
  subscribers: {
    writes: ['server/modules/newsletter/', 'demo/loadSubscribers.ts'],
    reads: [retention],
  },
  posts: { writes: ['server/modules/articles/'] },
  post_categories: { writes: ['server/modules/articles/'] },
  post_views: { writes: ['server/modules/articles/'] },
  destinations: { writes: ['server/modules/destinations/'] },
  departure_seats: { writes: ['server/modules/seats/'] },
  wedding_destinations: { writes: ['server/modules/weddings/'] },
  reviews: { writes: ['server/modules/reviews/'] },
  review_invitations: { writes: ['server/modules/reviews/'], reads: [retention] },
  team_members: { writes: ['server/modules/team/'] },
  ceo_messages: { writes: ['server/modules/ceo/'] },
  settings: { writes: ['server/modules/settings/'] },
  page_contents: { writes: ['server/modules/content/'] },
  content_previews: { writes: ['server/modules/content/'] },
  uploads: { writes: ['server/modules/uploads/'] },
};
