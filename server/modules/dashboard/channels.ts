/** After a commit, workers notify this channel of the event ids of new activity; an empty payload means "reload". */
export const dashboardChannel = 'safarnama_dashboard';
