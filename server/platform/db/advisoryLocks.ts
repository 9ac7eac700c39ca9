/** Keys of the advisory locks that the whole product shares. Each must be unique within the database. */
export const advisoryLocks = {
  migrations: 5_411_201,
  firstAdmin: 5_411_202,
  activeCeoMessage: 5_411_203,
  queueStatusReport: 5_411_204,
  demoContent: 5_411_205,
  turns: 5_411_206,
  merges: 5_411_207,
} as const;
