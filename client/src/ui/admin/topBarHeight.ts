/** In pixels; fixed and sticky elements start below it. */
export const topBarHeight = 64;
