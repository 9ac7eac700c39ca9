/** Keys of the advisory locks that the whole product shares. Each must be unique within the database. */
export const advisoryLocks = {
  migrations: 5_411_201,
  firstAdmin: 5_411_202,
  activeCeoMessage: 5_411_203,
  queueStatusReport: 5_411_204,
  demoContent: 5_411_205,
  turns: 5_411_206,
  merges: 5_411_207,
  /** The first of two keys; the second is the id of the destination. */
  brochures: 5_411_208,
  pageContents: 5_411_209,
} as const;
