import { formatDay } from '../../lib/text/formats.ts';

/** `2026-03` as `March 2026`. */
export const formatMonth = (month: string) => formatDay(`${month}-01`).slice(2);
