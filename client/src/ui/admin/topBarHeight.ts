/** Fixed and sticky elements start below it. */
export const topBarHeight = '4rem';
