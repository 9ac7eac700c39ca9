/** Workers announce here, after their commit, the event ids of new activity; empty means "look for yourself". */
export const dashboardChannel = 'safarnama_dashboard';
