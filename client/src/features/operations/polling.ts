/** The workers report every two seconds; nobody is asked while nobody looks. */
export const pollEveryMs = 3000;
